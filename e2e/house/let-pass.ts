import type { Page } from '@playwright/test'

/** Moves the page's clock forward by this time at once, as on a device that was asleep; its timers are not affected. */
export function letPass(page: Page, ms: number): Promise<void> {
  return page.evaluate((later) => {
    const now = Date.now
    Date.now = () => now() + later
  }, ms)
}
