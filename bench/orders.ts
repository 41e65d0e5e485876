import { startBare } from './bare.ts'
import { startBrigade } from './brigade.ts'
import type { Figure, Part } from './figures.ts'
import { sendClosedLoad } from './load.ts'
import type { MeasuredServer } from './measured-server.ts'
import { type OrderRequests, prepareRequests } from './order-requests.ts'
import { newScratchFolder } from './scratch.ts'
import { median } from './statistics.ts'

const clientCounts = [1, 10, 50] as const
const serverNames = ['bareEach', 'bareGroup', 'brigade'] as const
const mostTimesProcessorTime = 4

type ServerName = (typeof serverNames)[number]
type Round = { server: ServerName; clients: number; perSecond: number; microseconds: number }

/** Servers run for weeks: all of them are measured when their code is compiled and their caches are full. */
const effort = {
  quick: { warmUpMilliseconds: 2_000, rounds: 2, milliseconds: 1_000 },
  full: { warmUpMilliseconds: 15_000, rounds: 5, milliseconds: 1_500 },
}

/** Measures the orders placed per second, and the server's processor time for one, alternating with the bare server. */
export async function measureOrders({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const { warmUpMilliseconds, rounds, milliseconds } = isQuick ? effort.quick : effort.full
  const brigade = await startBrigade(newScratchFolder())
  const { nextRequest, bytes } = await prepareRequests(brigade.port)
  const servers = { brigade, bareEach: await startBare('each'), bareGroup: await startBare('group') }
  const load = (name: ServerName, clients: number, milliseconds: number) =>
    measureRound({ server: servers[name], clients, milliseconds, nextRequest })

  for (const name of serverNames) await load(name, Math.max(...clientCounts), warmUpMilliseconds)
  const results: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const clients of clientCounts) {
      for (const server of serverNames)
        results.push({ server, clients, ...(await load(server, clients, milliseconds)) })
    }
  }

  for (const name of serverNames) await servers[name].stop()
  return {
    title: 'Placing orders (nobody listening)',
    figures: [...clientCounts.map((clients) => rateFigure(results, clients)), processorFigure(results)],
    notes: [
      `a body has ${bytes} bytes; medians of ${rounds} rounds by turns, the quietest round in brackets`,
      'rates are compared with the bare server and a commit an order, processor time with its group commit, both at 50 clients',
      bareGroupNote(results),
    ],
  }
}

/** One round of orders from several clients against one server. */
export type RoundSettings = {
  server: MeasuredServer
  clients: number
  milliseconds: number
  nextRequest: OrderRequests
}

/** Places orders for a while. Returns their rate, and the server's processor time for one. */
export async function measureRound({ server, clients, milliseconds, nextRequest }: RoundSettings) {
  const before = await server.usage()
  const { count, seconds } = await sendClosedLoad({ port: server.port, clients, milliseconds, nextRequest })
  const after = await server.usage()
  return {
    perSecond: count / seconds,
    microseconds: (after.processorMicroseconds - before.processorMicroseconds) / count,
  }
}

function rateFigure(results: Round[], clients: number): Figure {
  const brigade = ratesOf(results, 'brigade', clients)
  const bare = ratesOf(results, 'bareEach', clients)
  const ratio = median(brigade) / median(bare)
  const isAimed = clients === Math.max(...clientCounts)
  return {
    what: `orders a second, ${clients} client${clients === 1 ? '' : 's'}`,
    measured: rateText(brigade),
    compared: rateText(bare),
    ratio,
    ...(isAimed && { aim: 'more', isReached: ratio > 1 }),
  }
}

function processorFigure(results: Round[]): Figure {
  const clients = Math.max(...clientCounts)
  const brigade = median(timesOf(results, 'brigade', clients))
  const bare = median(timesOf(results, 'bareGroup', clients))
  return {
    what: 'processor time an order',
    measured: `${Math.round(brigade)} µs`,
    compared: `${Math.round(bare)} µs`,
    ratio: brigade / bare,
    aim: `at most ${mostTimesProcessorTime} ×`,
    isReached: brigade <= mostTimesProcessorTime * bare,
  }
}

function bareGroupNote(results: Round[]): string {
  const clients = Math.max(...clientCounts)
  const each = Math.round(median(timesOf(results, 'bareEach', clients)))
  return `bare with group commit at ${clients} clients: ${rateText(ratesOf(results, 'bareGroup', clients))} orders a second; with a commit an order: ${each} µs an order`
}

function ratesOf(results: Round[], server: ServerName, clients: number): number[] {
  return results.filter((round) => round.server === server && round.clients === clients).map((round) => round.perSecond)
}

function timesOf(results: Round[], server: ServerName, clients: number): number[] {
  return results
    .filter((round) => round.server === server && round.clients === clients)
    .map((round) => round.microseconds)
}

function rateText(rates: number[]): string {
  return `${Math.round(median(rates))} [${Math.round(Math.max(...rates))}]`
}
