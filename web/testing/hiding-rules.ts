import { afterAll } from 'vitest'

const hiding = /display: none|visibility: hidden/

/**
 * Leaves of Ant Design's style sheets what hides: the rest draws nothing in a page without pixels. Whoever looks for a role or a name has each
 * element compared with every rule, and half of the time of a form's tests went there.
 */
export function keepHidingRules(): void {
  const whole = Object.getOwnPropertyDescriptor(HTMLStyleElement.prototype, 'sheet')!
  const done = new WeakSet<object>()
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', {
    configurable: true,
    get(this: HTMLStyleElement) {
      const sheet = whole.get!.call(this) as CSSStyleSheet | null
      if (sheet && !done.has(sheet.cssRules)) {
        for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
          if (!isHiding(sheet.cssRules[index]!)) sheet.deleteRule(index)
        }
        done.add(sheet.cssRules)
      }
      return sheet
    },
  })
  afterAll(() => void Object.defineProperty(HTMLStyleElement.prototype, 'sheet', whole))
}

/** Pseudo-elements are left out, because they have no role, and so are columns of a grid, which are hidden at some widths only. */
function isHiding(rule: CSSRule): boolean {
  return rule instanceof CSSStyleRule && hiding.test(rule.cssText) && !rule.selectorText.includes('::')
}
