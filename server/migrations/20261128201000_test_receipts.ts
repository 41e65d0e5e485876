import type { Knex } from 'knex'

/** Whether a receipt to print is of a test order. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('receipt_orders', (table) => {
    table.boolean('isTest').notNullable().defaultTo(false)
  })
  await knex.raw('UPDATE receipt_orders SET "isTest" = ? WHERE "id" IN (SELECT "id" FROM orders WHERE "isTest")', [
    true,
  ])
}

export async function down(knex: Knex): Promise<void> {
  // In SQL: on SQLite, Knex would make the table again.
  await knex.raw('ALTER TABLE receipt_orders DROP COLUMN ??', ['isTest'])
}
