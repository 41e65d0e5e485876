import type { Knex } from 'knex'

/** What staff took for an order in cash and by card, summed beside what was paid online; and which version of the order a payment made. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('orders', (table) => {
    table.bigInteger('amountPaidInCash').notNullable().defaultTo(0)
    table.bigInteger('amountPaidByCard').notNullable().defaultTo(0)
  })
  await knex.schema.alterTable('payments', (table) => {
    table.integer('version')
  })
  await knex.raw('DROP INDEX orders_finance_index')
  await knex.raw(financeIndex('"amountPaidOnline", "amountPaidInCash", "amountPaidByCard"'))
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX orders_finance_index')
  await knex.raw(financeIndex('"amountPaidOnline"'))
  await knex.schema.alterTable('payments', (table) => {
    table.dropColumn('version')
  })
  await knex.schema.alterTable('orders', (table) => {
    table.dropColumns('amountPaidInCash', 'amountPaidByCard')
  })
}

function financeIndex(paid: string): string {
  return `CREATE INDEX orders_finance_index ON orders ("restaurantId", "completedAT", "paymentType", "status", "currency",
       "placeHolderPrice", "serviceFee", "vatFee", "orderPrice", "tipAmount", ${paid})
     WHERE "completedAT" IS NOT NULL`
}
