import type { CDPSession, Page } from 'playwright-core'

/** Opens a measurement by the thread's own clock: while the machine does something else, the page is not busy. */
export async function openThreadClock(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** Returns how long the main thread of a page was busy during some work, in milliseconds. */
export async function busyDuring(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const before = await read()
  await work()
  return (await read()) - before
}
