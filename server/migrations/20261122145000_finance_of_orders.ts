import type { Knex } from 'knex'

/** Orders of which something is to be paid back are found. A new order is not among them: it costs nothing where orders are placed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'CREATE INDEX orders_cancelled_index ON orders ("restaurantId", "cancelAt") WHERE "cancelAt" IS NOT NULL',
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX orders_cancelled_index')
}
