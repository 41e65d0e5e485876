import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { hotelId, hotelManager, signIn, startBrigade } from './brigade.ts'
import type { Figure, Part } from './figures.ts'
import { type HttpLine, openHttpLine, requestText } from './http-line.ts'
import { pastDays, writeOrderLines, writePastOrders } from './past-orders.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'
import { median } from './statistics.ts'

const orders = 1_000_000
const quickOrders = 50_000
const aimMs = 300
const dayMs = 86_400_000
const countedWithinMs = 15 * 60_000

const panels = ['insightSales', 'insightItems', 'insightTimes', 'insightRequests'] as const

/** Measures the panels of insights over a year, and how long its days take to be counted, for a million orders of one venue. */
export async function measureInsights({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const count = isQuick ? quickOrders : orders
  const folder = newScratchFolder()
  const demo = await startBrigade(folder)
  await demo.stop()
  writePastOrders({ dataDir: folder, count })
  writeOrderLines(folder)
  noteDays(folder)
  const server = await startBrigade(folder)
  const began = performance.now()
  await untilCounted(folder)
  const counted = performance.now() - began
  const line = await openHttpLine(server.port)
  const token = await signIn(server.port, hotelManager)
  const figures: Figure[] = []
  for (const panel of panels) {
    const times: number[] = []
    for (let round = -3; round < (isQuick ? 10 : 30); round += 1) {
      const took = await timePanel(line, { panel, token })
      if (round >= 0) times.push(took)
    }
    const took = median(times)
    figures.push({
      what: `${panel}, a year`,
      measured: `${took.toFixed(1)} ms`,
      aim: `< ${aimMs} ms`,
      isReached: took < aimMs,
    })
  }
  await server.stop()
  deleteScratchFolder(folder)
  return {
    title: `Insights: ${count} orders of a venue`,
    figures,
    notes: [
      'medians over REST of 365 days beside the 365 before; service times by hour and by person',
      `the days of a year were counted within ${(counted / 1000).toFixed(0)} s after the start`,
    ],
  }
}

async function timePanel(line: HttpLine, { panel, token }: { panel: string; token: string }): Promise<number> {
  const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10)
  const body = JSON.stringify({ restaurantId: hotelId, from: day(364), to: day(0) })
  const startedAt = performance.now()
  const answer = await line.send(requestText({ method: 'POST', path: `/v1/${panel}`, token, body }))
  if (answer.status !== 200) throw new Error(`${panel} was answered with ${answer.status}: ${answer.body.toString()}`)
  return performance.now() - startedAt
}

/** Notes the days of the written orders, as an upgrade does. */
function noteDays(dataDir: string): void {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'))
  database.pragma('journal_mode = OFF')
  database.pragma('synchronous = OFF')
  const note = database.prepare('INSERT INTO insight_dirty_days VALUES (?, ?) ON CONFLICT DO NOTHING')
  for (let ago = 0; ago <= pastDays.oldest + 1; ago += 1) {
    note.run(hotelId, new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10))
  }
  database.close()
}

async function untilCounted(dataDir: string): Promise<void> {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'), { readonly: true })
  const left = database.prepare('SELECT count(*) FROM insight_dirty_days').pluck()
  const until = Date.now() + countedWithinMs
  while (Number(left.get()) > 0) {
    if (Date.now() > until) throw new Error('The days were not counted in time')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  database.close()
}
