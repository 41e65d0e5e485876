import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { startBrigade } from './brigade.ts'
import { findBrowser, launchChromium, openPage, orderCard, signInForm, signInToBoard } from './chromium.ts'
import type { Figure, Part } from './figures.ts'
import { newScratchFolder } from './scratch.ts'

const title = 'JavaScript, gzipped'
const mostBytes = { signIn: 110_000, board: 340_000 } as const
const settlingMilliseconds = 500

/**
 * Measures the JavaScript that a browser without a cache fetches until the sign-in form is shown, and until the first
 * order of the live board is.
 */
export async function measureBundle(): Promise<Part> {
  const found = await findBrowser()
  if ('obstacle' in found) return { title, figures: [], notes: [found.obstacle] }

  const brigade = await startBrigade(newScratchFolder())
  const address = `http://127.0.0.1:${brigade.port}`
  const browser = await launchChromium(found.executablePath)
  const visitor = await openPage(browser)
  const signIn = await bytesBefore({ page: visitor, address: `${address}/login`, selector: signInForm })

  const manager = await openPage(browser)
  await signInToBoard(manager, address)
  const board = await bytesBefore({ page: manager, address: `${address}/orders/list`, selector: orderCard })

  await browser.close()
  await brigade.stop()
  return {
    title,
    figures: [
      sizeFigure('before the sign-in form can be used', signIn, mostBytes.signIn),
      sizeFigure('of the live board, opened by its address', board, mostBytes.board),
    ],
    notes: ['files that had arrived when the form, or the first order, stood on the page; sizes at gzip level 9'],
  }
}

type View = { page: Page; address: string; selector: string }

async function bytesBefore({ page, address, selector }: View): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript(noteAppearance, selector)
  await page.goto(address)
  await page.locator(selector).first().waitFor()
  await page.waitForTimeout(settlingMilliseconds)
  const scripts = await page.evaluate(scriptsBeforeAppearance)
  const sizes = await Promise.all(scripts.map(gzippedBytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Runs in the page, before its own scripts. */
function noteAppearance(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    performance.mark('bench-appeared')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page. */
function scriptsBeforeAppearance(): string[] {
  const [appeared] = performance.getEntriesByName('bench-appeared')
  if (!appeared) throw new Error('What was waited for has not appeared')
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const arrived = resources.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= appeared.startTime)
  return [...new Set(arrived.map(({ name }) => name))].filter((name) => new URL(name).pathname.endsWith('.js'))
}

async function gzippedBytes(address: string): Promise<number> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  return gzipSync(await response.bytes(), { level: 9 }).byteLength
}

function sizeFigure(what: string, bytes: number, most: number): Figure {
  return {
    what,
    measured: `${(bytes / 1000).toFixed(1)} kB`,
    ratio: bytes / most,
    aim: `at most ${most / 1000} kB`,
    isReached: bytes <= most,
  }
}
