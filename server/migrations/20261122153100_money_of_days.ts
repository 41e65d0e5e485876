import type { Knex } from 'knex'

/** What came in and went back on some days is summed in an index that has all columns of it. Lists of payments are read off it too. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'CREATE INDEX payments_money_index ON payments ("restaurantId", "at", "id", "currency", "kind", "amount", "orderId")',
  )
  await knex.schema.alterTable('payments', (table) => void table.dropIndex(['restaurantId', 'at']))
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('payments', (table) => void table.index(['restaurantId', 'at']))
  await knex.raw('DROP INDEX payments_money_index')
}
