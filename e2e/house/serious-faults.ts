import { expect, type Page } from '@playwright/test'
import axeCore, { type Result } from 'axe-core'

/** Expects nothing that axe calls serious or critical; tells each with the elements that have it. */
export function expectNoSeriousFault(page: Page): Promise<void> {
  return expectNone(page)
}

/** All that another theme can spoil on a screen that was looked at whole. */
export function expectEnoughContrast(page: Page): Promise<void> {
  return expectNone(page, 'color-contrast')
}

async function expectNone(page: Page, rule?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
  const violations = await page.evaluate(findViolations, rule)
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, at: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`) }))
  expect(serious).toEqual([])
}

/** Runs in the page, which has its own axe by then. */
async function findViolations(rule?: string): Promise<Result[]> {
  // People who speak to their computer say what they see (WCAG 2.5.3); axe looks for it only when told.
  const asked = rule === undefined ? { rules: { 'label-content-name-mismatch': { enabled: true } } } : { runOnly: rule }
  const { violations } = await globalThis.axe.run({ resultTypes: ['violations'], ...asked })
  return violations
}

declare global {
  var axe: typeof axeCore
}
