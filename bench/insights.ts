import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { hotelId, hotelManager, signIn, startBrigade } from './brigade.ts'
import type { Figure, Part } from './figures.ts'
import { openHttpLine } from './http-line.ts'
import { writeGroupFigures } from './insights-group.ts'
import { measureInsightsPage } from './insights-page.ts'
import { timePanels } from './insights-panels.ts'
import { writeVenues } from './many-venues.ts'
import { pastDays, writeOrderLines, writePastOrders } from './past-orders.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'

const orders = 1_000_000
const ordersOfPage = 20_000
const venuesOfGroup = 200
const quickOrders = 50_000
const dayMs = 86_400_000
const countedWithinMs = 15 * 60_000

/** Measures the panels of insights over a year, and how long its days take to be counted, for a million orders of one venue. */
export async function measureInsights({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const count = isQuick ? quickOrders : orders
  const panelFigures = await measurePanels({ isQuick, count })
  const group = await measureGroup(isQuick)
  const page = await measurePage(isQuick)
  return {
    title: `Insights: ${count} orders of a venue, ${venuesOfGroup} venues, and the page of ${ordersOfPage} orders`,
    figures: [...panelFigures.figures, ...group, ...page.figures],
    notes: [...panelFigures.notes, ...page.notes],
  }
}

type Measured = Required<Pick<Part, 'figures' | 'notes'>>

async function measurePanels({ isQuick, count }: { isQuick: boolean; count: number }): Promise<Measured> {
  const { folder, server, countedMs } = await startWithOrders(count)
  const line = await openHttpLine(server.port)
  const token = await signIn(server.port, hotelManager)
  const figures = await timePanels({
    line,
    token,
    rounds: isQuick ? 10 : 30,
    asked: { restaurantId: hotelId, ...year() },
  })
  await server.stop()
  deleteScratchFolder(folder)
  return {
    figures,
    notes: [
      'medians over REST of 365 days beside the 365 before; service times by hour and by person',
      `the days of a year were counted within ${(countedMs / 1000).toFixed(0)} s after the start`,
    ],
  }
}

/** Times the same panels of a group, whose months are summed. */
async function measureGroup(isQuick: boolean): Promise<Figure[]> {
  const folder = newScratchFolder()
  const demo = await startBrigade(folder)
  await demo.stop()
  writeVenues(folder, venuesOfGroup)
  writeGroupFigures(folder, dayAgo(0))
  const server = await startBrigade(folder)
  const line = await openHttpLine(server.port)
  const token = await signIn(server.port, 'organization@brigade.demo')
  const figures = await timePanels({ line, token, rounds: isQuick ? 3 : 15, asked: year() })
  await server.stop()
  deleteScratchFolder(folder)
  return figures.map((figure) => ({ ...figure, what: `${figure.what}, of ${venuesOfGroup} venues` }))
}

/** The page has the same charts for few orders: it reads figures of days. */
async function measurePage(isQuick: boolean): Promise<Measured> {
  const { folder, server } = await startWithOrders(ordersOfPage)
  const page = await measureInsightsPage({ port: server.port, days: year(), isQuick })
  await server.stop()
  deleteScratchFolder(folder)
  return page
}

/** Starts Brigade with so many past orders of the hotel, and waits until their days are counted. */
async function startWithOrders(count: number) {
  const folder = newScratchFolder()
  const demo = await startBrigade(folder)
  await demo.stop()
  writePastOrders({ dataDir: folder, count })
  writeOrderLines(folder)
  noteDays(folder)
  const server = await startBrigade(folder)
  const began = performance.now()
  await untilCounted(folder)
  return { folder, server, countedMs: performance.now() - began }
}

function year(): { from: string; to: string } {
  return { from: dayAgo(364), to: dayAgo(0) }
}

function dayAgo(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
}

/** Notes the days of the written orders, as an upgrade does. */
function noteDays(dataDir: string): void {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'))
  database.pragma('journal_mode = OFF')
  database.pragma('synchronous = OFF')
  const note = database.prepare('INSERT INTO insight_dirty_days VALUES (?, ?) ON CONFLICT DO NOTHING')
  for (let ago = 0; ago <= pastDays.oldest + 1; ago += 1) {
    note.run(hotelId, dayAgo(ago))
  }
  database.close()
}

/** Waits until all days are counted, and the months that are over summed. */
async function untilCounted(dataDir: string): Promise<void> {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'), { readonly: true })
  const left = database
    .prepare(
      `SELECT (SELECT count(*) FROM insight_dirty_days) + (SELECT count(*) FROM insight_months WHERE NOT "isSummed" AND "month" < ?)`,
    )
    .pluck()
  const until = Date.now() + countedWithinMs
  while (Number(left.get(dayAgo(0).slice(0, 7))) > 0) {
    if (Date.now() > until) throw new Error('The days were not counted in time')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  database.close()
}
