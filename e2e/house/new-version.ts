import { expect, type Page } from '@playwright/test'
import type { BadLine } from './bad-line.ts'
import { loadsOf } from './journey.ts'

/**
 * Cuts the connection until the page notices, and lets it find a new version of the dashboard after the reconnection:
 * the page reloads itself.
 */
export async function reloadByNewVersion(page: Page, line: BadLine): Promise<void> {
  // Only a page that knows the current version can detect another one. (The settings request it too, so these journeys
  // never begin there.)
  await expect.poll(() => page.evaluate(wasTold, '/v1/version')).toBe(true)
  const loads = loadsOf(page)
  line.cut()
  await expect(page.getByText(/^Offline/).first()).toBeVisible()
  // This route answers every request: an offline page requests the version too, without comparing.
  await page.route('**/v1/version', (route) => route.fulfill({ json: { version: 'the next one' } }))
  line.mend()
  await expect.poll(loads, { timeout: 30_000 }).toBe(1)
}

/** Runs in the page. */
function wasTold(path: string): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path))
}
