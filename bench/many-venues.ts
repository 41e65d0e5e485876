import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { hotelId, hotelManager } from './brigade.ts'

/**
 * Adds copies of the demo's venues, and of the tables of one, to the database of a stopped server until there are so many. The hotel's
 * manager also works for the second venue.
 */
export function writeVenues(dataDir: string, venues: number): void {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'))
  const columnsOf = (table: string) => listOf(ownColumns(database, table, ['id', 'name', 'restaurantId', 'token']))
  const [ofVenue, ofTable] = [columnsOf('venues'), columnsOf('tables')]
  const addVenue = database.prepare(
    `INSERT INTO venues ("name", ${ofVenue}) SELECT "name" || ' ' || ?, ${ofVenue} FROM venues WHERE "id" = ?`,
  )
  const addTables = database.prepare(
    `INSERT INTO tables ("restaurantId", "name", "token", ${ofTable})
     SELECT ?, "name", ? || "token", ${ofTable} FROM tables WHERE "restaurantId" = 2`,
  )
  database.transaction(() => {
    for (let number = 6; number <= venues; number += 1) {
      const { lastInsertRowid } = addVenue.run(number, (number % 5) + 1)
      addTables.run(lastInsertRowid, number)
    }
    database.prepare(`INSERT INTO user_venues SELECT "id", 2, 1 FROM users WHERE "email" = ?`).run(hotelManager)
  })()
  database.close()
}

/** The orders, requests and trays of each added venue, which are copies of the hotel's. */
export const workOfVenue = { openOrders: 20, ordersToday: 60, ordersLastWeek: 60, requests: 4, trays: 4 } as const

/** Gives each venue but the demo's open orders, requests, trays, and completed orders of today and of the same day last week. */
export function writeWorkOfVenues(dataDir: string): void {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'))
  database.pragma('journal_mode = OFF')
  const { openOrders, ordersToday, ordersLastWeek, requests, trays } = workOfVenue
  const copy = (table: string, what: { where: string; count: number; stamps?: Record<string, string> }) => {
    const names = ownColumns(database, table, ['id'])
    const values: Record<string, string> = {
      restaurantId: 'venues."id"',
      tableId: '(SELECT min("id") FROM tables WHERE "restaurantId" = venues."id")',
      ...what.stamps,
    }
    const known = database.prepare(`SELECT count(*) FROM ${table} WHERE "restaurantId" = ${hotelId} AND ${what.where}`)
    if (known.pluck().get() === 0) throw new Error(`The demo has nothing to copy in ${table}`)
    database.exec(
      `WITH RECURSIVE turns(turn) AS (SELECT 0 UNION ALL SELECT turn + 1 FROM turns WHERE turn < ${what.count - 1}),
       template AS (SELECT *, row_number() OVER () - 1 AS place, count(*) OVER () AS places FROM ${table}
         WHERE "restaurantId" = ${hotelId} AND ${what.where})
       INSERT INTO ${table} (${listOf(names)})
       SELECT ${names.map((name) => values[name] ?? `template."${name}"`).join(', ')}
       FROM venues CROSS JOIN turns JOIN template ON template.place = turns.turn % template.places
       WHERE venues."id" > 5`,
    )
  }
  const ago = (days: number) => ({
    completedAT: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${days} days', '-' || turns.turn || ' seconds')`,
  })
  copy('orders', { where: `"status" IN ('incoming', 'inprogress', 'ontheway', 'delivered')`, count: openOrders })
  copy('orders', { where: `"status" = 'completed'`, count: ordersToday, stamps: ago(0) })
  copy('orders', { where: `"status" = 'completed'`, count: ordersLastWeek, stamps: ago(7) })
  const towels = { orderId: 'NULL', requestType: `'towel'` }
  copy('requests', { where: `"status" = 'active'`, count: requests, stamps: towels })
  const ofTray = { orderId: 'NULL', trayOutQR: `'tray ' || venues."id" || ' ' || turns.turn` }
  copy('tray_outs', { where: `"status" = 'active'`, count: trays, stamps: ofTray })
  database.close()
}

function ownColumns(database: Sqlite.Database, table: string, without: readonly string[]): string[] {
  const columns = database.pragma(`table_info(${table})`) as { name: string }[]
  return columns.map(({ name }) => name).filter((name) => !without.includes(name))
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
