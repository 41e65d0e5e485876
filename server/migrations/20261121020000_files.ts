import type { Knex } from 'knex'

/** The pictures that people uploaded. Which records show them stands in the records. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instant = (table: Knex.CreateTableBuilder, name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)

  await knex.schema.createTable('files', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('folder').notNullable()
    // Of what was uploaded: the same picture uploaded twice is one file.
    table.text('hash').notNullable()
    table.text('key').notNullable()
    table.text('url').notNullable().unique()
    table.integer('bytes').notNullable()
    table.text('uploadedBy').notNullable()
    instant(table, 'uploadedAt').notNullable()
    // When the clean-up looks whether a record shows it.
    instant(table, 'checkAt').notNullable()
    table.unique(['restaurantId', 'folder', 'hash'])
    table.index(['checkAt', 'id'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('files')
}
