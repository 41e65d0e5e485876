import { expect, type Page } from '@playwright/test'
import axeCore, { type Result } from 'axe-core'

/** Expects no fault that axe calls serious or critical; reports each with its elements. */
export function expectNoSeriousFault(page: Page): Promise<void> {
  return expectNone(page)
}

/** Expects no fault that another theme can cause on a screen that was checked in full. */
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
  // People who control their computer by voice say the text that they see (WCAG 2.5.3); axe checks it only on request.
  const asked = rule === undefined ? { rules: { 'label-content-name-mismatch': { enabled: true } } } : { runOnly: rule }
  const { violations } = await globalThis.axe.run({ resultTypes: ['violations'], ...asked })
  return violations
}

declare global {
  var axe: typeof axeCore
}
