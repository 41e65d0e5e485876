import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { RecommendationCount } from '@brigade/domain/recommendations/suggestions.schema.ts'
import { hotelId, hotelManager, signIn, startBrigade } from './brigade.ts'
import type { Part } from './figures.ts'
import { type HttpLine, openHttpLine, requestText } from './http-line.ts'
import { writeOrderLines, writePastOrders } from './past-orders.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'

const orders = 300_000
const quickOrders = 20_000
const aimMs = 5_000
const callAimMs = 100
/** Within the ninety business days that are counted. */
const days = { newest: 0, oldest: 88 }
const countedWithinMs = 2 * 60_000

/** Measures how long the orders of one venue take to be counted for suggestions, and how long a guest waits in between. */
export async function measureRecommendations({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const count = isQuick ? quickOrders : orders
  const folder = newScratchFolder()
  const demo = await startBrigade(folder)
  await demo.stop()
  writePastOrders({ dataDir: folder, count, days })
  writeOrderLines(folder)
  const server = await startBrigade(folder)
  const token = await signIn(server.port, hotelManager)
  const line = await openHttpLine(server.port)
  const body = JSON.stringify({ restaurantId: hotelId })
  const startedAt = performance.now()
  await callOn(line, requestText({ method: 'POST', path: '/v1/count/recommendations', token, body }))
  const { counted, slowest } = await untilCounted(line, token)
  const took = performance.now() - startedAt
  await server.stop()
  deleteScratchFolder(folder)
  return {
    title: `Recommendations: ${count} orders of a venue in 90 days`,
    figures: [
      {
        what: 'counted, with what is ordered together',
        measured: `${(took / 1000).toFixed(2)} s`,
        aim: `< ${aimMs / 1000} s`,
        isReached: took < aimMs,
      },
      {
        what: 'slowest call of a guest’s dialogs in between',
        measured: `${slowest.toFixed(0)} ms`,
        aim: `< ${callAimMs} ms`,
        isReached: slowest < callAimMs,
      },
    ],
    notes: [`${counted} orders had lines; from the press on Count again until the screens receive its end`],
  }
}

/** Reads the dialogs of the venue, one after the other, until the count is over. */
async function untilCounted(line: HttpLine, token: string): Promise<{ counted: number; slowest: number }> {
  const until = Date.now() + countedWithinMs
  let slowest = 0
  while (Date.now() < until) {
    const began = performance.now()
    await callOn(line, requestText({ method: 'GET', path: `/v1/recommendations?restaurantId=${hotelId}`, token }))
    slowest = Math.max(slowest, performance.now() - began)
    const path = `/v1/recommendation-counts?restaurantId=${hotelId}`
    const { data }: Paged<RecommendationCount> = JSON.parse(
      await callOn(line, requestText({ method: 'GET', path, token })),
    )
    const [{ countedAt, orders: counted } = { countedAt: null, orders: 0 }] = data
    if (countedAt !== null) return { counted, slowest }
  }
  throw new Error('The orders were not counted in time')
}

async function callOn(line: HttpLine, text: string): Promise<string> {
  const answer = await line.send(text)
  if (answer.status !== 200) throw new Error(`A call was answered with ${answer.status}: ${answer.body.toString()}`)
  return answer.body.toString()
}
