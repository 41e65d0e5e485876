import type { Page } from '@playwright/test'

/** Moves the page's clock forward by this time at once, as on a device that was asleep; its timers are not affected. */
export function letPass(page: Page, ms: number): Promise<void> {
  return page.evaluate((later) => {
    const now = Date.now
    Date.now = () => now() + later
  }, ms)
}

/**
 * Returns a function that lets time pass for the page and in the dates of the server's answers, by which a page
 * corrects its clock.
 */
export async function movingClock(page: Page): Promise<(ms: number) => Promise<void>> {
  let ahead = 0
  await page.route('**/v1/**', async (route) => {
    const response = await route.fetch()
    const date = new Date(Date.now() + ahead).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  return async (ms) => {
    ahead += ms
    await letPass(page, ms)
  }
}
