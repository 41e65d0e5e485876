import type { Knex } from 'knex'

/** The venues that show a picture of another one, because a menu was copied to them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('menu_picture_shares', (table) => {
    table.text('url').notNullable().references('files.url').onDelete('CASCADE')
    table.integer('restaurantId').notNullable().references('venues.id').onDelete('CASCADE')
    table.primary(['url', 'restaurantId'])
    table.index(['restaurantId'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('menu_picture_shares')
}
