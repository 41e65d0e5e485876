import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { signIn, startBrigade } from './brigade.ts'
import type { Figure, Part } from './figures.ts'
import { openHttpLine, requestText } from './http-line.ts'
import { workOfVenue, writeVenues, writeWorkOfVenues } from './many-venues.ts'
import { measureOverviewPage } from './overview-page.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'
import { median } from './statistics.ts'

const venues = 200
const aimMs = 200
const effort = { quick: { rounds: 20 }, full: { rounds: 100 } }
const warmUpRounds = 10
const settlingMs = 3_000
const organization = 'organization@brigade.demo'

/** Measures the overview of a group: the answer with which it opens, and what one event takes of the page. */
export async function measureOverview({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const folder = newScratchFolder()
  const demo = await startBrigade(folder)
  await demo.stop()
  writeVenues(folder, venues)
  writeWorkOfVenues(folder)
  const brigade = await startBrigade(folder)
  const { port } = brigade
  const token = await signIn(port, organization)
  const answers = await timeAnswers({ port, token, rounds: (isQuick ? effort.quick : effort.full).rounds })
  const bare = timeBareCounts(folder)
  const page = await measureOverviewPage({ port, email: organization, isQuick })
  await brigade.stop()
  deleteScratchFolder(folder)
  const figure = (what: string, measured: number): Figure => ({
    what,
    measured: `${measured.toFixed(1)} ms`,
    compared: `${bare.toFixed(1)} ms`,
    ratio: measured / bare,
    aim: `under ${aimMs} ms`,
    isReached: measured < aimMs,
  })
  const { openOrders, ordersToday } = workOfVenue
  return {
    title: `Overview of ${venues} venues`,
    figures: [
      figure('all venues counted, the first call after a start', answers.first),
      figure('all venues counted', answers.usual),
      ...page.figures,
    ],
    notes: [
      `each venue with ${openOrders} open orders and ${ordersToday} completed today; beside the same counts as prepared statements, grouped by venue, without HTTP, rights and the times at which orders are late`,
      ...page.notes,
    ],
  }
}

type Answers = { port: number; token: string; rounds: number }

async function timeAnswers({ port, token, rounds }: Answers): Promise<{ first: number; usual: number }> {
  // The work of a start must not count as part of the call.
  await wait(settlingMs)
  const line = await openHttpLine(port)
  const request = requestText({ method: 'POST', path: '/v1/overview', token, body: '{}' })
  const times: number[] = []
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    const startedAt = performance.now()
    const { status, body } = await line.send(request)
    times.push(performance.now() - startedAt)
    if (status !== 200) throw new Error(`The overview was answered with ${status}: ${body.toString()}`)
    if (round > 0) continue
    const found = (JSON.parse(body.toString()) as { venues: unknown[] }).venues.length
    if (found !== venues) throw new Error(`The overview has ${found} venues`)
  }
  return { first: times[0]!, usual: median(times.slice(warmUpRounds)) }
}

/** Returns the time of the least that a database must do for the same answer. */
function timeBareCounts(dataDir: string): number {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'), { readonly: true })
  const since = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const active = (table: string, where: string) =>
    database.prepare(`SELECT "restaurantId", count(*) AS "count" FROM ${table} WHERE ${where} GROUP BY "restaurantId"`)
  const statements = [
    database.prepare(
      `SELECT "restaurantId", "status", count(*) AS "count" FROM orders
       WHERE "status" IN ('incoming', 'updated', 'inprogress', 'ontheway', 'delivered') GROUP BY "restaurantId", "status"`,
    ),
    active('requests', `"status" = 'active'`),
    active('tray_outs', `"status" = 'active'`),
    active('pos_notifications', `"type" = 'error' AND "isActive" = 1`),
    active('printers', `"isActive" = 1 AND "failures" > 0`),
  ]
  const takings = database.prepare(
    `SELECT "restaurantId", count(*) AS "orders", sum("orderPrice") AS "orderPrice" FROM orders
     WHERE "restaurantId" IN (SELECT "id" FROM venues) AND "completedAT" >= ? AND "completedAT" < ? AND "status" = 'completed'
     GROUP BY "restaurantId"`,
  )
  const periods = [
    [since(1), since(0)],
    [since(8), since(7)],
  ]
  const times = Array.from({ length: 30 }, () => {
    const startedAt = performance.now()
    JSON.stringify([...statements.map((statement) => statement.all()), ...periods.map((days) => takings.all(...days))])
    return performance.now() - startedAt
  })
  database.close()
  return median(times.slice(warmUpRounds))
}
