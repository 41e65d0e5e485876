import type { Knex } from 'knex'

/** The log says of a payment for several orders at once which of them was the first, and which version it made of that one. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('order_events', (table) => {
    for (const name of columns) table.integer(name)
  })
}

export async function down(knex: Knex): Promise<void> {
  // In SQL: on SQLite, Knex would make the table again.
  for (const name of columns) await knex.raw('ALTER TABLE order_events DROP COLUMN ??', [name])
}

const columns = ['paidWithOrderId', 'paidWithVersion']
