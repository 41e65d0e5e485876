import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import { tokenOf } from '../people/staff.ts'
import { BadLine } from './bad-line.ts'
import type { Brigade } from './brigade.ts'

type Seat = BrowserContextOptions & {
  /** Of Brigade, or of the line to it. */
  url: string
  /** Who sits there and signs in; nobody when left out. */
  email?: string
  /** Where they go after signing in, if not to the screen of their role. */
  path?: string
}

/** Gives somebody a browser of their own: nothing of one person's is another's. */
export type Seating = (seat: Seat) => Promise<Page>

/** Puts a line between browsers and a Brigade that the journey can cut. */
type Wiring = (brigade: Brigade) => Promise<BadLine>

/** A journey fails too when a page throws an error that nothing catches, breaks its own security policy or lacks words. */
export const journey = base.extend<{ seat: Seating; wire: Wiring }>({
  seat: async ({ browser }, use) => {
    const close: (() => Promise<void>)[] = []
    const faults: string[] = []
    await use(async ({ url, email, path = '/', ...options }) => {
      const context = await browser.newContext({ baseURL: url, ...options })
      close.push(() => context.close())
      context.on('page', (page) => void waitForArrivals(page))
      const page = await context.newPage()
      page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
      page.on('console', (message) => {
        if (/content security policy|^No words for /i.test(message.text())) faults.push(message.text())
      })
      if (email !== undefined) await takeSeat(page, await tokenOf(url, email))
      await page.goto(path)
      if (email !== undefined) await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome')
      return page
    })
    for (const closeOne of close) await closeOne()
    expect(faults).toEqual([])
  },
  // Playwright reads from the first argument what else is needed, which here is nothing.
  // oxlint-disable-next-line no-empty-pattern
  wire: async ({}, use) => {
    const lines: BadLine[] = []
    await use(async ({ port }) => {
      const line = new BadLine(port)
      lines.push(line)
      await line.open()
      return line
    })
    for (const line of lines) await line.close()
  },
})

/** Puts the token where the page looks for it, as signing in by its form does, which has journeys of its own. */
async function takeSeat(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((kept) => localStorage.setItem('brigade-token', kept), token)
}

/** Whatever is done on a page waits, as a person would, until all that has just come there takes presses. */
function waitForArrivals(page: Page): Promise<void> {
  return page.addLocatorHandler(page.locator('[data-just-came]:visible').first(), async () => undefined)
}

/** Counts how often a page was loaded from now on. */
export function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}
