import { expect, type Page } from '@playwright/test'
import type { BadLine } from './bad-line.ts'
import { loadsOf } from './journey.ts'

/** Cuts the line until the page knows, and lets it find a new version of the dashboard when it is back: the page reloads itself. */
export async function reloadByNewVersion(page: Page, line: BadLine): Promise<void> {
  // Only who knows the version so far can find that it is another. (The settings ask for it too, so no journey of this begins there.)
  await expect.poll(() => page.evaluate(wasTold, '/v1/version')).toBe(true)
  const loads = loadsOf(page)
  line.cut()
  await expect(page.getByText(/^Offline/).first()).toBeVisible()
  // For whoever asks: while it is offline the page does so as well, without comparing.
  await page.route('**/v1/version', (route) => route.fulfill({ json: { version: 'the next one' } }))
  line.mend()
  await expect.poll(loads, { timeout: 30_000 }).toBe(1)
}

/** Runs in the page. */
function wasTold(path: string): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path))
}
