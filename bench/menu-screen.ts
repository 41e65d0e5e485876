import type { Page } from 'playwright-core'
import { demoPassword } from './brigade.ts'
import { findBrowser, launchChromium, openPage, signInForm } from './chromium.ts'
import type { Figure } from './figures.ts'
import { largeVenueManager } from './large-menu.ts'
import { median } from './statistics.ts'

const slowdown = 4
const limits = { interactiveMilliseconds: 1_000, categoryMilliseconds: 100, keyMilliseconds: 50 } as const
const effort = { quick: { loads: 2, categories: 5 }, full: { loads: 5, categories: 15 } }
const searched = 'dish 12'
const settlingMilliseconds = 1_500

const itemRow = '[data-panel="items"] [data-row]'

type MenuScreen = { port: number; menuId: number; isQuick: boolean }

/** How soon a large menu is there to be edited in Chromium, how soon another category is, and what a key in the search costs. */
export async function measureMenuScreen({ port, menuId, isQuick }: MenuScreen) {
  const found = await findBrowser()
  if ('obstacle' in found) return { figures: [], notes: [`the screen: ${found.obstacle}`] }

  const { loads, categories } = isQuick ? effort.quick : effort.full
  const browser = await launchChromium(found.executablePath)
  const page = await openPage(browser)
  const address = `http://127.0.0.1:${port}`
  await page.addInitScript(noteKeys)
  await page.goto(`${address}/login`)
  await page.locator('input[type="email"]').fill(largeVenueManager)
  await page.locator(signInForm).fill(demoPassword)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')

  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const interactive: number[] = []
  for (let turn = 0; turn < loads; turn += 1) {
    await page.goto(`${address}/menu?menu=${menuId}`, { waitUntil: 'commit' })
    await page.locator(itemRow).first().waitFor()
    interactive.push(await page.evaluate(shownAfter))
  }
  await page.waitForTimeout(settlingMilliseconds)
  const switched = await switchCategories(page, categories)
  const keys = await typeSearch(page)
  await browser.close()

  return {
    figures: [
      figure(
        `/menu there to be used (processor ${slowdown} × slower)`,
        median(interactive),
        limits.interactiveMilliseconds,
      ),
      figure('another category, the slowest', Math.max(...switched), limits.categoryMilliseconds),
      figure('a key in the search, the slowest', Math.max(...keys), limits.keyMilliseconds),
    ],
    notes: [
      `the screen: ${loads} loads with the program in the browser's cache, until the first item is painted; ${switched.length} categories from the press to their items; ${keys.length} keys from the press to the next paint`,
    ],
  }
}

/** From the press until other items than before are painted. */
async function switchCategories(page: Page, count: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 1; turn <= count; turn += 1) {
    const row = page.locator('[data-panel="categories"] [data-row]').nth(turn % 6)
    await row.hover()
    const place = await row.boundingBox()
    if (!place) throw new Error('The category is not in sight')
    await page.waitForTimeout(150)
    await page.evaluate(watchItems)
    await page.mouse.down()
    await page.mouse.up()
    times.push(await page.evaluate(() => globalThis.benchSwitch))
    await page.waitForTimeout(150)
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
  // What is quicker than one frame is not noted by the browser.
  return durations.length > 0 ? durations : [0]
}

declare global {
  var benchKeys: Map<number, number>
  var benchShown: Promise<number>
  var benchSwitch: Promise<number>
}

/** Runs in the page, before its own scripts: keeps when the first item was painted, and what each key took until the next paint. */
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

/** Runs in the page: from the next press until the first item is another one and painted. */
function watchItems(): void {
  const first = () => document.querySelector<HTMLElement>('[data-panel="items"] [data-row]')?.dataset.row
  const before = first()
  globalThis.benchSwitch = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          const now = first()
          if (now !== undefined && now !== before) requestAnimationFrame(() => resolve(performance.now() - timeStamp))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { once: true, capture: true },
    )
  })
}

function figure(what: string, milliseconds: number, aim: number): Figure {
  return {
    what,
    measured: `${milliseconds.toFixed(0)} ms`,
    ratio: milliseconds / aim,
    aim: `under ${aim} ms`,
    isReached: milliseconds < aim,
  }
}
