import type { Page } from 'playwright-core'
import { startBareInsights } from './bare-insights.ts'
import { hotelManager } from './brigade.ts'
import { findBrowser, launchChromium, openPage, signInByForm } from './chromium.ts'
import type { Figure } from './figures.ts'
import { median } from './statistics.ts'

const slowdown = 4
const timesBare = 1.5
const effort = { quick: { loads: 3 }, full: { loads: 9 } }

type InsightsPage = { port: number; days: { from: string; to: string }; isQuick: boolean }

/** Measures in Chromium how soon all charts of insights are drawn, in turns with a bare page of the same charts. */
export async function measureInsightsPage({
  port,
  days,
  isQuick,
}: InsightsPage): Promise<{ figures: Figure[]; notes: string[] }> {
  const found = await findBrowser()
  if ('obstacle' in found) return { figures: [], notes: [`the page: ${found.obstacle}`] }

  const { loads } = isQuick ? effort.quick : effort.full
  const browser = await launchChromium(found.executablePath)
  const page = await openPage(browser)
  const address = `http://127.0.0.1:${port}/insights?from=${days.from}&to=${days.to}`
  await signInByForm({ page, address: `http://127.0.0.1:${port}`, email: hotelManager })
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await page.goto(address)
  await page.locator('[aria-busy="false"] [role="img"] .recharts-wrapper').first().waitFor()
  await page.waitForLoadState('networkidle')
  const charts = await page.locator('[role="img"] .recharts-wrapper').count()
  const bare = await startBareInsights(page)

  const shown = [
    { page, address, times: [] as number[] },
    { page: await openPage(browser), address: bare.address, times: [] as number[] },
  ]
  for (const one of shown) await prepare(one.page, charts)
  // One load more than is counted: after it, the browser has cached the program and compiled it.
  for (let turn = -1; turn < loads; turn += 1) {
    for (const { page: shownPage, address: shownAddress, times } of shown) {
      await shownPage.bringToFront()
      await shownPage.goto(shownAddress, { waitUntil: 'commit' })
      const milliseconds = await shownPage.evaluate(() => globalThis.benchCharts)
      if (turn >= 0) times.push(milliseconds)
    }
  }
  await browser.close()
  bare.stop()
  const [measured, bareTime] = shown.map(({ times }) => median(times)) as [number, number]
  return {
    figures: [
      {
        what: `the page with its ${charts} charts drawn (processor ${slowdown} × slower)`,
        measured: `${measured.toFixed(0)} ms`,
        compared: `${bareTime.toFixed(0)} ms`,
        ratio: measured / bareTime,
        aim: `at most ${timesBare} ×`,
        isReached: measured <= timesBare * bareTime,
      },
    ],
    notes: [
      `the page: medians of ${loads} loads of the same year with the program in the browser's cache, until the last chart has its bars and is painted, by turns with a page of the same charts by Recharts`,
    ],
  }
}

async function prepare(page: Page, charts: number): Promise<void> {
  await page.addInitScript(noteCharts, charts)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

declare global {
  var benchCharts: Promise<number>
}

/** Runs in the page, before its own scripts: stores when the last chart was painted. */
function noteCharts(charts: number): void {
  const drawn = () =>
    document.querySelectorAll('[role="img"] .recharts-bar:first-of-type .recharts-bar-rectangle:first-child').length
  globalThis.benchCharts = new Promise((resolve) => {
    const look = () => {
      if (drawn() >= charts) requestAnimationFrame(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
