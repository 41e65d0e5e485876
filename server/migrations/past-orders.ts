import type { Knex } from 'knex'
import { pairsOf } from './by-turns.ts'

/**
 * Finds what migrations added to orders: the last act, what asked for a cancellation, the kinds and ids of who did what, as the log knows
 * them, the bill, and the order before it on an open tab. One pass over orders and log; a row of `past_orders` for each order.
 */
export async function findPast(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg'
  if (isPostgres) await knex.raw('ANALYZE orders, order_events, requests, bills')
  await knex.raw(`CREATE TEMP TABLE past_orders AS ${pastOf(isPostgres)}`)
  await knex.raw('CREATE UNIQUE INDEX past_orders_id ON past_orders ("id")')
  if (isPostgres) await knex.raw('ANALYZE past_orders')
}

/** Fills what is empty in the orders that carts are given for, and exchanges their carts: each row is written once for all of it. */
export async function fillPast(knex: Knex, carts: ReadonlyMap<number, string>): Promise<void> {
  const fill = filled.map((name) => `"${name}" = coalesce(orders."${name}", past."${name}")`).join(', ')
  // Both join as they are written: SQLite would read all pairs for each order.
  await knex.raw(
    `UPDATE orders SET ${fill}, "sitting" = coalesce(past."sitting", orders."sitting"), "continuationOf" = past."continuationOf",
       "cart" = pair."value"
     FROM ${pairsOf(knex)} AS pair CROSS JOIN past_orders AS past
     WHERE past."id" = CAST(pair."key" AS integer) AND orders."id" = past."id"`,
    [JSON.stringify(Object.fromEntries(carts))],
  )
}

/** Fills the sittings of requests by their orders, and forgets what was found. */
export async function endPast(knex: Knex): Promise<void> {
  await knex.raw(
    `UPDATE requests SET "sitting" = (SELECT o."sitting" FROM orders o WHERE o."id" = requests."orderId")
     WHERE "orderId" IS NOT NULL AND "sitting" = 0`,
  )
  await knex.raw('DROP TABLE past_orders')
}

const actOf = { createdBy: 'place', acceptedBy: 'accept', completedBy: 'complete' }

const doers = Object.keys(actOf).flatMap((name) => [`${name}Kind`, `${name}Id`])

const filled = ['lastAct', 'cancelAskedAt', 'billId', ...doers]

function pastOf(isPostgres: boolean): string {
  const isTab = isPostgres ? `o."openTab" AND o."status" <> 'merged'` : `o."openTab" = 1 AND o."status" <> 'merged'`
  return `WITH acts AS (
      SELECT e."orderId", max(CASE WHEN e."act" <> 'details' THEN e."id" END) AS "lastId", ${doersOf.join(', ')}
      FROM order_events e JOIN orders o ON o."id" = e."orderId" GROUP BY e."orderId"),
    wishes AS (
      SELECT "orderId", min("createdAt") AS "cancelAskedAt" FROM requests
      WHERE "requestType" = 'orderCancellation' AND "status" = 'active' GROUP BY "orderId"),
    billed AS (
      SELECT "id", coalesce("billId", (SELECT b."id" FROM bills b
        WHERE b."tableId" = orders."tableId" AND b."openedAt" <= orders."createdAt" ORDER BY b."openedAt" DESC LIMIT 1)) AS "billId"
      FROM orders)
    SELECT o."id", ${lastActOf(isPostgres)} AS "lastAct", ${doers.map((name) => `acts."${name}"`).join(', ')}, billed."billId", bills."sitting",
      CASE WHEN o."status" IN ('incoming', 'updated', 'inprogress', 'ontheway') THEN wishes."cancelAskedAt" END AS "cancelAskedAt",
      CASE WHEN ${isTab} THEN lag(o."id") OVER (PARTITION BY ${isTab}, o."tableId", billed."billId" ORDER BY o."id")
        ELSE o."continuationOf" END AS "continuationOf"
    FROM orders o JOIN billed ON billed."id" = o."id" LEFT JOIN bills ON bills."id" = billed."billId"
      LEFT JOIN acts ON acts."orderId" = o."id" LEFT JOIN order_events e ON e."id" = acts."lastId"
      LEFT JOIN wishes ON wishes."orderId" = o."id"
    ORDER BY o."id"`
}

/** Older entries have only a name. The kind follows from it: all entries of one act by one name are of one kind. */
const doersOf = Object.entries(actOf).flatMap(([name, act]) =>
  ['Kind', 'Id'].map(
    (part) => `max(CASE WHEN e."act" = '${act}' AND e."by" = o."${name}" THEN e."by${part}" END) AS "${name}${part}"`,
  ),
)

function lastActOf(isPostgres: boolean): string {
  const fields = `'act', e."act", 'fromStatus', e."fromStatus", 'by', e."by", 'byKind', e."byKind", 'byId', e."byId"`
  const record = isPostgres
    ? `json_build_object(${fields}, 'at', to_char(e."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text`
    : `json_object(${fields}, 'at', e."at")`
  return `CASE WHEN e."id" IS NOT NULL THEN ${record} END`
}
