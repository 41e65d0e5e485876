import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import { openBareFloor, startBareFloor, takeFloorSnapshot } from './bare-floor.ts'
import { makeBoardTraffic } from './board-traffic.ts'
import { callApi, hotelManager, openGuestSessions, signIn, startBrigade } from './brigade.ts'
import { findBrowser, launchChromium, openPage, signInToBoard } from './chromium.ts'
import { type Part, screenFigure } from './figures.ts'
import { makeLargeFloor, roomsOfLargeFloor } from './large-floor.ts'
import { makeOrderBodies } from './order-bodies.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'
import { median } from './statistics.ts'

const slowdown = 4
const openOrders = 400
const limits = { shownMilliseconds: 1_000, changeMilliseconds: 50 } as const
const effort = { quick: { loads: 2, changes: 5 }, full: { loads: 5, changes: 20 } }
const betweenChangesMilliseconds = 600
const settlingMilliseconds = 2_000

const title = `The floor of ${roomsOfLargeFloor} rooms in Chromium (processor slowed down ${slowdown} ×)`

/** How soon the floor of a large hotel is there, and what one order that is placed costs there, by turns with a bare page of the same tiles. */
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
  for (let turn = 0; turn < loads; turn += 1) {
    shown.ours.push(await load(ours, floorAddress))
    shown.theirs.push(await load(theirs, bare.address))
  }
  await openBareFloor({ page: theirs, snapshot, port, token })
  const place = (turn: number) =>
    callApi({
      port,
      method: 'POST',
      path: '/v1/order',
      token: guestTokens[turn % guestTokens.length]!,
      body: JSON.parse(bodies[turn % bodies.length]!) as unknown,
    })
  const changed = {
    ours: await measureChanges({ page: ours, changes, place }),
    theirs: await measureChanges({ page: theirs, changes, place }),
  }

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
      screenFigure('main thread busy for one order that is placed', limits.changeMilliseconds, {
        measured: changed.ours.busyMilliseconds,
        bare: changed.theirs.busyMilliseconds,
      }),
      {
        what: 'tiles written into for one order, at most',
        measured: String(changed.ours.mostTiles),
        compared: String(changed.theirs.mostTiles),
        aim: 'the one',
        isReached: changed.ours.mostTiles === 1,
      },
    ],
    notes: [
      `${openOrders} open orders; medians of ${loads} loads with the program in the browser's cache, until the first tile is painted, and the mean of ${changes} orders, placed one by one`,
      'by turns with a page without a framework: the same frame, tiles and styles, all tiles in the page',
    ],
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

type Changes = { page: Page; changes: number; place: (turn: number) => Promise<unknown> }

async function measureChanges({
  page,
  changes,
  place,
}: Changes): Promise<{ busyMilliseconds: number; mostTiles: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.bringToFront()
  await wait(settlingMilliseconds)
  // What a page does by itself, such as its clocks, is taken off again.
  const idle = await busyDuring(session, () => wait(changes * betweenChangesMilliseconds))
  await page.evaluate(watchTiles)
  const busy = await busyDuring(session, async () => {
    for (let turn = 0; turn < changes; turn += 1) {
      await place(turn)
      await wait(betweenChangesMilliseconds)
      await page.evaluate(nextChange)
    }
  })
  const mostTiles = await page.evaluate(mostTilesOfAChange)
  if (mostTiles === 0) throw new Error('No tile was written into')
  return { busyMilliseconds: Math.max(0, busy - idle) / changes, mostTiles }
}

async function busyDuring(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const before = await read()
  await work()
  return (await read()) - before
}

declare global {
  var benchFirstTile: Promise<number>
  var benchTiles: { most: number; now: Set<Element> }
}

/** Runs in the page, before its own scripts: keeps when the first tile was painted. */
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

/** Runs in the page: notes which tiles are written into from now on. */
function watchTiles(): void {
  globalThis.benchTiles = { most: 0, now: new Set() }
  new MutationObserver((mutations) => {
    for (const { target } of mutations) {
      const element = target instanceof Element ? target : target.parentElement
      const tile = element?.closest('[data-room]')
      if (tile) globalThis.benchTiles.now.add(tile)
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
