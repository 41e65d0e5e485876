import { cpSync } from 'node:fs'
import { hotelId, startBrigade } from './brigade.ts'
import type { Part } from './figures.ts'
import { measureFlatLists } from './flat-lists.ts'
import { requestText } from './http-line.ts'
import { pastEditDays, writePastEdits } from './past-edits.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'

const sizes = { few: 10_000, many: 1_000_000 } as const
const effort = { quick: { rounds: 40 }, full: { rounds: 150 } }
const admin = 'admin@brigade.demo'

/**
 * Measures the notifications of edits to the head office: their count and their lists, as the dashboard requests them,
 * with few and with many.
 */
export async function measureNotifications({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const { rounds } = isQuick ? effort.quick : effort.full
  const folders = await prepareFolders()
  const figures = await measureFlatLists({ folders, rounds, email: admin, readsFor })
  for (const folder of Object.values(folders)) deleteScratchFolder(folder)
  return {
    title: `Admin notifications, ${sizes.many} new and as many read, compared with ${sizes.few} of each`,
    figures,
    notes: [
      `medians over REST, one after the other; they are of three venues and ${pastEditDays} days; counted no further than is said, which a full page needs`,
    ],
  }
}

function readsFor(token: string): Record<string, string> {
  const count = (body: object) =>
    requestText({ method: 'POST', path: '/v1/adminnotificationcount', token, body: JSON.stringify(body) })
  const list = (query: string) => requestText({ method: 'GET', path: `/v1/admin-notifications?${query}`, token })
  return {
    'new ones, counted for the badge': count({ countTo: 100 }),
    'new ones of a venue, counted': count({ restaurantId: hotelId, countTo: 100 }),
    'the newest, unfolded': list('isActive=true&$countTo=1&$limit=20'),
    'a page of all': list('$countTo=10000&$limit=20'),
    'a page of new ones': list('isActive=true&$countTo=10000&$limit=20'),
    'a page of read ones': list('isActive=false&$countTo=10000&$limit=20'),
    'a page of new ones of a venue': list(`restaurantId=${hotelId}&isActive=true&$countTo=1000&$limit=20`),
  }
}

/** Creates two copies of the demo's data, one with few notifications and one with many. */
async function prepareFolders() {
  const folders = { few: newScratchFolder(), many: newScratchFolder() }
  const demo = await startBrigade(folders.few)
  await demo.stop()
  cpSync(folders.few, folders.many, { recursive: true })
  writePastEdits({ dataDir: folders.few, count: sizes.few })
  writePastEdits({ dataDir: folders.many, count: sizes.many })
  return folders
}
