import { setTimeout as wait } from 'node:timers/promises'
import { startBare } from './bare.ts'
import { hotelManager, otherVenuesPeople, signIn, startBrigade } from './brigade.ts'
import type { Part } from './figures.ts'
import type { MeasuredServer } from './measured-server.ts'
import { newScratchFolder } from './scratch.ts'
import { bareScreens, brigadeScreens, openScreens, type ScreenGroup } from './screens.ts'

const screens = 1_000
const settlingMilliseconds = 2_000

/** The memory that a screen costs which is connected and signed in, and hears nothing. */
export async function measureMemory(): Promise<Part> {
  const bare = await startBare('group')
  const ofBare = await measureServer(bare, (count) => bareScreens({ port: bare.port, watched: count, others: 0 }))

  const brigade = await startBrigade(newScratchFolder())
  const watchedToken = await signIn(brigade.port, hotelManager)
  const otherTokens = await Promise.all(otherVenuesPeople.map((email) => signIn(brigade.port, email)))
  const ofBrigade = await measureServer(brigade, (count) =>
    brigadeScreens({ port: brigade.port, watched: count / 5, watchedToken, others: (count * 4) / 5, otherTokens }),
  )

  return {
    title: `Memory (with 0 and with ${screens} idle screens)`,
    figures: [
      {
        what: 'per idle screen',
        measured: `${kilobytes(perScreen(ofBrigade))} kB`,
        compared: `${kilobytes(perScreen(ofBare))} kB`,
        ratio: perScreen(ofBrigade) / perScreen(ofBare),
      },
      {
        what: 'server with no screen',
        measured: `${kilobytes(ofBrigade.empty / 1000)} MB`,
        compared: `${kilobytes(ofBare.empty / 1000)} MB`,
        ratio: ofBrigade.empty / ofBare.empty,
      },
    ],
    notes: ['resident memory after a garbage collection'],
  }
}

type Memory = { empty: number; full: number }

async function measureServer(server: MeasuredServer, groupsOf: (count: number) => ScreenGroup[]): Promise<Memory> {
  // The first screens load code that later ones share.
  const first = await openScreens(groupsOf(50))
  await first.close()
  const empty = await settledBytes(server)
  const all = await openScreens(groupsOf(screens))
  const full = await settledBytes(server)
  await all.close()
  await server.stop()
  return { empty, full }
}

async function settledBytes(server: MeasuredServer): Promise<number> {
  await wait(settlingMilliseconds)
  const { residentBytes } = await server.tidyUsage()
  return residentBytes
}

function perScreen({ empty, full }: Memory): number {
  return (full - empty) / screens
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
