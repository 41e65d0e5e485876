import type { Knex } from 'knex'

/**
 * Orders are searched by table, payment type, who placed them and the guest's last name. The indexes hold those that have ended: an order is
 * written into them when it does, and placing one costs nothing. The others are few.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(indexes(knex))) {
    await knex.raw(`CREATE INDEX ${name} ON orders (${columns}) WHERE "status" IN ('completed', 'merged', 'cancelled')`)
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes(knex))) await knex.raw(`DROP INDEX ${name}`)
}

function indexes(knex: Knex): Record<string, string> {
  const isPostgres = knex.client.config.client === 'pg'
  const lastName = isPostgres
    ? `(lower("paymentInfo"::json ->> 'lastname') COLLATE "C")`
    : `lower(json_extract("paymentInfo", '$.lastname'))`
  return {
    orders_ended_table_index: '"restaurantId", "tableId", "createdAt", "id", "status", "orderType", "paymentType"',
    orders_ended_payment_index: '"restaurantId", "paymentType", "createdAt", "id", "status", "orderType"',
    orders_ended_placer_index:
      '"restaurantId", "createdByKind", "createdById", "createdAt", "id", "status", "orderType", "paymentType"',
    orders_ended_guest_index: `"restaurantId", ${lastName}, "createdAt", "id", "status", "orderType", "paymentType"`,
  }
}
