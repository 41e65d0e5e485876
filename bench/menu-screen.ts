import type { Page } from 'playwright-core'
import { startBareMenu } from './bare-menu.ts'
import { signIn } from './brigade.ts'
import { findBrowser, launchChromium, openPage, signInByForm } from './chromium.ts'
import { screenFigure } from './figures.ts'
import { largeVenueManager } from './large-menu.ts'
import { timePress } from './press-time.ts'
import { median } from './statistics.ts'

const slowdown = 4
const limits = { interactiveMilliseconds: 1_000, categoryMilliseconds: 100, keyMilliseconds: 50 } as const
const effort = { quick: { loads: 2, categories: 5 }, full: { loads: 5, categories: 15 } }
const searched = 'dish 12'
const settlingMilliseconds = 1_500
/** Longer than a press is ignored at a place that has just changed. */
const betweenPressesMilliseconds = 800

const itemRow = '[data-panel="items"] [data-row]'

type MenuScreen = { port: number; menuId: number; isQuick: boolean }

type Times = { interactive: number[]; switched: number[]; keys: number[] }

/**
 * Measures in Chromium how soon a large menu can be edited, how soon another category is shown, and the cost of a key
 * press in the search, alternating with a bare page of the same rows.
 */
export async function measureMenuScreen({ port, menuId, isQuick }: MenuScreen) {
  const found = await findBrowser()
  if ('obstacle' in found) return { figures: [], notes: [`the screen: ${found.obstacle}`] }

  const { loads, categories } = isQuick ? effort.quick : effort.full
  const browser = await launchChromium(found.executablePath)
  const page = await openPage(browser)
  await signInByForm({ page, address: `http://127.0.0.1:${port}`, email: largeVenueManager })
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  const address = `http://127.0.0.1:${port}/menu?menu=${menuId}`
  await page.goto(address)
  await page.locator(itemRow).first().waitFor()
  const bare = await startBareMenu({ page, port, menuId, token: await signIn(port, largeVenueManager) })

  const shown = [
    { page, address, times: noTimes() },
    { page: await openPage(browser), address: bare.address, times: noTimes() },
  ]
  for (const one of shown) await prepare(one.page)
  for (let turn = 0; turn < loads; turn += 1) {
    for (const one of shown) one.times.interactive.push(await load(one))
  }
  for (const one of shown) {
    await one.page.bringToFront()
    await one.page.waitForTimeout(settlingMilliseconds)
    one.times.switched = await switchCategories(one.page, categories)
    one.times.keys = await typeSearch(one.page)
  }
  await browser.close()
  bare.stop()

  const [ours, theirs] = shown.map(({ times }) => times) as [Times, Times]
  const slowest = (times: number[]) => Math.max(...times)
  return {
    figures: [
      screenFigure(`/menu there to be used (processor ${slowdown} × slower)`, limits.interactiveMilliseconds, {
        measured: median(ours.interactive),
        bare: median(theirs.interactive),
      }),
      screenFigure('another category, the slowest', limits.categoryMilliseconds, {
        measured: slowest(ours.switched),
        bare: slowest(theirs.switched),
      }),
      screenFigure('a key in the search, the slowest', limits.keyMilliseconds, {
        measured: slowest(ours.keys),
        bare: slowest(theirs.keys),
      }),
    ],
    notes: [
      `the screen: ${loads} loads with the program in the browser's cache, until the first item is painted; ${ours.switched.length} categories from the press to their items; ${ours.keys.length} keys from the press to the next paint; by turns with a page without a framework, of the same rows and styles in one file`,
    ],
  }
}

function noTimes(): Times {
  return { interactive: [], switched: [], keys: [] }
}

async function prepare(page: Page): Promise<void> {
  await page.addInitScript(noteKeys)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

async function load({ page, address }: { page: Page; address: string }): Promise<number> {
  await page.bringToFront()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(itemRow).first().waitFor()
  return page.evaluate(shownAfter)
}

/** Returns the times from the press on a category until its items are painted. */
async function switchCategories(page: Page, count: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 1; turn <= count; turn += 1) {
    const row = page.locator('[data-panel="categories"] [data-row]').nth(turn % 6)
    times.push(await timePress(row, itemRow))
    await page.waitForTimeout(betweenPressesMilliseconds)
  }
  return times
}

async function typeSearch(page: Page): Promise<number[]> {
  await page.locator('[data-panel="items"] input[type="search"]').click()
  await page.waitForTimeout(settlingMilliseconds)
  await page.evaluate(() => globalThis.benchKeys.clear())
  for (const key of searched) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(300)
  }
  const durations = await page.evaluate(() => [...globalThis.benchKeys.values()])
  // The browser does not record events that are quicker than one frame.
  return durations.length > 0 ? durations : [0]
}

declare global {
  var benchKeys: Map<number, number>
  var benchShown: Promise<number>
}

/**
 * Runs in the page, before its own scripts: stores when the first item was painted, and the time of each key until the
 * next paint.
 */
function noteKeys(): void {
  globalThis.benchShown = new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[data-panel="items"] [data-row]'))
        requestAnimationFrame(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  globalThis.benchKeys = new Map()
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue
      const longest = globalThis.benchKeys.get(entry.interactionId) ?? 0
      globalThis.benchKeys.set(entry.interactionId, Math.max(longest, entry.duration))
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Runs in the page. */
function shownAfter(): Promise<number> {
  return globalThis.benchShown
}
