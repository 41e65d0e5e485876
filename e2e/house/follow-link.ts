import { expect, type Locator, type Page } from '@playwright/test'

/** Runs in the page: goes to an address as a link does, without loading the page again. */
function followLink(to: string): void {
  history.pushState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}

/**
 * Goes to a screen as a link does, by way of a page that does not exist, so that nothing is open on it. Returns false if
 * that page does not appear: the window was empty, or something on its screen asks first.
 */
export async function followAnew(page: Page, path: string): Promise<boolean> {
  try {
    await page.evaluate(followLink, '/nowhere')
    await expect(page.locator('dialog')).toHaveCount(0, { timeout: 2_000 })
    await expect(unknownScreen(page)).toBeVisible({ timeout: 2_000 })
    await page.evaluate(followLink, path)
    return true
  } catch {
    return false
  }
}

/** Returns what the page that does not exist shows. */
export function unknownScreen(page: Page): Locator {
  return page.locator('main p').filter({ hasText: /^404$/ })
}
