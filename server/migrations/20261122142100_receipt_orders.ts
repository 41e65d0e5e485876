import type { Knex } from 'knex'

/** How far the printing is of the orders of venues that only print receipts, and every copy that went to print. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instants = (table: Knex.CreateTableBuilder) => (name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)

  await knex.schema.createTable('receipt_orders', (table) => {
    const instant = instants(table)
    table.integer('id').primary().references('orders.id').onDelete('CASCADE')
    table.integer('restaurantId').notNullable()
    table.text('currency').notNullable()
    table.text('status').notNullable()
    table.integer('version').notNullable().defaultTo(1)
    table.text('table').notNullable()
    table.integer('pieces').notNullable()
    table.bigInteger('orderPrice').notNullable()
    instant('createdAt').notNullable()
    instant('updatedAt').notNullable()
    table.integer('tries').notNullable().defaultTo(0)
    table.text('claimKey')
    table.text('claimedBy')
    instant('claimedUntil')
    table.boolean('isPrinting').notNullable().defaultTo(false)
    table.integer('copies').notNullable().defaultTo(0)
    table.integer('lastPrintId')
    instant('printedAt')
    table.text('printedBy')
    table.index(['restaurantId', 'status', 'createdAt'])
    table.index(['restaurantId', 'createdAt'])
    table.index(['restaurantId', 'updatedAt'])
  })

  await knex.schema.createTable('receipt_prints', (table) => {
    const instant = instants(table)
    table.increments('id')
    table.integer('orderId').notNullable().references('orders.id').onDelete('CASCADE')
    table.integer('restaurantId').notNullable()
    table.text('what').notNullable()
    table.integer('copy').notNullable()
    table.boolean('isDuplicate').notNullable()
    table.text('state').notNullable()
    table.text('by').notNullable()
    table.text('byKind').notNullable()
    table.integer('byId')
    instant('at').notNullable()
    instant('endedAt')
    table.unique(['orderId', 'what', 'copy'])
    table.index(['restaurantId', 'id'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('receipt_prints')
  await knex.schema.dropTable('receipt_orders')
}
