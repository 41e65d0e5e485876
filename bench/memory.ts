import { setTimeout as wait } from 'node:timers/promises'
import { startBare } from './bare.ts'
import { hotelManager, otherVenuesPeople, signIn, startBrigade } from './brigade.ts'
import type { Figure, Part } from './figures.ts'
import { sendClosedLoad } from './load.ts'
import type { MeasuredServer } from './measured-server.ts'
import { type OrderRequests, prepareRequests } from './order-requests.ts'
import { newScratchFolder } from './scratch.ts'
import type { Usage } from './usage-reporter.ts'
import { bareScreens, brigadeScreens, openScreens, type ScreenGroup } from './screens.ts'

const screens = 1_000
const settlingMilliseconds = 2_000
const warmUpMilliseconds = 5_000

/** Measures the memory of an idle screen that is connected and signed in. */
export async function measureMemory(): Promise<Part> {
  const brigade = await startBrigade(newScratchFolder())
  const { nextRequest } = await prepareRequests(brigade.port)
  const bare = await startBare('group')
  const bareGroups = (count: number) => bareScreens({ port: bare.port, watched: count, others: 0 })
  const ofBare = await measureServer(bare, { nextRequest, groupsOf: bareGroups })

  const watchedToken = await signIn(brigade.port, hotelManager)
  const otherTokens = await Promise.all(otherVenuesPeople.map((email) => signIn(brigade.port, email)))
  const brigadeGroups = (count: number) =>
    brigadeScreens({ port: brigade.port, watched: count / 5, watchedToken, others: (count * 4) / 5, otherTokens })
  const ofBrigade = await measureServer(brigade, { nextRequest, groupsOf: brigadeGroups })

  return {
    title: `Memory (with 0 and with ${screens} idle screens)`,
    figures: [
      figureOf('objects of an idle screen', 'kB', (memory) => perScreen(memory, 'heapBytes')),
      figureOf('resident memory of an idle screen', 'kB', (memory) => perScreen(memory, 'residentBytes')),
      figureOf('server with no screen', 'MB', ({ empty }) => empty.residentBytes / 1000),
    ],
    notes: [
      'after a busy while and a garbage collection; what is resident differs by several kB a screen from run to run',
    ],
  }

  function figureOf(what: string, unit: string, read: (memory: Memory) => number): Figure {
    const measured = read(ofBrigade)
    const compared = read(ofBare)
    return {
      what,
      measured: `${kilobytes(measured)} ${unit}`,
      compared: `${kilobytes(compared)} ${unit}`,
      ratio: measured / compared,
    }
  }
}

type Memory = { empty: Usage; full: Usage }

type Measuring = { nextRequest: OrderRequests; groupsOf(count: number): ScreenGroup[] }

async function measureServer(server: MeasuredServer, { nextRequest, groupsOf }: Measuring): Promise<Memory> {
  // Servers run for weeks: the heap has already grown to the size of a busy minute, which does not belong to any
  // screen.
  await sendClosedLoad({ port: server.port, clients: 50, milliseconds: warmUpMilliseconds, nextRequest })
  // The first screens load code that later ones share.
  const first = await openScreens(groupsOf(50))
  await first.close()
  const empty = await settledUsage(server)
  const all = await openScreens(groupsOf(screens))
  const full = await settledUsage(server)
  await all.close()
  await server.stop()
  return { empty, full }
}

async function settledUsage(server: MeasuredServer): Promise<Usage> {
  await wait(settlingMilliseconds)
  return server.tidyUsage()
}

function perScreen({ empty, full }: Memory, kind: 'heapBytes' | 'residentBytes'): number {
  return (full[kind] - empty[kind]) / screens
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
