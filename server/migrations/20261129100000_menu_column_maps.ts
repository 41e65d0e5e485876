import type { Knex } from 'knex'

/** How a venue mapped the columns of files from elsewhere to those of our sheets, by kind and headers. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'

  await knex.schema.createTable('menu_column_maps', (table) => {
    table.increments('id')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.text('kind').notNullable()
    // A hash of the headers, whatever their order.
    table.text('headersKey').notNullable()
    table.text('headers').notNullable()
    table.text('columns').notNullable()
    table.boolean('fillsTexts').notNullable()
    if (isPostgres) table.specificType('updatedAt', 'timestamptz(3)').notNullable()
    else table.text('updatedAt').notNullable()
    table.text('updatedBy').notNullable()
    table.unique(['restaurantId', 'kind', 'headersKey'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('menu_column_maps')
}
