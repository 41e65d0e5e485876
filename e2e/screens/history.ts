import type { Page } from '@playwright/test'

/** Returns the locators of the list of all orders. */
export function history(page: Page) {
  return { heading: page.getByRole('heading', { level: 1, name: 'All orders' }) }
}
