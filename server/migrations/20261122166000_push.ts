import type { Knex } from 'knex'

/** Browsers that have agreed to be told what waits, the orders of which they were told, and after how long at each venue. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  const instants = (table: Knex.CreateTableBuilder) => (name: string) =>
    isPostgres ? table.specificType(name, 'timestamptz(3)') : table.text(name)

  await knex.schema.createTable('push_subscriptions', (table) => {
    const instant = instants(table)
    table.increments('id')
    table.integer('userId').notNullable().references('users.id').onDelete('CASCADE')
    // Of a session that may be over: then it is told nothing until somebody has signed in there again.
    table.text('sessionId').notNullable()
    table.text('endpoint').notNullable().unique()
    table.text('p256dh').notNullable()
    table.text('auth').notNullable()
    table.text('deviceName').notNullable()
    instant('createdAt').notNullable()
    instant('confirmedAt').notNullable()
    table.index(['userId', 'confirmedAt'])
    table.index(['confirmedAt'])
  })

  await knex.schema.createTable('push_told_orders', (table) => {
    table.integer('orderId').primary().references('orders.id').onDelete('CASCADE')
    instants(table)('placedAt').notNullable()
    table.index(['placedAt'])
  })

  await knex.schema.alterTable('venues', (table) => {
    table.integer('pushOrdersAfterMinutes').notNullable().defaultTo(2)
  })
}

export async function down(knex: Knex): Promise<void> {
  // In SQL: on SQLite, Knex would make the table again, and take all that belongs to venues along.
  await knex.raw('ALTER TABLE venues DROP COLUMN ??', ['pushOrdersAfterMinutes'])
  await knex.schema.dropTable('push_told_orders')
  await knex.schema.dropTable('push_subscriptions')
}
