import type { Knex } from 'knex'

/** What each import from a spreadsheet made and changed, with what was there before, so that it can be taken back. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instant = (table: Knex.CreateTableBuilder, name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)

  await knex.schema.createTable('menu_imports', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('kind').notNullable()
    instant(table, 'importedAt').notNullable()
    table.text('importedBy').notNullable()
    // {created: ids, changed: [{id, version: as the import left it, fields, columns: as they were}]}
    table.text('prior').notNullable()
    instant(table, 'undoneAt')
    table.index(['restaurantId', 'kind', 'id'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('menu_imports')
}
