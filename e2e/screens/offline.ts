import type { Locator, Page } from '@playwright/test'

/** Returns the banner over every screen while the server can't be reached. */
export function offlineBanner(page: Page): Locator {
  return page.getByText('Offline. Showing the last known state. Reconnecting…')
}
