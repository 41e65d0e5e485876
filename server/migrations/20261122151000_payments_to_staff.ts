import type { Knex } from 'knex'

/**
 * What staff took for an order in cash and by card, summed beside what was paid online; and which version of the order a payment made. What
 * orders came to is summed from an index that has all of it; a new order is not in it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => {
    table.bigInteger('amountPaidInCash').notNullable().defaultTo(0)
    table.bigInteger('amountPaidByCard').notNullable().defaultTo(0)
  })
  await knex.schema.alterTable('payments', (table) => {
    table.integer('version')
  })
  await knex.raw(
    `CREATE INDEX orders_finance_index ON orders ("restaurantId", "completedAT", "paymentType", "status", "currency",
       "placeHolderPrice", "serviceFee", "vatFee", "orderPrice", "tipAmount", "amountPaidOnline", "amountPaidInCash", "amountPaidByCard")
     WHERE "completedAT" IS NOT NULL`,
  )
  // The new one finds what this one found.
  await knex.raw('DROP INDEX orders_completed_index')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'CREATE INDEX orders_completed_index ON orders ("restaurantId", "completedAT") WHERE "completedAT" IS NOT NULL',
  )
  await knex.raw('DROP INDEX orders_finance_index')
  await knex.schema.alterTable('payments', (table) => {
    table.dropColumn('version')
  })
  await knex.schema.alterTable('orders', (table) => {
    table.dropColumns('amountPaidInCash', 'amountPaidByCard')
  })
}
