import { cpSync } from 'node:fs'
import { startBrigade } from './brigade.ts'
import type { Part } from './figures.ts'
import { measureFlatLists } from './flat-lists.ts'
import { requestText } from './http-line.ts'
import { writeVenues } from './many-venues.ts'
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
  writeVenues(folders.many, venues)
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
