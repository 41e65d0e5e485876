import type { Knex } from 'knex'

/**
 * Lets each order of an open tab continue the one before it on its bill. By one pass over all orders: PostgreSQL knows nothing yet of how
 * many a new bill has, and would look for those before each order among all that its table ever had.
 */
export async function chainTabs(knex: Knex): Promise<void> {
  const isTrue = knex.client.config.client === 'pg' ? 'true' : '1'
  await knex.raw(
    `UPDATE orders SET "continuationOf" = chain."before" FROM (
       SELECT "id", lag("id") OVER (PARTITION BY "tableId", "billId" ORDER BY "id") AS "before" FROM orders
       WHERE "openTab" = ${isTrue} AND "status" <> 'merged') AS chain
     WHERE chain."id" = orders."id" AND orders."continuationOf" IS DISTINCT FROM chain."before"`,
  )
}
