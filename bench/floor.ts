import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { openBareFloor, startBareFloor, takeFloorSnapshot } from './bare-floor.ts'
import { makeBoardTraffic } from './board-traffic.ts'
import { callApi, hotelManager, openGuestSessions, signIn, startBrigade } from './brigade.ts'
import { busyDuring, openThreadClock } from './busy-time.ts'
import { findBrowser, launchChromium, openPage, signInToBoard } from './chromium.ts'
import { type Figure, type Part, screenFigure } from './figures.ts'
import { makeLargeFloor, roomsOfLargeFloor } from './large-floor.ts'
import { makeOrderBodies } from './order-bodies.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'
import { median } from './statistics.ts'

const slowdown = 4
const openOrders = 400
const orderTaker = 'ordertaker@hotel.demo'
const limits = { shownMilliseconds: 1_000, changeMilliseconds: 50 } as const
const effort = { quick: { loads: 2, changes: 5 }, full: { loads: 5, changes: 20 } }
const betweenChangesMilliseconds = 600
const settlingMilliseconds = 2_000

const title = `The floor of ${roomsOfLargeFloor} rooms in Chromium (processor slowed down ${slowdown} ×)`

/**
 * Measures how soon the floor of a large hotel is shown, and the cost of one placed order there, alternating with a
 * bare page of the same tiles.
 */
export async function measureFloor({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const found = await findBrowser()
  if ('obstacle' in found) return { title, figures: [], notes: [found.obstacle] }

  const { loads, changes } = isQuick ? effort.quick : effort.full
  const folder = newScratchFolder()
  const demo = await startBrigade(folder)
  await demo.stop()
  makeLargeFloor(folder)
  const brigade = await startBrigade(folder)
  const { port } = brigade
  const address = `http://127.0.0.1:${port}`
  const floorAddress = `${address}/tables/management?order=index`
  const token = await signIn(port, hotelManager)
  const guestTokens = await openGuestSessions(port, token)
  const bodies = await makeOrderBodies({ port, managerToken: token, guestToken: guestTokens[0]! })
  await (await makeBoardTraffic({ port, managerToken: token, guestTokens, bodies })).fillTo(openOrders)

  const browser = await launchChromium(found.executablePath)
  const ours = await openPage(browser)
  await signInToBoard(ours, address)
  await ours.goto(floorAddress)
  await ours.locator('[data-room]').first().waitFor()
  const snapshot = await takeFloorSnapshot(ours)
  const bare = await startBareFloor({ snapshot, port, token })
  const theirs = await openPage(browser)

  const shown = { ours: [] as number[], theirs: [] as number[] }
  for (const page of [ours, theirs]) await slowDown(page)
  // One load more than is counted: after it, the browser has cached the program and compiled it.
  for (let turn = -1; turn < loads; turn += 1) {
    const [one, other] = [await load(ours, floorAddress), await load(theirs, bare.address)]
    if (turn < 0) continue
    shown.ours.push(one)
    shown.theirs.push(other)
  }
  await openBareFloor({ page: theirs, snapshot, port, token })
  const colleague = { port, token: await signIn(port, orderTaker) }
  const place = async (turn: number) => {
    const guest = guestTokens[turn % guestTokens.length]!
    const body: unknown = JSON.parse(bodies[turn % bodies.length]!)
    return (await callApi<Order>({ port, method: 'POST', path: '/v1/order', token: guest, body })).id
  }
  const changed = {
    ours: await measureOrders({ page: ours, changes, place, colleague }),
    theirs: await measureOrders({ page: theirs, changes, place, colleague }),
  }
  const busyFor = (what: keyof Orders) => ({
    measured: changed.ours[what].busyMilliseconds,
    bare: changed.theirs[what].busyMilliseconds,
  })
  const mostTiles = (measured: Orders) => Math.max(...Object.values(measured).map((act) => act.mostTiles))

  await browser.close()
  bare.stop()
  await brigade.stop()
  deleteScratchFolder(folder)
  return {
    title,
    figures: [
      screenFigure('the floor there', limits.shownMilliseconds, {
        measured: median(shown.ours),
        bare: median(shown.theirs),
      }),
      screenFigure('main thread busy for one order that is delivered', limits.changeMilliseconds, busyFor('delivered')),
      placedFigure(busyFor('placed')),
      {
        what: 'tiles written into for one order, at most',
        measured: String(mostTiles(changed.ours)),
        compared: String(mostTiles(changed.theirs)),
        aim: 'the one',
        isReached: mostTiles(changed.ours) === 1,
      },
    ],
    notes: [
      `${openOrders} open orders; medians of ${loads} loads with the program in the browser's cache, until the first tile is painted, and the mean of ${changes} orders, placed one by one and then delivered so`,
      'an order that is placed pops up and sounds too, which the bare page does not do: what one is to take is said of an order that changes its tile alone',
      'by turns with a page without a framework: the same frame, tiles and styles, all tiles in the page',
    ],
  }
}

function placedFigure({ measured, bare }: { measured: number; bare: number }): Figure {
  return {
    what: 'the same for one that is placed, with its pop-up and sound',
    measured: `${measured.toFixed(0)} ms`,
    compared: `${bare.toFixed(0)} ms`,
    ratio: measured / bare,
  }
}

async function slowDown(page: Page): Promise<void> {
  await page.addInitScript(noteFirstTile)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

async function load(page: Page, address: string): Promise<number> {
  await page.bringToFront()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('[data-room]').first().waitFor()
  return page.evaluate(firstTileAfter)
}

type Measured = { busyMilliseconds: number; mostTiles: number }
type Orders = { placed: Measured; delivered: Measured }

type OrdersMade = {
  page: Page
  changes: number
  place: (turn: number) => Promise<number>
  colleague: { port: number; token: string }
}

/**
 * Guests place orders, and once a colleague has accepted all of them they are delivered: none of this causes a pop-up
 * on the manager's screen.
 */
async function measureOrders({ page, changes, place, colleague }: OrdersMade): Promise<Orders> {
  const ids: number[] = []
  const placed = await measureChanges({ page, changes, change: async (turn) => void ids.push(await place(turn)) })
  for (const id of ids) await callApi({ ...colleague, method: 'POST', path: '/v1/accept/order', body: { id } })
  const deliver = (turn: number) =>
    callApi({ ...colleague, method: 'PATCH', path: `/v1/order/${ids[turn]}`, body: { status: 'delivered' } })
  return { placed, delivered: await measureChanges({ page, changes, change: deliver }) }
}

type Changes = { page: Page; changes: number; change: (turn: number) => Promise<unknown> }

async function measureChanges({ page, changes, change }: Changes): Promise<Measured> {
  const session = await openThreadClock(page)
  await page.bringToFront()
  await wait(settlingMilliseconds)
  // The page's own activity, such as its clocks, is subtracted.
  const idle = await busyDuring(session, () => wait(changes * betweenChangesMilliseconds))
  await page.evaluate(watchTiles)
  const busy = await busyDuring(session, async () => {
    for (let turn = 0; turn < changes; turn += 1) {
      await change(turn)
      await wait(betweenChangesMilliseconds)
      await page.evaluate(nextChange)
    }
  })
  const mostTiles = await page.evaluate(mostTilesOfAChange)
  if (mostTiles === 0) throw new Error('No tile was written into')
  return { busyMilliseconds: Math.max(0, busy - idle) / changes, mostTiles }
}

declare global {
  var benchFirstTile: Promise<number>
  var benchTiles: { most: number; now: Set<Element> }
}

/** Runs in the page, before its own scripts: stores when the first tile was painted. */
function noteFirstTile(): void {
  globalThis.benchFirstTile = new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[data-room]')) requestAnimationFrame(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Runs in the page. */
function firstTileAfter(): Promise<number> {
  return globalThis.benchFirstTile
}

/** Runs in the page: records which tiles are written into from now on, except by their clocks. */
function watchTiles(): void {
  globalThis.benchTiles = { most: 0, now: new Set() }
  new MutationObserver((mutations) => {
    for (const { target, type } of mutations) {
      const element = target instanceof Element ? target : target.parentElement
      const tile = element?.closest('[data-room]')
      const isOfClock = type === 'characterData' && element?.closest('[data-clock]')
      if (tile && !isOfClock) globalThis.benchTiles.now.add(tile)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page. */
function nextChange(): void {
  const { most, now } = globalThis.benchTiles
  globalThis.benchTiles = { most: Math.max(most, now.size), now: new Set() }
}

/** Runs in the page. */
function mostTilesOfAChange(): number {
  return globalThis.benchTiles.most
}
