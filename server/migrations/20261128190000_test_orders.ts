import type { Knex } from 'knex'

/**
 * Test orders, which are in no sum. The index of finance has the flag too, so that sums are still read from it alone. Those of a venue are
 * few, and an index of them finds the ones that were delivered.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => {
    table.boolean('isTest').notNullable().defaultTo(false)
  })
  await knex.raw('DROP INDEX orders_finance_index')
  await knex.raw(financeIndex(', "isTest"'))
  await knex.raw('CREATE INDEX orders_test_index ON orders ("restaurantId", "deliveredAt") WHERE "isTest"')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX orders_test_index')
  await knex.raw('DROP INDEX orders_finance_index')
  await knex.raw(financeIndex(''))
  // In SQL: on SQLite, Knex would make the table again, and take the log of the orders along.
  await knex.raw('ALTER TABLE orders DROP COLUMN "isTest"')
}

function financeIndex(more: string): string {
  return `CREATE INDEX orders_finance_index ON orders ("restaurantId", "completedAT", "paymentType", "status", "currency",
       "placeHolderPrice", "serviceFee", "vatFee", "orderPrice", "tipAmount", "amountPaidOnline", "amountPaidInCash", "amountPaidByCard"${more})
     WHERE "completedAT" IS NOT NULL`
}
