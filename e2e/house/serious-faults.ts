import { expect, type Page } from '@playwright/test'
import axeCore, { type Result } from 'axe-core'

/** The frame, which is the same on every screen of a person. */
const frame = ['nav', '[data-page-scroller] > header']
/** Rows that are drawn as those above them. */
const furtherRows = ['tbody > tr:nth-child(n + 9)', 'li:nth-child(n + 17)']

/**
 * Expects axe to find no fault, however small; reports each with its elements. `isKnownFrame` leaves the frame out, which
 * was checked on another screen.
 */
export function expectNoSeriousFault(page: Page, { isKnownFrame = false } = {}): Promise<void> {
  return expectNone(page, { without: isKnownFrame ? [...frame, ...furtherRows] : furtherRows })
}

/** Expects no fault that another theme can cause on a screen that was checked in full. */
export function expectEnoughContrast(page: Page): Promise<void> {
  return expectNone(page, { rule: 'color-contrast', without: furtherRows })
}

type Looked = { rule?: string; without: readonly string[] }

async function expectNone(page: Page, looked: Looked): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
  const violations = await page.evaluate(findViolations, looked)
  const faults = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }))
  expect(faults).toEqual([])
}

/** Runs in the page, which has its own axe by then. */
async function findViolations({ rule, without }: Looked): Promise<Result[]> {
  // People who control their computer by voice say the text that they see (WCAG 2.5.3); axe checks it only on request.
  const asked = rule === undefined ? { rules: { 'label-content-name-mismatch': { enabled: true } } } : { runOnly: rule }
  const { violations } = await globalThis.axe.run({ exclude: [...without] }, { resultTypes: ['violations'], ...asked })
  return violations
}

declare global {
  var axe: typeof axeCore
}
