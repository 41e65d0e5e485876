import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '#seeds/random.ts'
import { readArguments, runCommand } from './command.ts'
import { guestHelp, guestUsage, readGuestArguments } from './demo-guests/guest-arguments.ts'
import { type GuestVisit, payVisit } from './demo-guests/guest-visit.ts'
import { ApiRefusal, publicApi } from './demo-guests/public-api.ts'
import { type VisitedVenue, visitVenue } from './demo-guests/visited-venue.ts'

/**
 * Upper limit of concurrent guests; more would mean that the server is saturated. New guests wait until others leave.
 */
const mostGuests = 100

/** Prices and menus may change while guests are there. */
const readMenusAgainAfterMs = 300_000

await runCommand(letGuestsIn)

/** Behaves like the guests of the demo, through the public API, until it is stopped. */
async function letGuestsIn(): Promise<void> {
  const asked = readArguments(() => readGuestArguments(process.env.PORT), guestUsage)
  if (!asked) return console.log(guestHelp)
  const { ordersAMinute, url, venueIds } = asked
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

  const api = publicApi(url)
  const random = seededRandom(randomInt(2 ** 32))
  const sessions: GuestVisit['sessions'] = new Map()
  const inside = new Set<Promise<void>>()
  const venueOf = rememberVenues((venueId) => visitVenue(api, venueId))
  await Promise.all(venueIds.map(venueOf))
  print(`${ordersAMinute} orders a minute at ${url}, until Ctrl+C`)

  while (!stopping.signal.aborted) {
    if (inside.size < mostGuests) {
      const guest = beGuest(random.pick(venueIds)).finally(() => inside.delete(guest))
      inside.add(guest)
    }
    // Guests arrive at random: the pauses between them are exponential.
    const pauseMs = (-Math.log(1 - random.next()) * 60_000) / ordersAMinute
    await pause(pauseMs, stopping.signal)
  }
  await Promise.all(inside)
  print('All guests have left')

  async function beGuest(venueId: number): Promise<void> {
    try {
      const visited = await venueOf(venueId)
      const { line, changeMind } = await payVisit({ api, visited, sessions, random, now: new Date() })
      print(line)
      if (!changeMind) return
      await pause(random.between(10_000, 40_000), stopping.signal)
      if (!stopping.signal.aborted) print(await changeMind())
    } catch (error) {
      // A session that ended, a price that changed with the hour, a server that restarts: the next guest starts again.
      if (error instanceof ApiRefusal && error.code === 401) sessions.clear()
      venueOf.forget(venueId)
      print(error instanceof Error ? `Turned away: ${error.message}` : String(error))
    }
  }
}

/** Caches each venue for some minutes, or until it is dropped. */
function rememberVenues(visit: (venueId: number) => Promise<VisitedVenue>) {
  const known = new Map<number, { since: number; visited: Promise<VisitedVenue> }>()
  const forget = (venueId: number) => known.delete(venueId)
  const venueOf = (venueId: number): Promise<VisitedVenue> => {
    const remembered = known.get(venueId)
    if (remembered && Date.now() - remembered.since < readMenusAgainAfterMs) return remembered.visited
    const visited = visit(venueId)
    known.set(venueId, { since: Date.now(), visited })
    return visited
  }
  return Object.assign(venueOf, { forget })
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  // Waking up early is the purpose of the signal, and no failure.
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined)
}

function print(line: string): void {
  console.log(`${new Date().toTimeString().slice(0, 8)}  ${line}`)
}
