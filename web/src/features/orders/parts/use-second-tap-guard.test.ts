import { act, renderHook } from '@testing-library/react'
import type { MouseEvent, PointerEvent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSecondTapGuard } from '#features/orders/parts/use-second-tap-guard.ts'
import { secondTapMs } from '#kit/device/layout-freeze.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aButton(startsGuarded = false) {
  const { result, rerender } = renderHook(useSecondTapGuard, {
    initialProps: { what: 'incoming', isWaiting: false, startsGuarded },
  })
  return {
    isGuarded: () => result.current.isGuarded,
    becomes: (what: string, isWaiting = false) => rerender({ what, isWaiting, startsGuarded }),
    isTooEarly: (press: { detail: number; timeStamp: number }) => result.current.isTooEarly(press as MouseEvent),
    tap: () => act(() => void result.current.handlePointerDown()),
    leave: (pointerType: string) => act(() => result.current.handlePointerLeave({ pointerType } as PointerEvent)),
    after: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  }
}

describe('what comes to stand in the place of a button', () => {
  it('takes no press at first, and one after 0.7 s', () => {
    const button = aButton()
    expect(button.isGuarded()).toBe(false)

    button.becomes('inprogress')
    button.after(secondTapMs - 1)
    expect(button.isGuarded()).toBe(true)

    button.after(1)
    expect(button.isGuarded()).toBe(false)
  })

  it('takes no second and no third tap, but is not locked by a hand that goes on tapping', () => {
    const button = aButton()
    button.becomes('inprogress')

    for (let taps = 0; taps < 2; taps += 1) {
      button.after(500)
      button.tap()
      expect(button.isGuarded()).toBe(true)
    }

    button.after(500)
    expect(button.isGuarded()).toBe(false)
  })

  it('takes a press as soon as the mouse has left it; a finger never leaves', () => {
    const button = aButton()
    button.becomes('inprogress')

    button.leave('touch')
    expect(button.isGuarded()).toBe(true)

    button.leave('mouse')
    expect(button.isGuarded()).toBe(false)
  })

  it('counts from when it is drawn, not from the press: the answer may be late', () => {
    const button = aButton()
    button.becomes('inprogress', true)
    button.after(10 * secondTapMs)
    expect(button.isGuarded()).toBe(true)

    button.becomes('inprogress')
    button.after(secondTapMs - 1)
    expect(button.isGuarded()).toBe(true)
    button.after(1)
    expect(button.isGuarded()).toBe(false)
  })

  it('takes no press that was made before, though a busy device tells of it later', () => {
    const button = aButton()
    button.becomes('inprogress')
    const madeAt = performance.now() + 300

    button.after(secondTapMs)

    expect(button.isTooEarly({ detail: 1, timeStamp: madeAt })).toBe(true)
    expect(button.isTooEarly({ detail: 0, timeStamp: madeAt })).toBe(false)
    expect(button.isTooEarly({ detail: 1, timeStamp: performance.now() })).toBe(false)
  })

  it('is guarded from the start where a tap brought it', () => {
    expect(aButton(true).isGuarded()).toBe(true)
  })
})
