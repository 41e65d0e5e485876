import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'
import type { Result } from 'axe-core'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Axe for pages: the source that it has of itself is twice as long. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The frame, which is the same on every screen of a person. */
const frame = ['nav', '[data-page-scroller] > header']
/** Rows that are drawn as those above them. */
const furtherRows = ['tbody > tr:nth-child(n + 9)', 'li:nth-child(n + 17)']

/** The styles of words whose contrast was good, by theme and width of the window. */
const goodStyles = new Map<string, Set<string>>()

/**
 * Expects axe to find no fault, however small; reports each with its elements. `isKnownFrame` leaves the frame out, which
 * was checked on another screen.
 */
export function expectNoFault(page: Page, { isKnownFrame = false } = {}): Promise<void> {
  return expectNone(page, { without: isKnownFrame ? [...frame, ...furtherRows] : furtherRows })
}

/** Expects no fault that another theme can cause on a screen that was checked in full. */
export function expectEnoughContrast(page: Page): Promise<void> {
  return expectNone(page, { rule: 'color-contrast', without: furtherRows })
}

type Looked = { rule?: string; without: readonly string[] }

async function expectNone(page: Page, looked: Looked): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const look = `${page.viewportSize()?.width} ${isDark}`
  const known = [...(goodStyles.get(look) ?? [])]
  const { violations, styles } = await page.evaluate(findViolations, { ...looked, known })
  const faults = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }))
  expect(faults).toEqual([])
  goodStyles.set(look, new Set(styles))
}

/**
 * Runs in the page, which has its own axe by then. Contrast takes most of axe's time, so it is checked once for words
 * that have the same classes, states and ancestors.
 */
async function findViolations({
  rule,
  without,
  known,
}: Looked & { known: readonly string[] }): Promise<{ violations: Result[]; styles: string[] }> {
  const styles = new Map<Element, string>()
  const styleOf = (element: Element): string => {
    const kept = styles.get(element)
    if (kept !== undefined) return kept
    const marks = [...element.attributes]
      .filter(({ name, value }) =>
        name === 'style' ? /color|background|--/.test(value) : /^(class|disabled|data-|aria-)/.test(name),
      )
      .map(({ name, value }) => `${name}=${name === 'style' ? value : value.replaceAll(/\d+/g, '#')}`)
    const whole = [element.parentElement ? styleOf(element.parentElement) : '', element.tagName, ...marks].join(' ')
    const hash = Array.from(whole, (letter) => letter.charCodeAt(0)).reduce(
      (sum, code) => (Math.imul(sum, 31) + code) | 0,
      7,
    )
    styles.set(element, String(hash))
    return String(hash)
  }
  const seen = new Set(known)
  const marked = 'data-is-known-style'
  const isChecked = (element: Element) => element.checkVisibility() && !element.closest(without.join())
  for (const element of [...document.body.querySelectorAll('*')].filter(isChecked)) {
    const style = styleOf(element)
    if (seen.has(style)) element.setAttribute(marked, '')
    else seen.add(style)
  }
  globalThis.axe.configure({ rules: [{ id: 'color-contrast', selector: `*:not([${marked}])` }] })
  // People who control their computer by voice say the text that they see (WCAG 2.5.3); axe checks it only on request.
  const asked = rule === undefined ? { rules: { 'label-content-name-mismatch': { enabled: true } } } : { runOnly: rule }
  // The styles of other servers aren't read, and elements are reported without their selectors.
  const less = { resultTypes: ['violations' as const], selectors: false, preload: false }
  const { violations } = await globalThis.axe.run({ exclude: [...without] }, { ...less, ...asked })
  for (const element of document.querySelectorAll(`[${marked}]`)) element.removeAttribute(marked)
  return { violations, styles: [...seen] }
}

declare global {
  var axe: typeof axeCore
}
