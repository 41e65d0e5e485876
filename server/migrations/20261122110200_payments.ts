import type { Knex } from 'knex'

/**
 * Payments: what was paid for an order, by whom, when. Of orders from before only the sum is known: what came with merged orders is told
 * apart, the rest is one payment of the time at which it was last said.
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.schema.createTable('payments', (table) => {
    table.increments('id')
    table.integer('orderId').notNullable().references('orders.id').onDelete('CASCADE')
    table.integer('restaurantId').notNullable().references('venues.id')
    table.text('kind').notNullable()
    table.text('currency').notNullable()
    table.bigInteger('amount').notNullable()
    table.text('reference')
    table.text('by')
    table.text('byKind')
    table.integer('byId')
    if (isPostgres) table.specificType('at', 'timestamptz(3)').notNullable()
    else table.text('at').notNullable()
    table.index(['orderId'])
    table.index(['restaurantId', 'at'])
  })
  // Each in one pass: of ranges, PostgreSQL reads the whole log for each.
  await knex.raw(carried)
  await knex.raw(paid)
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('payments')
}

const into = `INSERT INTO payments ("orderId", "restaurantId", "kind", "currency", "amount", "reference", "by", "byKind", "byId", "at")`

const carried = `${into}
  SELECT target."id", target."restaurantId", 'carried', target."currency", source."amountPaidOnline", '#' || source."id",
    e."by", e."byKind", e."byId", coalesce(e."at", source."mergedAt", source."updatedAt")
  FROM orders source JOIN orders target ON target."id" = source."mergedInto"
  LEFT JOIN (SELECT "orderId", max("id") AS "id" FROM order_events WHERE "act" = 'merge' GROUP BY "orderId") merge
    ON merge."orderId" = source."id"
  LEFT JOIN order_events e ON e."id" = merge."id"
  WHERE source."status" = 'merged' AND source."amountPaidOnline" <> 0 ORDER BY source."id"`

const paid = `${into}
  SELECT o."id", o."restaurantId", CASE WHEN o."rest" > 0 THEN 'online' ELSE 'refund' END, o."currency", o."rest", NULL,
    e."by", e."byKind", e."byId", coalesce(e."at", o."createdAt")
  FROM (SELECT orders."id", "restaurantId", "currency", "createdAt", "amountPaidOnline" - coalesce(brought."amount", 0) AS "rest"
    FROM orders LEFT JOIN (SELECT "orderId", sum("amount") AS "amount" FROM payments GROUP BY "orderId") brought
      ON brought."orderId" = orders."id") o
  LEFT JOIN (SELECT "orderId", max("id") AS "id" FROM order_events
    WHERE "act" = 'place' OR ("act" = 'details' AND "reason" LIKE '%amountPaidOnline%') GROUP BY "orderId") said
    ON said."orderId" = o."id"
  LEFT JOIN order_events e ON e."id" = said."id"
  WHERE o."rest" <> 0 ORDER BY o."id"`
