import { setTimeout as wait } from 'node:timers/promises'
import { startBare } from './bare.ts'
import { hotelManager, otherVenuesPeople, signIn, startBrigade } from './brigade.ts'
import type { Part } from './figures.ts'
import { sendSteadyLoad } from './load.ts'
import type { MeasuredServer } from './measured-server.ts'
import { type OrderRequests, prepareRequests } from './order-requests.ts'
import { newScratchFolder } from './scratch.ts'
import { bareScreens, brigadeScreens, openScreens, type Screens } from './screens.ts'
import { median, percentile } from './statistics.ts'

const perSecond = 100
const watched = 200
const others = 800
const mostMilliseconds = 25
const settlingMilliseconds = 1_000

const effort = { quick: { rounds: 1, seconds: 5 }, full: { rounds: 3, seconds: 10 } }

type Measured = { server: MeasuredServer; screens: Screens }
type Round = { median: number; last: number; microseconds: number }

/**
 * Measures how long an order takes from its POST to the last of 200 screens, at a steady 100 orders a second, with 800
 * screens of other venues.
 */
export async function measureFanout({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const { rounds, seconds } = isQuick ? effort.quick : effort.full
  const brigade = await startBrigade(newScratchFolder())
  const bare = await startBare('group')
  const { nextRequest } = await prepareRequests(brigade.port)
  const load = (measured: Measured) => measureRound({ ...measured, count: seconds * perSecond, nextRequest })

  const ofBrigade = { server: brigade, screens: await openBrigadeScreens(brigade.port) }
  const ofBare = { server: bare, screens: await openScreens(bareScreens({ port: bare.port, watched, others })) }
  await sendSteadyLoad({ port: brigade.port, perSecond, count: perSecond, nextRequest })
  await sendSteadyLoad({ port: bare.port, perSecond, count: perSecond, nextRequest })
  const brigadeRounds: Round[] = []
  const bareRounds: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    bareRounds.push(await load(ofBare))
    brigadeRounds.push(await load(ofBrigade))
  }

  for (const { server, screens } of [ofBare, ofBrigade]) {
    await screens.close()
    await server.stop()
  }
  return partOf(brigadeRounds, bareRounds)
}

async function openBrigadeScreens(port: number): Promise<Screens> {
  const watchedToken = await signIn(port, hotelManager)
  const otherTokens = await Promise.all(otherVenuesPeople.map((email) => signIn(port, email)))
  return openScreens(brigadeScreens({ port, watched, watchedToken, others, otherTokens }))
}

type RoundSettings = Measured & { count: number; nextRequest: OrderRequests }

async function measureRound({ server, screens, count, nextRequest }: RoundSettings): Promise<Round> {
  await wait(settlingMilliseconds)
  await screens.takeSeen()
  const before = await server.usage()
  const sentAtById = await sendSteadyLoad({ port: server.port, perSecond, count, nextRequest })
  await wait(settlingMilliseconds)
  const after = await server.usage()
  const { arrivals, strayEvents } = await screens.takeSeen()
  if (strayEvents > 0) throw new Error(`${strayEvents} events reached screens of other venues`)

  const times = [...sentAtById].map(([id, sentAt]) => {
    const arrival = arrivals.get(id)
    if (arrival?.count !== watched) throw new Error(`Order ${id} reached ${arrival?.count ?? 0} of ${watched} screens`)
    return arrival.lastAt - sentAt
  })
  return {
    median: median(times),
    last: percentile(times, 99),
    microseconds: (after.processorMicroseconds - before.processorMicroseconds) / count,
  }
}

function partOf(brigade: Round[], bare: Round[]): Part {
  const figure = (what: string, read: (round: Round) => number, format: (value: number) => string) => {
    const measured = median(brigade.map(read))
    const compared = median(bare.map(read))
    return { what, measured: format(measured), compared: format(compared), ratio: measured / compared }
  }
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`
  const last = (round: Round) => round.last
  return {
    title: `From the POST to the last of ${watched} screens (${perSecond} orders a second, ${others} more screens of other venues)`,
    figures: [
      figure('p50', (round) => round.median, milliseconds),
      {
        ...figure('p99', last, milliseconds),
        aim: `under ${mostMilliseconds} ms`,
        isReached: median(brigade.map(last)) < mostMilliseconds,
      },
      figure(
        'processor time an order',
        (round) => round.microseconds,
        (value) => `${Math.round(value)} µs`,
      ),
    ],
    notes: [
      `medians of ${brigade.length} rounds by turns with the bare server (group commit, ws); p99 of each: ${brigade.map(last).map(milliseconds).join(', ')}`,
      'screens and clients run on the same cores as the server',
    ],
  }
}
