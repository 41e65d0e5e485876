import { expect, type Page, test as base } from '@playwright/test'
import { tokenOf } from '../people/staff.ts'
import { BadLine } from './bad-line.ts'
import { Brigade, type BrigadeKind, readyWithinMs } from './brigade.ts'
import { Plot } from './plot.ts'
import { leaveSeat, type Look, outside, Windows } from './windows.ts'

type Seat = Omit<Look, 'baseURL'> & {
  /** The address of Brigade, or of the connection to it. */
  url: string
  /** The email address of the person who signs in; by default, no one signs in. */
  email?: string
  /** The screen to open after signing in, if it is not the first one of their role. */
  path?: string
}

/** Gives a person a separate window, which shares nothing with those of others. */
export type Seating = (seat: Seat) => Promise<Page>

/** Puts a connection that the journey can cut between windows and a Brigade. */
type Wiring = (brigade: Brigade) => Promise<BadLine>

/** A journey also fails if a page throws an uncaught error, violates its own security policy or lacks translations. */
export const journey = base.extend<{ seat: Seating; wire: Wiring }, { plot: Plot; windows: Windows }>({
  // Playwright reads from the first argument which fixtures are needed, here none.
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
        // An emptied window is asked for the icon of the page that was there before.
        if (new URL(message.location().url || url).pathname === outside) return
        if (/content security policy|^No words for /i.test(message.text())) faults.push(message.text())
      })
      if (email !== undefined) await takeSeat(page, await tokenOf(url, email))
      await page.goto(path)
      if (email !== undefined) await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome')
      return page
    })
    // When a journey has failed, its windows are captured as they are, and the worker restarts.
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

/**
 * Returns one Brigade for all journeys of the calling file, as far as one worker runs them: with the demo, unless it is
 * to be empty.
 */
export function brigadeOfThisFile(kind: BrigadeKind = {}): Brigade {
  const brigade = new Brigade(kind)
  journey.beforeAll(async ({ plot }) => {
    journey.setTimeout(readyWithinMs + 20_000)
    await plot.build(brigade)
  })
  return brigade
}

/** Stores the token where the page looks for it. Signing in by the form does the same, and has journeys of its own. */
function takeSeat(page: Page, token: string): Promise<void> {
  return page.evaluate((kept) => localStorage.setItem('brigade-token', kept), token)
}

/** Signs another person in to a window that belongs to the address. */
export async function takeOver(page: Page, { url, email }: { url: string; email: string }): Promise<void> {
  await leaveSeat(page)
  await takeSeat(page, await tokenOf(url, email))
}

/** Counts the loads of a page from now on. */
export function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}
