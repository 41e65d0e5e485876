import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { requestTypes } from '@brigade/domain/requests/requests.schema.ts'
import { hotelId } from './brigade.ts'
import { withoutIndexes } from './without-indexes.ts'

export type PastRequests = { dataDir: string; count: number }

/** The days before today over which they are spread. */
export const pastRequestDays = { newest: 1, oldest: 365 } as const
const secondsADay = 86_400

/**
 * One request in this many was forgotten longer ago than the counts reach, as happens: counts must not become slow
 * because of them.
 */
const requestsPerForgotten = 200
const countedDays = 31

/** The number of waiting requests, and of trays in rooms. */
const waiting = 40

/**
 * Writes requests and trays of the hotel, most of them ended, directly into the database of a stopped server: through
 * the API it would take hours, and they could not have an age.
 */
export function writePastRequests({ dataDir, count }: PastRequests): void {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'))
  database.pragma('journal_mode = OFF')
  database.pragma('synchronous = OFF')
  database.pragma('cache_size = -262144')
  database.exec(
    `CREATE TEMP TABLE rooms AS SELECT row_number() OVER () - 1 AS turn, "id", "name" FROM tables WHERE "restaurantId" = ${hotelId}`,
  )
  withoutIndexes(database, ['requests', 'tray_outs'], () => {
    const rooms = database.prepare('SELECT count(*) FROM rooms').pluck().get() as number
    database.prepare(pastRequestsSql(rooms)).run({ count })
    database.prepare(pastTraysSql(rooms)).run({ count })
    database.prepare(waitingSql).run({ now: new Date().toISOString() })
    database.prepare(inRoomsSql).run({ now: new Date().toISOString() })
  })
  database.close()
}

const { newest, oldest } = pastRequestDays
const age = `(${oldest * secondsADay} - past.number * ${(oldest - newest) * secondsADay} / :count)`
const begun = instantOf(age)
const ended = instantOf(`(${age} - 240)`)
const isForgotten = `past.number % ${requestsPerForgotten} = 0 AND ${age} > ${countedDays * secondsADay}`
const numbers =
  'WITH RECURSIVE past(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM past WHERE number < :count - 1)'
const typeOfTurn = `CASE past.number % ${requestTypes.length} ${requestTypes.map((type, turn) => `WHEN ${turn} THEN '${type}'`).join(' ')} END`

function instantOf(secondsAgo: string): string {
  return `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || ${secondsAgo} || ' seconds')`
}

function pastRequestsSql(rooms: number): string {
  return `${numbers}
    INSERT INTO requests ("restaurantId", "requestType", "status", "tableId", "table", "sitting", "createdAt", "updatedAt", "updatedBy", "dueAt",
      "escalatedAt", "takenBy", "takenAt", "endedAt")
    SELECT ${hotelId}, ${typeOfTurn},
      CASE WHEN ${isForgotten} THEN 'active' WHEN past.number % 10 = 1 THEN 'cancelled' ELSE 'completed' END,
      rooms."id", rooms."name", 0, ${begun}, ${ended}, 'Layla Haddad', ${ended}, ${begun}, 'Layla Haddad', ${begun},
      CASE WHEN ${isForgotten} THEN NULL ELSE ${ended} END
    FROM past JOIN rooms ON rooms.turn = past.number % ${rooms}`
}

function pastTraysSql(rooms: number): string {
  return `${numbers}
    INSERT INTO tray_outs ("restaurantId", "trayOutQR", "type", "status", "tableId", "tableName", "createdAt", "updatedAt", "createdBy",
      "createdByKind", "unlinkedBy", "unlinkedByKind")
    SELECT ${hotelId}, printf('PAST-%08d', past.number % 5000), 'tray', 'expired', rooms."id", rooms."name", ${begun}, ${ended},
      'Layla Haddad', 'staff', 'Omar', 'staff'
    FROM past JOIN rooms ON rooms.turn = past.number % ${rooms}`
}

const waitingSql = `
  INSERT INTO requests ("restaurantId", "requestType", "status", "tableId", "table", "sitting", "createdAt", "updatedAt")
  SELECT ${hotelId}, 'talk', 'active', "id", "name", 0, :now, :now FROM rooms LIMIT ${waiting}`

const inRoomsSql = `
  INSERT INTO tray_outs ("restaurantId", "trayOutQR", "type", "status", "tableId", "tableName", "createdAt", "updatedAt", "createdBy",
    "createdByKind")
  SELECT ${hotelId}, printf('ROOM-%08d', turn), 'tray', 'active', "id", "name", :now, :now, 'Layla Haddad', 'staff'
  FROM rooms LIMIT ${waiting}`
