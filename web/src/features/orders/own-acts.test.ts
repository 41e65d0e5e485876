import { undoSeconds } from '@brigade/domain/orders/orders.undo.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { doAct, isJustDone, mayKeyActOn, noteOwnAct, onActBegun, ownActOn } from '#features/orders/own-acts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('what somebody just did to an order', () => {
  it('can be taken back for ten seconds', () => {
    noteOwnAct('accept', anOrder({ id: 71 }))

    vi.advanceTimersByTime(undoSeconds * 1000 - 1)
    expect(ownActOn(71)?.act).toBe('accept')
    vi.advanceTimersByTime(1)
    expect(ownActOn(71)).toBeUndefined()
  })

  it('makes way for the next act on the same order, and for no other', () => {
    noteOwnAct('accept', anOrder({ id: 71 }))
    noteOwnAct('accept', anOrder({ id: 72 }))
    noteOwnAct('ready', anOrder({ id: 71, version: 2 }))

    expect([71, 72].map((id) => ownActOn(id)?.act)).toEqual(['ready', 'accept'])
    vi.advanceTimersByTime(undoSeconds * 1000 - 1)
    expect(ownActOn(71)?.act).toBe('ready')
  })

  it('keeps a second tap off for 0.7 s, and a second key for a second', () => {
    noteOwnAct('accept', anOrder({ id: 71 }))

    vi.advanceTimersByTime(699)
    expect(isJustDone(71)).toBe(true)
    vi.advanceTimersByTime(300)
    expect([isJustDone(71), mayKeyActOn(71)]).toEqual([false, false])
    vi.advanceTimersByTime(1)
    expect(mayKeyActOn(71)).toBe(true)
  })
})

describe('a card', () => {
  it('does not open while what was done to its order waits for the answer', async () => {
    document.body.innerHTML = '<article data-order="73"><a href="#elsewhere">Room 204</a></article>'
    const click = () =>
      document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    const begun = vi.fn()
    const stop = onActBegun(begun)
    let answer = (_order: ReturnType<typeof anOrder>) => {}
    const act = doAct(73, () => new Promise((resolve) => (answer = resolve)))

    expect(begun).toHaveBeenCalledWith(73)
    expect(click()).toBe(false)

    answer(anOrder({ id: 73 }))
    await act
    expect(click()).toBe(true)
    stop()
  })
})
