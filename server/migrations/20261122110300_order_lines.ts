import type { Knex } from 'knex'

/**
 * The lines of orders as rows, so that what was sold can be summed by item, and how far the log of the orders was read to write them. It
 * begins with the first entry: the lines of orders from before come by and by.
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.createTable('order_lines', (table) => {
    table.integer('orderId').notNullable().references('orders.id').onDelete('CASCADE')
    table.integer('place').notNullable()
    table.integer('restaurantId').notNullable().references('venues.id')
    table.integer('itemId').notNullable()
    table.integer('categoryId')
    table.integer('menuId').notNullable()
    table.integer('quantity').notNullable()
    table.bigInteger('total').notNullable()
    if (isPostgres) table.specificType('soldAt', 'timestamptz(3)').notNullable()
    else table.text('soldAt').notNullable()
    table.primary(['orderId', 'place'])
    table.index(['restaurantId', 'soldAt'])
    table.index(['restaurantId', 'itemId', 'soldAt'])
  })
  await knex.schema.createTable('log_readers', (table) => {
    table.text('name').primary()
    table.integer('lastEventId').notNullable()
  })
  await knex('log_readers').insert({ name: 'order lines', lastEventId: 0 })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('log_readers')
  await knex.schema.dropTable('order_lines')
}
