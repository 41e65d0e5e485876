import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { openBareOverview, takeOverviewSnapshot } from './bare-overview.ts'
import { callApi, hotelManager, openGuestSessions, signIn } from './brigade.ts'
import { busyDuring, openThreadClock } from './busy-time.ts'
import { findBrowser, launchChromium, openPage, signInByForm } from './chromium.ts'
import { type Figure, screenFigure } from './figures.ts'
import { makeOrderBodies } from './order-bodies.ts'

/** How many times slower the processor is: as it is, and as in a cheap tablet. */
const slowdowns = [1, 4]
const aimMs = 20
const effort = { quick: { changes: 6 }, full: { changes: 20 } }
/** Longer than the second in which the screen collects events. */
const betweenChangesMs = 2_200
const settlingMs = 3_000

const tile = 'main li > a[href^="/orders?venue="]'

type OverviewPage = { port: number; email: string; isQuick: boolean }

/** Measures in Chromium how long one event keeps the overview busy, beside a bare page of the same tiles. */
export async function measureOverviewPage({
  port,
  email,
  isQuick,
}: OverviewPage): Promise<{ figures: Figure[]; notes: string[] }> {
  const found = await findBrowser()
  if ('obstacle' in found) return { figures: [], notes: [`the page: ${found.obstacle}`] }

  const { changes } = isQuick ? effort.quick : effort.full
  const address = `http://127.0.0.1:${port}`
  const browser = await launchChromium(found.executablePath)
  const ours = await openPage(browser)
  await signInByForm({ page: ours, address, email })
  await ours.waitForURL(({ pathname }) => pathname !== '/login')
  await ours.goto(`${address}/overview`)
  await ours.locator(tile).first().waitFor()
  const snapshot = await takeOverviewSnapshot(ours, tile)
  const bare = await openPage(browser)
  await openBareOverview({ page: bare, snapshot, address, token: await signIn(port, email) })

  const change = await preparedChanges(port, { many: 2 * slowdowns.length * changes })
  const figures: Figure[] = []
  for (const slowdown of slowdowns) {
    const measured = await busyPerChange({ page: ours, changes, change, slowdown })
    const busy = { measured, bare: await busyPerChange({ page: bare, changes, change, slowdown }) }
    figures.push(screenFigure(eventOn(slowdown), aimMs, busy))
  }
  await browser.close()
  return {
    figures,
    notes: [
      `the page: means of ${changes} orders that a colleague accepts one by one, by the thread's own clock, from the event until the venue is counted again and its tile drawn; beside a page without a framework that asks for the same counts and writes the one tile`,
    ],
  }
}

function eventOn(slowdown: number): string {
  return `main thread busy for one event${slowdown === 1 ? '' : ` (processor ${slowdown} × slower)`}`
}

/** Returns the change that is measured: a colleague of the hotel accepts an order that waits since before. */
async function preparedChanges(port: number, { many }: { many: number }): Promise<() => Promise<unknown>> {
  const token = await signIn(port, hotelManager)
  const guestTokens = await openGuestSessions(port, token)
  const bodies = await makeOrderBodies({ port, managerToken: token, guestToken: guestTokens[0]! })
  const ids: number[] = []
  for (let turn = 0; turn < many; turn += 1) {
    const body: unknown = JSON.parse(bodies[turn % bodies.length]!)
    const guest = guestTokens[turn % guestTokens.length]!
    ids.push((await callApi<Order>({ port, method: 'POST', path: '/v1/order', token: guest, body })).id)
  }
  return () => callApi({ port, method: 'POST', path: '/v1/accept/order', token, body: { id: ids.shift() } })
}

type Changes = { page: Page; changes: number; change: () => Promise<unknown>; slowdown: number }

async function busyPerChange({ page, changes, change, slowdown }: Changes): Promise<number> {
  const session = await openThreadClock(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.bringToFront()
  await wait(settlingMs)
  // The page's own activity, such as its clocks, is subtracted.
  const idle = await busyDuring(session, () => wait(changes * betweenChangesMs))
  await page.evaluate(watchTiles, tile)
  const busy = await busyDuring(session, async () => {
    for (let turn = 0; turn < changes; turn += 1) {
      await change()
      await wait(betweenChangesMs)
    }
  })
  const written = await page.evaluate(() => globalThis.benchWrites)
  if (written < changes) throw new Error(`${written} of ${changes} events were written into a tile`)
  return Math.max(0, busy - idle) / changes
}

declare global {
  var benchWrites: number
}

/** Runs in the page: counts how often something is written into a tile. */
function watchTiles(selector: string): void {
  globalThis.benchWrites = 0
  const isInTile = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest(selector) != null
  new MutationObserver((mutations) => {
    if (mutations.some(isInTile)) globalThis.benchWrites += 1
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
