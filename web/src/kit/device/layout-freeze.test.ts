import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { secondTapMs, layoutMayMove, freezeLayoutWhile } from '#kit/device/layout-freeze.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.advanceTimersByTime(secondTapMs)
  vi.useRealTimers()
})

function press(): void {
  dispatchEvent(new Event('pointerdown'))
  dispatchEvent(new Event('pointerup'))
}

describe('the screen', () => {
  it('is still again 0.7 s after the finger has gone, however long that was there', () => {
    dispatchEvent(new Event('pointerdown'))
    vi.advanceTimersByTime(10 * secondTapMs)
    expect(layoutMayMove.get()).toBe(false)

    dispatchEvent(new Event('pointerup'))
    vi.advanceTimersByTime(secondTapMs - 1)
    expect(layoutMayMove.get()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(layoutMayMove.get()).toBe(true)
  })

  it.each(['is done', 'fails'])('is not still while an act waits for its answer, nor just after it %s', async (end) => {
    let answer = () => {}
    const work = new Promise<void>((resolve, reject) => (answer = end === 'fails' ? reject : resolve))
    press()
    const act = freezeLayoutWhile(work).catch(() => undefined)

    vi.advanceTimersByTime(10 * secondTapMs)
    expect(layoutMayMove.get()).toBe(false)

    answer()
    await act
    vi.advanceTimersByTime(secondTapMs - 1)
    expect(layoutMayMove.get()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(layoutMayMove.get()).toBe(true)
  })
})
