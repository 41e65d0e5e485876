import { cpSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { hotelManager, startBrigade } from './brigade.ts'
import type { Part } from './figures.ts'
import { measureFlatLists } from './flat-lists.ts'
import { requestText } from './http-line.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'
import { measureVenueScreens } from './venue-screens.ts'

const venues = 1_000
const pageAimMs = 30
const wholeAimMs = 150

/** Measures the lists of the head office at an installation of a thousand venues, beside those of the demo's five. */
export async function measureVenues({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const folders = { few: newScratchFolder(), many: newScratchFolder() }
  const demo = await startBrigade(folders.few)
  await demo.stop()
  cpSync(folders.few, folders.many, { recursive: true })
  writeVenues(folders.many)
  const figures = await measureFlatLists({
    folders,
    rounds: isQuick ? 40 : 150,
    email: 'admin@brigade.demo',
    readsFor,
    aimMsOf: (what) => (what.startsWith('all ') ? wholeAimMs : pageAimMs),
  })
  const brigade = await startBrigade(folders.many)
  const screens = await measureVenueScreens({ port: brigade.port, isQuick })
  await brigade.stop()
  for (const folder of Object.values(folders)) deleteScratchFolder(folder)
  return {
    title: `Venues: ${venues} beside five`,
    figures: [...figures, ...screens.figures],
    notes: screens.notes,
  }
}

function readsFor(token: string): Record<string, string> {
  const get = (path: string) => requestText({ method: 'GET', path, token })
  return {
    'a page of 50, with tables and last orders': get('/v1/list/restaurants?$limit=50'),
    'a search by name': get('/v1/list/restaurants?name=harbour&$limit=50'),
    'all venues with their settings, for the pickers': get(
      '/v1/restaurant?archived=too&$sort[name]=1&skipPaginate=true',
    ),
  }
}

/**
 * Adds copies of the demo's venues, and of the tables of one, until there are a thousand. The hotel's manager also works
 * for the second venue.
 */
function writeVenues(dataDir: string): void {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'))
  const columnsOf = (table: string) =>
    database
      .prepare<[], { name: string }>(`SELECT "name" FROM pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => name)
      .filter((name) => !['id', 'name', 'restaurantId', 'token'].includes(name))
      .map((name) => `"${name}"`)
      .join(', ')
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
