import { expect, type Page, test as base } from '@playwright/test'
import { tokenOf } from '../people/staff.ts'
import { BadLine } from './bad-line.ts'
import { Brigade, readyWithinMs } from './brigade.ts'
import { Plot } from './plot.ts'
import { type Look, Windows } from './windows.ts'

type Seat = Omit<Look, 'baseURL'> & {
  /** Of Brigade, or of the line to it. */
  url: string
  /** Who sits there and signs in; nobody when left out. */
  email?: string
  /** Where they go after signing in, if not to the screen of their role. */
  path?: string
}

/** Gives somebody a window of their own: nothing of one person's is another's. */
export type Seating = (seat: Seat) => Promise<Page>

/** Puts a line between windows and a Brigade that the journey can cut. */
type Wiring = (brigade: Brigade) => Promise<BadLine>

/** A journey fails too when a page throws an error that nothing catches, breaks its own security policy or lacks words. */
export const journey = base.extend<{ seat: Seating; wire: Wiring }, { plot: Plot; windows: Windows }>({
  // Playwright reads from the first argument what else is needed, which here is nothing.
  // oxlint-disable-next-line no-empty-pattern
  plot: [async ({}, use) => Plot.lend(use), { scope: 'worker' }],
  windows: [async ({ browser }, use) => use(new Windows(browser)), { scope: 'worker' }],
  seat: async ({ plot, windows }, use, info) => {
    const leave: (() => Promise<void>)[] = []
    const faults: string[] = []
    await use(async ({ url, email, path = '/', ...wish }) => {
      const look = { ...wish, baseURL: url }
      const page = await windows.take(look)
      leave.push(() => (url === plot.url ? windows.giveBack(page, look) : page.context().close()))
      page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
      page.on('console', (message) => {
        if (/content security policy|^No words for /i.test(message.text())) faults.push(message.text())
      })
      if (email !== undefined) await takeSeat(page, await tokenOf(url, email))
      await page.goto(path)
      if (email !== undefined) await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome')
      return page
    })
    // When a journey has failed, pictures are taken of its windows as they are, and the worker begins again.
    if (info.status !== info.expectedStatus) return
    for (const leaveOne of leave) await leaveOne()
    expect(faults).toEqual([])
  },
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

/** One Brigade for all journeys of the file that asks for it, as far as one worker goes through them. */
export function brigadeOfThisFile(): Brigade {
  const brigade = new Brigade()
  journey.beforeAll(async ({ plot }) => {
    journey.setTimeout(readyWithinMs + 20_000)
    await plot.build(brigade)
  })
  return brigade
}

/** Puts the token where the page looks for it, as signing in by its form does, which has journeys of its own. */
function takeSeat(page: Page, token: string): Promise<void> {
  return page.evaluate((kept) => localStorage.setItem('brigade-token', kept), token)
}

/** Counts how often a page was loaded from now on. */
export function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}
