import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createScanGuard, quietMs, type TypedKey } from '#kit/keys/scan-guard.ts'
import {
  addresses,
  endings,
  paces,
  pressEnterAfterRest,
  restBetweenScansMs,
  scans,
  typeScan,
} from '#kit/testing/scans.ts'

describe('a scan', () => {
  it.each(paces)('presses nothing outside of fields at %i ms a key, whatever it says and however it ends', (paceMs) => {
    const mayAct = createScanGuard()
    let at = 0
    const typed = (key: string) => mayAct({ key, into: 'elsewhere', at: (at += paceMs) })

    const acts = addresses.flatMap((address) =>
      endings.flatMap((ending) => {
        at += restBetweenScansMs
        const isLetThrough = [...address.split(''), ...ending].map((key) => ({ key, isActing: typed(key) }))
        return isLetThrough.filter(({ key, isActing }) => isActing && isAct(key))
      }),
    )

    expect(addresses).toHaveLength(40)
    expect(acts).toEqual([])
  })

  it.each(paces)('of an address saves no form of the field that it is typed into, at %i ms a key', (paceMs) => {
    const mayAct = createScanGuard()
    let at = 0

    const acts = addresses
      .filter((address) => address.includes('://'))
      .flatMap((address) => {
        at += restBetweenScansMs
        const keys = [...address.split(''), 'Enter', 'Enter']
        return keys.filter((key) => mayAct({ key, into: 'field', at: (at += paceMs) }) && key === 'Enter')
      })

    expect(acts).toEqual([])
  })

  it('saves no form when its last keys fall into a field that has got the focus', () => {
    expect(typeRow('HARBOUR-', 'elsewhere', [...'1-001'.split(''), 'Enter'], 'field')).toBe(false)
  })

  it('presses nothing when the field that it began in has gone', () => {
    expect(typeRow('HARBOUR-1-001', 'field', ['Enter'], 'elsewhere')).toBe(false)
  })

  it.each([
    ['an address', 'https://t.example/1', 1_000],
    ['what no hand types so quickly', 'HARBOUR-1-001', 5],
  ])(
    'that ends with a Tab and Enter presses nothing behind the field that it is typed into: %s',
    (_what, code, paceMs) => {
      expect(typeRow(code, 'field', ['Tab', 'Enter'], 'elsewhere', paceMs)).toBe(false)
    },
  )

  it('of a device that takes the scanner for an Arabic keyboard saves no form', () => {
    const mayAct = createScanGuard()
    const keys = 'https://t.example'.split('').map((meant, index) => ({ key: 'ش', meant, at: index * 100 }))
    for (const key of keys) mayAct({ ...key, into: 'field' })

    expect(mayAct({ key: 'Enter', into: 'field', at: keys.length * 100 })).toBe(false)
  })
})

describe('a hand', () => {
  it('presses what has the focus as often and as quickly as it likes', () => {
    const mayAct = createScanGuard()
    const keys = ['Enter', 'Tab', 'Enter', 'ArrowDown', ' ', 'ArrowDown', ' ', 'Enter']

    expect(keys.every((key, index) => mayAct({ key, into: 'elsewhere', at: index * 20 }))).toBe(true)
  })

  it.each([
    [quietMs, false],
    [quietMs + 1, true],
  ])('presses something %i ms after a letter: %s', (afterMs, expected) => {
    const mayAct = createScanGuard()
    mayAct({ key: 'x', into: 'elsewhere', at: 0 })

    expect(mayAct({ key: 'Enter', into: 'elsewhere', at: afterMs })).toBe(expected)
  })

  it.each(['Tab', 'Escape', 'ArrowDown'])('leaves a field by %s and presses what comes next at once', (key) => {
    expect(typeRow('no onions', 'field', [key, 'Enter'], 'elsewhere')).toBe(true)
  })

  it.each([
    ['ends what is written into a field', 'no onions', 'field', 100],
    ['signs in by a keeper of passwords', 'a-long-passphrase', 'openField', 5],
    ['names what was scanned in a field that is there for it', 'https://t.example/1', 'openField', 5],
  ] as const)('%s', (_what, text, into, paceMs) => {
    expect(typeRow(text, into, ['Enter'], into, paceMs)).toBe(true)
  })

  it('that is as quick as none saves no form', () => {
    expect(typeRow('7777777777777', 'field', ['Enter'], 'field', 5)).toBe(false)
  })
})

describe('what has the focus', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <a href="#card">Room 204</a>
      <button>Accept</button>
      <input type="checkbox" />
      <input readonly />
      <select><option>4</option><option>9</option></select>`
  })

  afterEach(() => document.body.replaceChildren())

  it.each(['a', 'button', '[type=checkbox]', '[readonly]', 'select'])('is pressed by no scan: %s', (selector) => {
    const element = document.querySelector<HTMLElement>(selector)
    element?.focus()

    // Covers every address, and each pace and ending with some of them.
    const acts = scans.filter((_scan, index) => index % 9 === 0).map(typeScan)

    expect(acts.filter((count) => count > 0)).toEqual([])
    expect(document.activeElement).toBe(element)
    expect(pressEnterAfterRest()).toBe(true)
  })

  it('chooses nothing of a closed list by a letter', () => {
    const list = document.querySelector('select')
    const isLetThrough = (key: string) =>
      list?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

    expect(['9', 'T', 'ش'].map(isLetThrough)).toEqual([false, false, false])
    expect(isLetThrough('ArrowDown')).toBe(true)
  })

  it('is not pressed by the end of a space that was held back', () => {
    const button = document.querySelector('button')
    const type = (kind: string, key: string) =>
      button?.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true }))

    expect([type('keydown', 'x'), type('keydown', ' '), type('keyup', ' ')]).toEqual([true, false, false])
  })
})

/** Types a text, then further keys into whatever has the focus by then; returns whether the last may act. */
function typeRow(
  text: string,
  into: TypedKey['into'],
  further: readonly string[],
  later: TypedKey['into'],
  paceMs = 100,
): boolean | undefined {
  const mayAct = createScanGuard()
  let at = 0
  for (const key of text) mayAct({ key, into, at: (at += paceMs) })
  return further.map((key) => mayAct({ key, into: later, at: (at += paceMs) })).at(-1)
}

/** Returns true for a key that would press something, or open the dialog of shortcuts. */
function isAct(key: string): boolean {
  return key === 'Enter' || key === ' ' || key === '?'
}
