import type { Knex } from 'knex'
import { byTurns } from './by-turns.ts'

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
  await byTurns(knex, 'orders', (range) => knex.raw(carried, [...range]))
  await byTurns(knex, 'orders', (range) => knex.raw(paid, [...range]))
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('payments')
}

const into = `INSERT INTO payments ("orderId", "restaurantId", "kind", "currency", "amount", "reference", "by", "byKind", "byId", "at")`

const carried = `${into}
  SELECT target."id", target."restaurantId", 'carried', target."currency", source."amountPaidOnline", '#' || source."id",
    e."by", e."byKind", e."byId", coalesce(e."at", source."mergedAt", source."updatedAt")
  FROM orders source JOIN orders target ON target."id" = source."mergedInto"
  LEFT JOIN order_events e ON e."id" = (SELECT max(m."id") FROM order_events m WHERE m."orderId" = source."id" AND m."act" = 'merge')
  WHERE source."id" BETWEEN ? AND ? AND source."status" = 'merged' AND source."amountPaidOnline" <> 0`

const paid = `${into}
  SELECT o."id", o."restaurantId", CASE WHEN o."rest" > 0 THEN 'online' ELSE 'refund' END, o."currency", o."rest", NULL,
    e."by", e."byKind", e."byId", coalesce(e."at", o."createdAt")
  FROM (SELECT "id", "restaurantId", "currency", "createdAt",
    "amountPaidOnline" - coalesce((SELECT sum(p."amount") FROM payments p WHERE p."orderId" = orders."id"), 0) AS "rest"
    FROM orders WHERE "id" BETWEEN ? AND ?) o
  LEFT JOIN order_events e ON e."id" = (SELECT max(s."id") FROM order_events s WHERE s."orderId" = o."id"
    AND (s."act" = 'place' OR (s."act" = 'details' AND s."reason" LIKE '%amountPaidOnline%')))
  WHERE o."rest" <> 0 ORDER BY o."id"`
