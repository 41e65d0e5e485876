import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import { type BoardTraffic, makeBoardTraffic } from './board-traffic.ts'
import { hotelManager, openGuestSessions, signIn, startBrigade } from './brigade.ts'
import { bareCardsAColumn, openBareBoard, takeSnapshot } from './bare-board.ts'
import { findBrowser, launchChromium, openPage, signInToBoard } from './chromium.ts'
import type { Figure, Part } from './figures.ts'
import { makeOrderBodies } from './order-bodies.ts'
import { newScratchFolder } from './scratch.ts'
import { median } from './statistics.ts'

const slowdown = 4
const changesPerSecond = 50
const openOrders = [500, 2_000] as const
const most = { timesBusy: 1.3, timesClick: 1.5 } as const

const effort = { quick: { clicks: 8, rounds: 1 }, full: { clicks: 20, rounds: 3 } }
const betweenClicksMilliseconds = 800
const warmUpMilliseconds = 4_000

const title = `The live board in Chromium (processor slowed down ${slowdown} ×, ${changesPerSecond} changes a second)`

const pages = ['brigade', 'bare'] as const

type Measured = {
  open: number
  shown: (typeof pages)[number]
  busyPercent: number
  scriptPercent: number
  clicks: number
  slowestClick: number
  perSecond: number
}

/**
 * Measures how busy the browser's main thread is with the live board, and the slowest click on it, alternating with a
 * bare page of the same cards.
 */
export async function measureBrowser({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const found = await findBrowser()
  if ('obstacle' in found) return { title, figures: [], notes: [found.obstacle] }

  const { clicks, rounds } = isQuick ? effort.quick : effort.full
  const brigade = await startBrigade(newScratchFolder())
  const { port } = brigade
  const address = `http://127.0.0.1:${port}`
  const managerToken = await signIn(port, hotelManager)
  const guestTokens = await openGuestSessions(port, managerToken)
  const bodies = await makeOrderBodies({ port, managerToken, guestToken: guestTokens[0]! })
  const traffic = await makeBoardTraffic({ port, managerToken, guestTokens, bodies })
  const browser = await launchChromium(found.executablePath)

  const results: Measured[] = []
  for (const open of openOrders) {
    await traffic.fillTo(open)
    const model = await openPage(browser)
    await signInToBoard(model, address)
    const snapshot = await takeSnapshot(model)
    await model.context().close()
    for (let round = 0; round < rounds; round += 1) {
      for (const shown of pages) {
        const page = await openPage(browser)
        await page.addInitScript(noteClicks)
        if (shown === 'brigade') await signInToBoard(page, address)
        else await openBareBoard({ page, address, token: managerToken, snapshot })
        results.push({ open, shown, ...(await measurePage({ page, traffic, clicks })) })
        await page.context().close()
      }
    }
  }

  await browser.close()
  await brigade.stop()
  return {
    title,
    figures: openOrders.flatMap((open) => figuresOf(open, results)),
    notes: [
      `medians of ${rounds} rounds by turns with a page without a framework: the same cards and styles, at most ${bareCardsAColumn} of a column in the page, whatever is open; what came within 100 ms is written into them together`,
      'changes come to open orders at random, in sight or not',
      ...results.map(
        ({ open, shown, perSecond, clicks: made, busyPercent, slowestClick }) =>
          `${open} open, ${shown}: ${perSecond.toFixed(0)} changes a second were made, ${made} clicks; ${busyPercent.toFixed(0)} %, ${slowestClick.toFixed(0)} ms`,
      ),
    ],
  }
}

type PageSettings = { page: Page; traffic: BoardTraffic; clicks: number }

async function measurePage({ page, traffic, clicks }: PageSettings): Promise<Omit<Measured, 'open' | 'shown'>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const startedAt = performance.now()
  const { result, changes } = await traffic.during(changesPerSecond, async () => {
    await wait(warmUpMilliseconds)
    const before = await readMetrics(session)
    for (let count = 0; count < clicks; count += 1) {
      await clickSomething(page, count)
      await wait(betweenClicksMilliseconds)
    }
    return { before, after: await readMetrics(session) }
  })
  const { before, after } = result
  const seconds = (performance.now() - startedAt) / 1000
  const durations = await page.evaluate(clickDurations)
  const share = (name: 'TaskDuration' | 'ScriptDuration') =>
    (100 * (after[name] - before[name])) / (after.Timestamp - before.Timestamp)
  return {
    busyPercent: share('TaskDuration'),
    scriptPercent: share('ScriptDuration'),
    clicks,
    slowestClick: Math.max(...durations),
    perSecond: changes / seconds,
  }
}

type Metrics = Record<'TaskDuration' | 'ScriptDuration' | 'Timestamp', number>

async function readMetrics(session: CDPSession): Promise<Metrics> {
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (wanted: keyof Metrics) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { TaskDuration: read('TaskDuration'), ScriptDuration: read('ScriptDuration'), Timestamp: read('Timestamp') }
}

/**
 * The click targets in turn: the main button of a waiting order and of one in progress, and the button that folds the
 * menu.
 */
const targets = [
  '[data-column="incoming"] [data-main-act]:enabled',
  '[data-column="inprogress"] [data-main-act]:enabled',
  'header button[aria-expanded]',
]

async function clickSomething(page: Page, turn: number): Promise<void> {
  // This replaces the tool's usual checks, which wait for a board that never stops moving. A target that has just moved
  // ignores presses for a moment.
  const found = await page.waitForFunction(placeOf, targets[turn % targets.length]!, { polling: 100 })
  const { x, y } = (await found.jsonValue())!
  await page.mouse.click(x, y)
}

/**
 * Runs in the page: returns the middle of the first such element that has been there for half a second, if there is one
 * now.
 */
function placeOf(selector: string): { x: number; y: number } | undefined {
  globalThis.benchPlaces ??= new WeakMap()
  const now = performance.now()
  // Asking for the places of more would have the bare page lay out cards that are out of sight.
  for (const element of [...document.querySelectorAll(selector)].slice(0, 10)) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const place = { x: left + width / 2, y: top + height / 2 }
    const shown = document.elementFromPoint(place.x, place.y)
    if (!shown || !element.contains(shown)) continue
    const known = globalThis.benchPlaces.get(element)
    if (known?.x !== place.x || known.y !== place.y) globalThis.benchPlaces.set(element, { ...place, since: now })
    else if (now - known.since > 500) return place
  }
  return undefined
}

declare global {
  var benchPlaces: WeakMap<Element, { x: number; y: number; since: number }> | undefined
}

declare global {
  var benchClicks: Map<number, number>
}

/** Runs in the page, before its own scripts: stores for each click the time from the press to the next paint. */
function noteClicks(): void {
  globalThis.benchClicks = new Map()
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue
      const longest = globalThis.benchClicks.get(entry.interactionId) ?? 0
      globalThis.benchClicks.set(entry.interactionId, Math.max(longest, entry.duration))
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Runs in the page. */
function clickDurations(): number[] {
  return [...globalThis.benchClicks.values()]
}

function figuresOf(open: number, results: Measured[]): Figure[] {
  const medianOf = (shown: Measured['shown'], name: 'busyPercent' | 'scriptPercent' | 'slowestClick') =>
    median(results.filter((result) => result.open === open && result.shown === shown).map((result) => result[name]))
  const busy = { brigade: medianOf('brigade', 'busyPercent'), bare: medianOf('bare', 'busyPercent') }
  const click = { brigade: medianOf('brigade', 'slowestClick'), bare: medianOf('bare', 'slowestClick') }
  return [
    {
      what: `${open} open orders: main thread busy`,
      measured: `${busy.brigade.toFixed(0)} % (script ${medianOf('brigade', 'scriptPercent').toFixed(0)} %)`,
      compared: `${busy.bare.toFixed(0)} % (script ${medianOf('bare', 'scriptPercent').toFixed(0)} %)`,
      ratio: busy.brigade / busy.bare,
      aim: `at most ${most.timesBusy} ×`,
      isReached: busy.brigade <= most.timesBusy * busy.bare,
    },
    {
      what: `${open} open orders: slowest click`,
      measured: `${click.brigade.toFixed(0)} ms`,
      compared: `${click.bare.toFixed(0)} ms`,
      ratio: click.brigade / click.bare,
      aim: `at most ${most.timesClick} ×`,
      isReached: click.brigade <= most.timesClick * click.bare,
    },
  ]
}
