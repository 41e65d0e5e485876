import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects nothing that axe calls serious or critical; tells each with the elements that have it. */
export function expectNoSeriousFault(page: Page): Promise<void> {
  return expectNone(axeIn(page))
}

/** All that another theme can spoil on a screen that was looked at whole. */
export function expectEnoughContrast(page: Page): Promise<void> {
  return expectNone(axeIn(page).withRules('color-contrast'))
}

/** Its other mode opens a window for each look, for the sake of frames of other sites; there are none. */
function axeIn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
}

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, at: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`) }))
  expect(serious).toEqual([])
}
