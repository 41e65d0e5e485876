import type { Knex } from 'knex'

/** Requests keep the order whose act settled them, beside its version: two orders of a table have acts of one number. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('requests', (table) => table.integer('settledOrderId'))
  await knex.raw('UPDATE requests SET "settledOrderId" = "orderId" WHERE "settledIn" IS NOT NULL')
}

export async function down(knex: Knex): Promise<void> {
  // In SQL: on SQLite, Knex would make the table again.
  await knex.raw('ALTER TABLE requests DROP COLUMN ??', ['settledOrderId'])
}
