import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { hotelId, hotelManager } from './brigade.ts'

export type PastOrders = {
  dataDir: string
  count: number
  /**
   * True for orders of many tables and guests, one in five placed by staff, for the search in them. By default they
   * resemble the demo's.
   */
  isVaried?: boolean
  /** The days before today over which they are spread, if not those of a year. */
  days?: Days
}

type Days = { newest: number; oldest: number }

/** The days before today over which past orders are spread; all of them are older than the range of the live lists. */
export const pastDays = { newest: 8, oldest: 365 } as const
const secondsADay = 86_400

/**
 * One order in this many was forgotten as delivered, as happens: the lists of open orders must not become slow because
 * of them.
 */
export const ordersPerForgotten = 200

/**
 * Writes past orders of the hotel directly into the database of a stopped server, as copies of the demo's. Through the
 * API it would take hours, and orders could not have an age.
 */
export function writePastOrders({ dataDir, count, isVaried = false, days = pastDays }: PastOrders): void {
  const database = openStopped(dataDir)
  const columns = database.pragma('table_info(orders)') as { name: string }[]
  const names = columns.map(({ name }) => name).filter((name) => name !== 'id')
  const indexes = database
    .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'orders' AND sql IS NOT NULL`)
    .all() as { name: string; sql: string }[]

  // Creating the indexes once at the end costs less than updating them row by row.
  for (const { name } of indexes) database.exec(`DROP INDEX "${name}"`)
  database.exec(
    'CREATE TEMP TABLE template AS SELECT row_number() OVER () - 1 AS turn, id FROM orders ' +
      `WHERE "restaurantId" = ${hotelId} AND "status" = 'completed'`,
  )
  const templates = database.prepare('SELECT count(*) FROM template').pluck().get() as number
  if (templates === 0) throw new Error('The demo has no completed order to copy')
  database
    .prepare(
      `WITH RECURSIVE past(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM past WHERE number < :count - 1)
       INSERT INTO orders (${names.map((name) => `"${name}"`).join(', ')})
       SELECT ${names.map((name) => (isVaried && variedValues[name]) || pastValue(name, days)).join(', ')}
       FROM past
       JOIN template ON template.turn = past.number % ${templates}
       JOIN orders AS sold ON sold.id = template.id`,
    )
    .run({ count })
  for (const { sql } of indexes) database.exec(sql)
  database.close()
}

/** Gives the completed orders of the hotel their lines as rows, as an upgrade does. */
export function writeOrderLines(dataDir: string): void {
  const database = openStopped(dataDir)
  database.exec(`INSERT INTO order_lines ("orderId", "place", "restaurantId", "itemId", "categoryId", "menuId", "quantity", "total", "soldAt")
    SELECT o."id", line.key, o."restaurantId", json_extract(line.value, '$.itemId'), NULL, json_extract(line.value, '$.menu.id'),
      json_extract(line.value, '$.itemQty'), json_extract(line.value, '$.totalPrice'), o."createdAt"
    FROM orders o, json_each(o."cart") line
    WHERE o."restaurantId" = ${hotelId} AND o."status" = 'completed' AND NOT EXISTS (SELECT 1 FROM order_lines l WHERE l."orderId" = o."id")`)
  database.close()
}

/** Opens the database of a stopped server for reading or writing, without safety in a crash. */
function openStopped(dataDir: string): Sqlite.Database {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'))
  database.pragma('journal_mode = OFF')
  database.pragma('synchronous = OFF')
  database.pragma('cache_size = -262144')
  return database
}

/** The values of five thousand guests, with the hotel's manager as the author of one order in five. */
const variedValues: Record<string, string> = {
  paymentInfo: `'{"lastname":"Haddad-' || (past.number % 5000) || '"}'`,
  createdByKind: `CASE WHEN past.number % 5 = 0 THEN 'staff' ELSE 'guest' END`,
  createdById: `CASE WHEN past.number % 5 = 0 THEN (SELECT "id" FROM users WHERE "email" = '${hotelManager}') END`,
}

const stamps = ['createdAt', 'updatedAt', 'acceptedAT', 'cookedAt', 'deliveredAt', 'completedAT']

function pastValue(name: string, { newest, oldest }: Days): string {
  const isForgotten = `past.number % ${ordersPerForgotten} = 0`
  if (name === 'status') return `CASE WHEN ${isForgotten} THEN 'delivered' ELSE 'completed' END`
  if (!stamps.includes(name)) return `sold."${name}"`
  const age = `${oldest * secondsADay} - past.number * ${(oldest - newest) * secondsADay} / :count`
  const instant = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${age}) || ' seconds')`
  return name === 'completedAT' ? `CASE WHEN ${isForgotten} THEN NULL ELSE ${instant} END` : instant
}
