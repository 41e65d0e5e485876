import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { paymentRequestTypes, serviceRequestTypes } from '@brigade/domain/requests/requests.schema.ts'
import { hotelManager, openGuestSessions, otherVenuesPeople, signIn, startBrigade } from './brigade.ts'
import type { Figure } from './figures.ts'
import { requestText } from './http-line.ts'
import { sendSteadyLoad } from './load.ts'
import { newScratchFolder } from './scratch.ts'
import { brigadeScreens, openScreens, type Screens } from './screens.ts'
import { median, percentile } from './statistics.ts'

const perSecond = 50
const watched = 200
const others = 800
const mostMilliseconds = 50
const settlingMilliseconds = 1_000

type Effort = { rounds: number; seconds: number }
type Round = { median: number; last: number }

/**
 * Measures how long a guest's request takes from its POST to the pop-up on the last of 200 screens, with 800 screens of
 * other venues.
 */
export async function measureRequestFanout({
  rounds,
  seconds,
}: Effort): Promise<{ figures: Figure[]; notes: string[] }> {
  const dataDir = newScratchFolder()
  const brigade = await startBrigade(dataDir)
  const { port } = brigade
  const watchedToken = await signIn(port, hotelManager)
  const guestTokens = await openGuestSessions(port, watchedToken)
  const otherTokens = await Promise.all(otherVenuesPeople.map((email) => signIn(port, email)))
  const screens = await openScreens(
    brigadeScreens({ port, watched, watchedToken, others, otherTokens, event: 'v1/waiter created' }),
  )
  const load = async (count: number): Promise<Round> => {
    endRequests(dataDir)
    return measureRound({ port, screens, count, nextRequest: requestsOf(guestTokens) })
  }

  await load(perSecond)
  const measured: Round[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await load(perSecond * seconds))
  await screens.close()
  await brigade.stop()
  return partOf(measured)
}

/** Ends the waiting requests: a sitting can have one waiting request of each type, and only so many in a while. */
function endRequests(dataDir: string): void {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'))
  database.exec(`UPDATE requests SET "status" = 'completed', "createdAt" = '2025-01-01T00:00:00.000Z'`)
  database.close()
}

/** Returns requests of every type, guest after guest, each with its own key. */
function requestsOf(guestTokens: readonly string[]): () => string {
  const types = [...serviceRequestTypes, ...paymentRequestTypes]
  const run = Date.now().toString(36)
  let count = 0
  return () => {
    const token = guestTokens[count % guestTokens.length]
    const requestType = types[Math.floor(count / guestTokens.length)]
    if (requestType === undefined) throw new Error('The guests have asked for everything there is')
    count += 1
    const headers = { 'Idempotency-Key': `${run}-${count}` }
    return requestText({ method: 'POST', path: '/v1/waiter', token, headers, body: JSON.stringify({ requestType }) })
  }
}

type RoundSettings = { port: number; screens: Screens; count: number; nextRequest: () => string }

async function measureRound({ port, screens, count, nextRequest }: RoundSettings): Promise<Round> {
  await wait(settlingMilliseconds)
  await screens.takeSeen()
  const sentAtById = await sendSteadyLoad({ port, perSecond, count, nextRequest })
  await wait(settlingMilliseconds)
  const { arrivals, strayEvents } = await screens.takeSeen()
  if (strayEvents > 0) throw new Error(`${strayEvents} events reached screens of other venues`)
  const times = [...sentAtById].map(([id, sentAt]) => {
    const arrival = arrivals.get(id)
    if (arrival?.count !== watched)
      throw new Error(`Request ${id} reached ${arrival?.count ?? 0} of ${watched} screens`)
    return arrival.lastAt - sentAt
  })
  return { median: median(times), last: percentile(times, 99) }
}

function partOf(rounds: Round[]): { figures: Figure[]; notes: string[] } {
  const text = (value: number) => `${value.toFixed(1)} ms`
  const last = median(rounds.map((round) => round.last))
  return {
    figures: [
      { what: `to the last of ${watched} screens, p50`, measured: text(median(rounds.map((round) => round.median))) },
      {
        what: `to the last of ${watched} screens, p99`,
        measured: text(last),
        aim: `under ${mostMilliseconds} ms`,
        isReached: last < mostMilliseconds,
      },
    ],
    notes: [
      `${perSecond} requests a second, ${others} more screens of other venues; medians of ${rounds.length} rounds, p99 of each: ${rounds.map((round) => text(round.last)).join(', ')}`,
    ],
  }
}
