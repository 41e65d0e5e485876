import type { Locator, Page } from '@playwright/test'

/** What stands over every screen while the server can't be heard. */
export function offlineWords(page: Page): Locator {
  return page.getByText('Offline: showing the last known state. Reconnecting…')
}
