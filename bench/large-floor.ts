import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { hotelId } from './brigade.ts'

/** The number of rooms of the largest hotels on one floor plan. */
export const roomsOfLargeFloor = 1_000

/**
 * Gives the hotel this many rooms, directly in the database of a stopped server: its own rooms are copied, and keep
 * their orders.
 */
export function makeLargeFloor(dataDir: string): void {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'))
  const columns = database.pragma('table_info(tables)') as { name: string }[]
  const names = columns.map(({ name }) => name).filter((name) => name !== 'id')
  const ownValues: Record<string, string> = { name: ':name', index: ':index', token: ':token' }
  const insert = database.prepare(
    `INSERT INTO tables (${names.map((name) => `"${name}"`).join(', ')})
     SELECT ${names.map((name) => ownValues[name] ?? `"${name}"`).join(', ')}
     FROM tables WHERE "restaurantId" = ${hotelId} ORDER BY "id" LIMIT 1`,
  )
  const known = database
    .prepare(`SELECT count(*) FROM tables WHERE "restaurantId" = ${hotelId}`)
    .pluck()
    .get() as number
  database.transaction(() => {
    for (let index = known + 1; index <= roomsOfLargeFloor; index += 1) {
      insert.run({ name: `Room ${1_000 + index}`, index, token: randomBytes(16).toString('base64url') })
    }
  })()
  database.close()
}
