import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { hotelId } from './brigade.ts'
import { withoutIndexes } from './without-indexes.ts'

export type PastEdits = {
  dataDir: string
  /** The number of unread ones, and the same number of read ones. */
  count: number
}

/** The number of days over which they are spread. */
export const pastEditDays = 365
const secondsADay = 86_400
const venues = 3

/**
 * Writes notifications of edits directly into the database of a stopped server: making them by edits would take days.
 */
export function writePastEdits({ dataDir, count }: PastEdits): void {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'))
  database.pragma('journal_mode = OFF')
  database.pragma('synchronous = OFF')
  database.pragma('cache_size = -262144')
  withoutIndexes(database, ['admin_notifications'], () => database.prepare(pastEditsSql).run({ count: 2 * count }))
  database.close()
}

const pastEditsSql = `
  WITH RECURSIVE past(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM past WHERE number < :count - 1)
  INSERT INTO admin_notifications ("restaurantId", "title", "message", "type", "action", "entity", "entityName", "restaurantName",
    "editorFirstName", "editorLastName", "editorId", "entityUpdateDeleteTime", "isActive")
  SELECT ${hotelId} + past.number / 2 % ${venues}, 'Item updated', 'Layla Haddad updated the item Tea at Harbour Hotel.', 'info', 'updated', 'item',
    'Tea', 'Harbour Hotel', 'Layla', 'Haddad', NULL,
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${pastEditDays * secondsADay} - past.number * ${(pastEditDays - 1) * secondsADay} / :count) || ' seconds'),
    past.number % 2
  FROM past`
