import { cpSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { hotelId, startBrigade } from './brigade.ts'
import type { Part } from './figures.ts'
import { measureFlatLists, type Sizes } from './flat-lists.ts'
import { requestText } from './http-line.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'

const sizes: Sizes<number> = { few: 10_000, many: 1_000_000 }
const aimMs = 50
const days = 365
const newest = '2026-06-30T00:00:00.000Z'
const oneDay = 'at[$gte]=2026-03-01T00:00:00.000Z&at[$lt]=2026-03-02T00:00:00.000Z'
const person = 'byKind=staff&byId=7'
const ofHotel = `restaurantId=${hotelId}`

/** Measures the filters of the audit log, with a million entries of a year beside ten thousand. */
export async function measureAuditLog({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const folders: Sizes<string> = { few: newScratchFolder(), many: newScratchFolder() }
  const demo = await startBrigade(folders.few)
  await demo.stop()
  cpSync(folders.few, folders.many, { recursive: true })
  for (const size of ['few', 'many'] as const) writeEntries(folders[size], sizes[size])
  const figures = await measureFlatLists({
    folders,
    rounds: isQuick ? 20 : 100,
    email: 'admin@brigade.demo',
    readsFor,
    aimMsOf: () => aimMs,
  })
  for (const folder of Object.values(folders)) deleteScratchFolder(folder)
  return {
    title: `Audit log: ${sizes.many} entries beside ${sizes.few}`,
    figures,
    notes: ['medians over REST of a page of 20 with its total, which is counted as far as screens show it'],
  }
}

function readsFor(token: string): Record<string, string> {
  const get = (filter: string) =>
    requestText({ method: 'GET', path: `/v1/audit-log?$limit=20${filter && `&${filter}`}`, token })
  return {
    'the newest of all venues': get(''),
    'a day of all venues': get(oneDay),
    'a person': get(person),
    'a person on a day': get(`${person}&${oneDay}`),
    'a record': get('record=item&recordId=5'),
    'the newest of a venue': get(ofHotel),
    'a day of a venue': get(`${ofHotel}&${oneDay}`),
    'a person at a venue': get(`${ofHotel}&${person}`),
    'a record of a venue': get(`${ofHotel}&record=item&recordId=5`),
    'an act at a venue': get(`${ofHotel}&act=refunded`),
  }
}

/** Writes entries of a year, of a thousand venues and forty people, into the database of a stopped server. */
function writeEntries(dataDir: string, count: number): void {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'))
  database.pragma('journal_mode = OFF')
  database.pragma('synchronous = OFF')
  const changes = JSON.stringify([{ field: 'price', before: 9.5, after: 10 }])
  database
    .prepare(
      `WITH RECURSIVE entry(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM entry WHERE number < :count - 1)
       INSERT INTO audit_log ("at", "act", "record", "recordId", "recordName", "restaurantId", "byKind", "byId", "by", "byRole",
         "address", "changes", "moreChanges", "count")
       SELECT strftime('%Y-%m-%dT%H:%M:%fZ', :newest, '-' || (number * ${days * 86_400} / :count) || ' seconds'),
         CASE WHEN number % 50 = 0 THEN 'refunded' ELSE 'changed' END, CASE WHEN number % 20 = 0 THEN 'printer' ELSE 'item' END,
         number % 5000, 'Soup of the day', 1 + number % 1000, 'staff', number % 40, 'Layla Haddad', 'manager', '192.0.2.1', :changes, 0, 1
       FROM entry`,
    )
    .run({ count, newest, changes })
  database.close()
}
