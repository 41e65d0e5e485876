import type { Knex } from 'knex'

/**
 * What orders came to is summed from an index that has all of it, and orders of which something is to be paid back are found. A new order
 * is in neither: they cost nothing where orders are placed.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE INDEX orders_finance_index ON orders ("restaurantId", "completedAT", "paymentType", "status", "currency",
       "placeHolderPrice", "serviceFee", "vatFee", "orderPrice", "tipAmount", "amountPaidOnline")
     WHERE "completedAT" IS NOT NULL`,
  )
  // The new one finds what this one found.
  await knex.raw('DROP INDEX orders_completed_index')
  await knex.raw(
    'CREATE INDEX orders_cancelled_index ON orders ("restaurantId", "cancelAt") WHERE "cancelAt" IS NOT NULL',
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX orders_cancelled_index')
  await knex.raw(
    'CREATE INDEX orders_completed_index ON orders ("restaurantId", "completedAT") WHERE "completedAT" IS NOT NULL',
  )
  await knex.raw('DROP INDEX orders_finance_index')
}
