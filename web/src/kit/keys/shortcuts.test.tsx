import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shortcutOf, useKeysHint, useShortcut, useShortcutSwitch } from '#kit/keys/shortcuts.ts'
import { addresses } from '#kit/testing/scans.ts'

let clock = 0
const handle = vi.fn()

beforeEach(() => {
  // Later than any key of the test before.
  clock += 1_000_000
  handle.mockClear()
})

afterEach(() => document.body.replaceChildren())

describe('a shortcut', () => {
  it('is done as often as it is pressed, and once while it is held down', () => {
    renderHook(() => useShortcut('Alt+J', 'orders:keys.next', handle))

    press({ key: 'j', altKey: true })
    press({ key: 'j', altKey: true })
    press({ key: 'j', altKey: true, repeat: true })

    expect(handle).toHaveBeenCalledTimes(2)
  })

  it('is done by no key that is pressed alone, whatever a scanner types', () => {
    renderHook(() => useShortcut('Alt+A', 'orders:keys.act', handle))
    renderHook(() => useShortcut('?', 'orders:keys.next', handle))

    for (const address of addresses) {
      clock += 5_000
      for (const key of [...address.split(''), 'Enter']) press({ key, after: 1_000, shiftKey: /^[A-Z?]$/.test(key) })
    }

    expect(handle).not.toHaveBeenCalled()
  })

  it('is not done while somebody writes, nor under a dialog', () => {
    renderHook(() => useShortcut('Alt+A', 'orders:keys.act', handle))
    const field = document.body.appendChild(document.createElement('input'))

    press({ key: 'a', altKey: true, target: field })
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.setAttribute('open', '')
    press({ key: 'a', altKey: true })

    expect(handle).not.toHaveBeenCalled()
  })

  it('is none once they are switched off on this device, and no button names it', () => {
    renderHook(() => useShortcut('Alt+A', 'orders:keys.act', handle))
    const hint = renderHook(() => useKeysHint('Alt+A'))
    const { result } = renderHook(() => useShortcutSwitch())
    expect(hint.result.current).toBe('Alt+A')

    act(() => result.current[1](false))
    press({ key: 'a', altKey: true })
    expect(handle).not.toHaveBeenCalled()
    expect(hint.result.current).toBeUndefined()

    act(() => result.current[1](true))
    press({ key: 'a', altKey: true })
    expect(handle).toHaveBeenCalledOnce()
  })

  it('opens the search soon after a person has typed, but not at the pace of a scanner', () => {
    renderHook(() => useShortcut('Ctrl+K', 'shell:search.open', handle))

    press({ key: '8' })
    press({ key: 'k', ctrlKey: true, after: 50 })
    expect(handle).not.toHaveBeenCalled()

    press({ key: '8' })
    press({ key: 'k', ctrlKey: true, after: 350 })
    expect(handle).toHaveBeenCalledOnce()
  })

  it('is named by a button only where it does something', () => {
    const { result } = renderHook(() => useKeysHint('Alt+U'))

    expect(result.current).toBeUndefined()
  })
})

describe('a key', () => {
  const alt = { altKey: true }

  it.each([
    ['Alt+A', { key: 'a', code: 'KeyA', ...alt }],
    ['Alt+A', { key: 'A', code: 'KeyA', ...alt }],
    ['Alt+A', { key: 'ش', code: 'KeyA', ...alt }],
    ['Alt+A', { key: 'å', code: 'KeyA', ...alt }],
    ['Alt+N', { key: 'Dead', code: 'KeyN', ...alt }],
    ['Alt+A', { key: 'a', code: 'KeyQ', ...alt }],
    [undefined, { key: 'a', code: 'KeyA' }],
    [undefined, { key: 'A', code: 'KeyA', shiftKey: true }],
    [undefined, { key: 'a', code: 'KeyA', ...alt, shiftKey: true }],
    [undefined, { key: 'ą', code: 'KeyA', ...alt, ctrlKey: true }],
    [undefined, { key: 'ą', code: 'KeyA', modifierAltGraph: true }],
    [undefined, { key: 'a', code: 'KeyA', ...alt, metaKey: true }],
    ['?', { key: '?', code: 'Slash', shiftKey: true }],
    ['?', { key: '؟', code: 'Slash', shiftKey: true }],
    ['?', { key: '?', code: 'Minus', shiftKey: true }],
    [undefined, { key: '?', code: 'Slash', shiftKey: true, ctrlKey: true }],
  ])('means %s on any layout and with Caps Lock: %j', (expected, pressed) => {
    expect(shortcutOf(new KeyboardEvent('keydown', pressed))).toBe(expected)
  })
})

type Key = KeyboardEventInit & { key: string; after?: number; target?: HTMLElement }

/** Presses a key a while after the last, by the keyboard's own clock. */
function press({ after = 10, target = document.body, ...init }: Key): void {
  clock += after
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  Object.defineProperty(event, 'timeStamp', { value: clock })
  target.dispatchEvent(event)
}
