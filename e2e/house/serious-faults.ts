import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects nothing that axe calls serious or critical; tells each with the elements that have it. */
export async function expectNoSeriousFault(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, at: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`) }))
  expect(serious).toEqual([])
}
