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
  await answerLater(page, () => ahead)
  return async (ms) => {
    ahead += ms
    await letPass(page, ms)
  }
}

/** Lets a page live later than the server, from its next load on: everything that is open has waited so much longer. */
export async function liveLater(page: Page, ms: number): Promise<void> {
  await answerLater(page, () => ms)
  await page.addInitScript((later) => {
    const now = Date.now
    Date.now = () => now() + later
  }, ms)
}

/** Moves the dates of the server's answers. */
async function answerLater(page: Page, ms: () => number): Promise<void> {
  await page.route('**/v1/**', async (route) => {
    const response = await route.fetch()
    const date = new Date(Date.now() + ms()).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
}
