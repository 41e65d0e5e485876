import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { burstMs, nameOfKey, restMs } from '#kit/key-presses.ts'
import { useShortcut, useShortcutSwitch } from '#kit/shortcuts.ts'

type Key = { key: string; code?: string; at: number; target?: HTMLElement; shiftKey?: boolean }

/** Presses a key at this moment of the keyboard's own clock; returns whether the browser may do its own with it. */
function press({ key, code = '', at, target = document.body, shiftKey = false }: Key): boolean {
  const event = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  return target.dispatchEvent(event)
}

let clock = 0
const handle = vi.fn()

beforeEach(() => {
  // Later than any key of the test before.
  clock += 10_000
  handle.mockClear()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function waitOut(): void {
  vi.advanceTimersByTime(burstMs)
}

describe('a shortcut', () => {
  it('is done when its key stands alone', () => {
    renderHook(() => useShortcut('a', 'orders:keys.act', handle))

    press({ key: 'a', code: 'KeyA', at: clock })
    expect(handle).not.toHaveBeenCalled()

    waitOut()
    expect(handle).toHaveBeenCalledOnce()
  })

  it('is not what a scanner types, first and last letter included', () => {
    renderHook(() => useShortcut('a', 'orders:keys.act', handle))

    for (const [index, key] of ['a', '7', 'c', 'a'].entries()) press({ key, at: clock + index * 10 })
    waitOut()

    expect(handle).not.toHaveBeenCalled()
  })

  it('is not what a scanner types where a busy machine lets it stumble', () => {
    renderHook(() => useShortcut('a', 'orders:keys.act', handle))
    const stumbling = [
      { key: '7', after: 0 },
      { key: 'c', after: 10 },
      { key: 'a', after: 90 },
      { key: '9', after: 170 },
    ]

    for (const { key, after } of stumbling) {
      press({ key, at: clock + after })
      waitOut()
    }

    expect(handle).not.toHaveBeenCalled()
  })

  it('is done again and again by somebody who presses quickly', () => {
    renderHook(() => useShortcut('j', 'orders:keys.next', handle))

    for (const after of [0, 120, 240]) {
      press({ key: 'j', code: 'KeyJ', at: clock + after })
      waitOut()
    }

    expect(handle).toHaveBeenCalledTimes(3)
  })

  it('is not done while somebody writes, nor under a dialog', () => {
    renderHook(() => useShortcut('a', 'orders:keys.act', handle))
    const field = document.body.appendChild(document.createElement('input'))

    press({ key: 'a', at: clock, target: field })
    waitOut()
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.setAttribute('open', '')
    press({ key: 'a', at: clock + 1_000 })
    waitOut()

    expect(handle).not.toHaveBeenCalled()
  })

  it('is none once they are switched off on this device', () => {
    renderHook(() => useShortcut('a', 'orders:keys.act', handle))
    const { result } = renderHook(() => useShortcutSwitch())

    act(() => result.current[1](false))
    press({ key: 'a', at: clock })
    waitOut()
    expect(handle).not.toHaveBeenCalled()

    act(() => result.current[1](true))
    press({ key: 'a', at: clock + 1_000 })
    waitOut()
    expect(handle).toHaveBeenCalledOnce()
  })
})

describe('the Enter at the end of a scan', () => {
  it('presses nothing that has the focus', () => {
    const button = document.body.appendChild(document.createElement('button'))
    press({ key: '9', at: clock, target: button })

    expect(press({ key: 'Enter', at: clock + 10, target: button })).toBe(false)
    expect(press({ key: 'Enter', at: clock + 1_000, target: button })).toBe(true)
  })

  it.each([90, 400, 900])(
    'presses nothing of a scanner that types slowly, %i ms apart, and ends with two',
    (apartMs) => {
      const button = document.body.appendChild(document.createElement('button'))
      const keys = [...'https://t.example/HARBOUR-1-001'.split(''), 'Enter', 'Enter']

      const passes = keys.map((key, index) => press({ key, at: clock + index * apartMs, target: button }))
      clock += keys.length * apartMs

      expect(passes.slice(-2)).toEqual([false, false])
      expect(press({ key: 'Enter', at: clock + restMs, target: button })).toBe(true)
    },
  )

  it('of a scanner that types slowly is over once somebody moves by arrows', () => {
    const button = document.body.appendChild(document.createElement('button'))
    const keys = [...'https://t.example/HARBOUR-1-001'.split(''), 'Enter', 'ArrowDown', 'Enter']

    const passes = keys.map((key, index) => press({ key, at: clock + index * 90, target: button }))

    expect(passes.slice(-3)).toEqual([false, true, true])
    clock += keys.length * 90
  })

  it.each([
    ['after shortcuts that were pressed one after the other', 'jjjjkjjjajjj', 300],
    ['after letters with a rest between them', 'HARBOUR-1-001', 1_100],
  ])('is a press of its own %s', (_name, typed, apartMs) => {
    const button = document.body.appendChild(document.createElement('button'))
    const keys = [...typed.split(''), 'Enter']

    const passes = keys.map((key, index) => press({ key, at: clock + index * apartMs, target: button }))

    expect(passes.at(-1)).toBe(true)
    clock += keys.length * apartMs
  })

  it('still puts down what was lifted and moved by arrows at once', () => {
    renderHook(() => useShortcut('a', 'orders:keys.act', handle))
    press({ key: ' ', at: clock })
    press({ key: 'ArrowDown', at: clock + 20 })

    expect(press({ key: ' ', at: clock + 40 })).toBe(true)
  })

  it.each([
    ['saves no form when a scanner has typed into its field', { type: 'text' }, false],
    ['names what was scanned in a field that is there for it', { type: 'text', 'data-takes-scans': '' }, true],
    ['signs in whose password is typed by a program', { type: 'password' }, true],
  ])('%s', (_name, attributes, expected) => {
    const field = document.body.appendChild(document.createElement('input'))
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    const keys = [...Array<string>(20).fill('7'), 'Enter']

    const passes = keys.map((key, index) => press({ key, at: clock + index * 10, target: field }))

    expect(passes).toEqual(keys.map((key) => key !== 'Enter' || expected))
  })

  it('still ends what is written into a field', () => {
    const field = document.body.appendChild(document.createElement('input'))
    press({ key: '9', at: clock, target: field })

    expect(press({ key: 'Enter', at: clock + 10, target: field })).toBe(true)
  })
})

describe('a key', () => {
  it.each([
    ['a', { key: 'a', code: 'KeyA', shiftKey: false }],
    ['a', { key: 'A', code: 'KeyA', shiftKey: false }],
    ['a', { key: 'ش', code: 'KeyA', shiftKey: false }],
    ['a', { key: 'a', code: 'KeyQ', shiftKey: false }],
    ['Shift+A', { key: 'A', code: 'KeyA', shiftKey: true }],
    ['Shift+A', { key: 'a', code: 'KeyA', shiftKey: true }],
    ['/', { key: 'ظ', code: 'Slash', shiftKey: false }],
    ['?', { key: '؟', code: 'Slash', shiftKey: true }],
    ['?', { key: '?', code: 'Minus', shiftKey: true }],
    ['.', { key: '.', code: 'Slash', shiftKey: false }],
  ])('is %s on any layout and with Caps Lock: %j', (expected, pressed) => {
    expect(nameOfKey(pressed)).toBe(expected)
  })
})
