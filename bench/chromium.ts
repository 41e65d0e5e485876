import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumAdvice, prepareChromium } from '../scripts/chromium.ts'
import { chromiumSwitches } from '../scripts/chromium-switches.ts'
import { demoPassword, hotelManager } from './brigade.ts'

const builtPage = fileURLToPath(new URL('../web/dist/index.html', import.meta.url))
const viewport = { width: 1440, height: 900 }
/** A machine that does much else is slow, not broken: what never comes ends with the limit of the part. */
const longestWaitMilliseconds = 180_000

/**
 * Returns a Chromium to measure in: the machine's own, else a newly installed one. Returns the reason if there can be
 * none.
 */
export async function findBrowser(): Promise<{ executablePath: string } | { obstacle: string }> {
  if (!existsSync(builtPage)) return { obstacle: 'skipped: the web part is not built (npm run build)' }
  const executablePath = await prepareChromium()
  return executablePath ? { executablePath } : { obstacle: `skipped, for want of a browser. ${chromiumAdvice}` }
}

const launched = new Set<Browser>()

export async function launchChromium(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: chromiumSwitches })
  launched.add(browser)
  browser.once('disconnected', () => launched.delete(browser))
  return browser
}

/** Closes the browsers of a part that failed: pages that go on would slow down the next part. */
export async function closeBrowsers(): Promise<void> {
  await Promise.all([...launched].map((browser) => browser.close()))
}

export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport, bypassCSP: true })
  context.setDefaultTimeout(longestWaitMilliseconds)
  return context.newPage()
}

export const signInForm = 'input[type="password"]'
export const orderCard = '[data-order]'

type SignInByForm = { page: Page; address: string; email: string }

/** Signs the hotel's manager in by the form, and waits for the live board, the managers' first screen. */
export async function signInToBoard(page: Page, address: string): Promise<void> {
  await signInByForm({ page, address, email: hotelManager })
  await page.locator(orderCard).first().waitFor()
}

/** Signs in a member of staff of the demo by the form. */
export async function signInByForm({ page, address, email }: SignInByForm): Promise<void> {
  await page.goto(`${address}/login`)
  await page.locator('input[type="email"]').fill(email)
  await page.locator(signInForm).fill(demoPassword)
  await page.locator('button[type="submit"]').click()
}
