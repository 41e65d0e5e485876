import { cpSync } from 'node:fs'
import { startBrigade } from './brigade.ts'
import type { Part } from './figures.ts'
import { pastRequestDays, writePastRequests } from './past-requests.ts'
import { measureRequestExports } from './request-exports.ts'
import { measureRequestFanout } from './request-fanout.ts'
import { measureRequestLists } from './request-lists.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'

const sizes = { few: 10_000, many: 1_000_000 } as const

const effort = {
  quick: { fanoutRounds: 1, seconds: 5, listRounds: 40 },
  full: { fanoutRounds: 3, seconds: 10, listRounds: 150 },
}

/**
 * Measures guests' requests, and trays: published to the screens, counted and listed among a million ended ones, and
 * exported.
 */
export async function measureRequests({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const { fanoutRounds, seconds, listRounds } = isQuick ? effort.quick : effort.full
  const fanout = await measureRequestFanout({ rounds: fanoutRounds, seconds })
  const folders = await prepareFolders()
  const lists = await measureRequestLists({ folders, rounds: listRounds })
  const exports = await measureRequestExports(folders.many)
  for (const folder of Object.values(folders)) deleteScratchFolder(folder)
  return {
    title: `Requests and trays, with ${sizes.many} of each that have ended, compared with ${sizes.few}`,
    figures: [...fanout.figures, ...lists, ...exports],
    notes: [
      ...fanout.notes,
      `lists and counts: medians over REST, one after the other; what has ended is ${pastRequestDays.newest} to ${pastRequestDays.oldest} days old, all of one venue`,
      'exports: the most memory that the server ever had resident, after the large one and before it, when the small one was written',
    ],
  }
}

/** Creates two copies of the demo's data, one with few ended requests and trays, and one with many. */
async function prepareFolders() {
  const folders = { few: newScratchFolder(), many: newScratchFolder() }
  const demo = await startBrigade(folders.few)
  await demo.stop()
  cpSync(folders.few, folders.many, { recursive: true })
  writePastRequests({ dataDir: folders.few, count: sizes.few })
  writePastRequests({ dataDir: folders.many, count: sizes.many })
  return folders
}
