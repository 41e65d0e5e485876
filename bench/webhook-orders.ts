import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callApi, hotelId, signIn, startBrigade } from './brigade.ts'
import type { Figure, Part } from './figures.ts'
import type { MeasuredServer } from './measured-server.ts'
import { type OrderRequests, prepareRequests } from './order-requests.ts'
import { measureRound } from './orders.ts'
import { newScratchFolder } from './scratch.ts'
import { median } from './statistics.ts'

const clients = 50
const otherVenue = 2
const mostTimesWithout = 1.05
const effort = {
  quick: { warmUpMilliseconds: 2_000, rounds: 3, milliseconds: 1_000 },
  full: { warmUpMilliseconds: 10_000, rounds: 7, milliseconds: 1_500 },
}

type Case = { server: MeasuredServer; nextRequest: OrderRequests; times: number[] }

/**
 * Measures the server's processor time for an order in three cases: no webhook, a webhook of another venue, and a webhook of the same venue,
 * whose messages are sent during the measurement. The audit log is always on.
 */
export async function measureWebhookOrders({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const { warmUpMilliseconds, rounds, milliseconds } = isQuick ? effort.quick : effort.full
  const receiver = await startReceiver()
  const cases = {
    without: await startCase(receiver, null),
    elsewhere: await startCase(receiver, otherVenue),
    here: await startCase(receiver, hotelId),
  }
  for (const { server, nextRequest } of Object.values(cases))
    await measureRound({ server, clients, milliseconds: warmUpMilliseconds, nextRequest })
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, nextRequest, times } of Object.values(cases))
      times.push((await measureRound({ server, clients, milliseconds, nextRequest })).microseconds)
  }
  for (const { server } of Object.values(cases)) await server.stop()
  receiver.closeAllConnections()
  receiver.close()

  const timeOf = ({ times }: Case) => median(times)
  const compared = (what: string, measured: Case): Figure => ({
    what,
    measured: `${Math.round(timeOf(measured))} µs`,
    compared: `${Math.round(timeOf(cases.without))} µs`,
    ratio: timeOf(measured) / timeOf(cases.without),
  })
  const elsewhere = compared('an order, where another venue has a webhook', cases.elsewhere)
  return {
    title: 'Placing orders beside webhooks (processor time)',
    figures: [
      { ...elsewhere, aim: `at most ${mostTimesWithout} ×`, isReached: elsewhere.ratio! <= mostTimesWithout },
      compared('an order, where its venue has a webhook', cases.here),
    ],
    notes: [
      `medians of ${rounds} rounds by turns, ${clients} clients; compared with a server without webhooks; with one, the time has the sending of messages too`,
    ],
  }
}

/** Starts a server on which this venue, if any, has a webhook for orders. */
async function startCase(receiver: Server, webhookOf: number | null): Promise<Case> {
  const server = await startBrigade(newScratchFolder())
  const { port } = server
  if (webhookOf !== null) {
    const token = await signIn(port, 'admin@brigade.demo')
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
    const body = { restaurantId: webhookOf, name: 'Bench', url, topics: ['orders'] }
    await callApi({ port, method: 'POST', path: '/v1/webhooks', token, body })
  }
  return { server, nextRequest: (await prepareRequests(port)).nextRequest, times: [] }
}

async function startReceiver(): Promise<Server> {
  const receiver = createServer((request, response) => {
    request.resume()
    request.once('end', () => response.writeHead(204).end())
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  return receiver
}
