import { undoSeconds } from '@brigade/domain/orders/orders.undo.ts'
import type { RecordedAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { secondTapMs } from '#kit/device/layout-freeze.ts'
import { noteActedHere } from '#features/orders/records/acted-here.ts'
import {
  doAct,
  forgetOwnActs,
  isJustDone,
  mayKeyActOn,
  noteOwnActs,
  onActBegun,
  ownActOn,
} from '#features/orders/records/own-acts.ts'

beforeEach(() => {
  vi.useFakeTimers({ now })
  localStorage.clear()
  forgetOwnActs()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const layla = aUser({ id: 4, role: 'manager' })
const now = Date.parse('2026-03-04T08:05:00.000Z')

/** Returns an order as it is published after this user's act. */
function done(act: RecordedAct, differences: Partial<Order> = {}, at = now): Order {
  const lastAct = {
    act,
    fromStatus: null,
    by: 'Layla',
    byKind: 'staff',
    byId: 4,
    at: new Date(at).toISOString(),
  } as const
  return anOrder({ id: 71, version: 2, lastAct, ...differences })
}

/** Does an act, and receives its event from the server. */
async function act(...what: Parameters<typeof done>): Promise<void> {
  const order = done(...what)
  await doAct(order.id, async () => order)
  noteOwnActs([order], layla)
}

describe('what somebody just did to an order', () => {
  it('can be taken back for ten seconds', async () => {
    await act('accept')

    vi.advanceTimersByTime(undoSeconds * 1000 - 1)
    expect(ownActOn(71)?.act).toBe('accept')
    vi.advanceTimersByTime(1)
    expect(ownActOn(71)).toBeUndefined()
  })

  it('can be taken back as long as the server counts, though its answer came late', async () => {
    await act('accept', {}, now - 8_000)

    vi.advanceTimersByTime(1_999)
    expect(ownActOn(71)?.act).toBe('accept')
    vi.advanceTimersByTime(1)
    expect(ownActOn(71)).toBeUndefined()
  })

  it('cannot be taken back where the answer came too late, and still keeps a second tap off', async () => {
    await act('accept', {}, now - 11_000)

    expect(ownActOn(71)).toBeUndefined()
    expect(isJustDone(71)).toBe(true)
  })

  it('can be taken back also when the page was reloaded before its answer came, or in another tab', () => {
    noteActedHere(71)

    noteOwnActs([done('accept')], layla)

    expect(ownActOn(71)?.act).toBe('accept')
  })

  it.each([
    ['at another device', 75, layla],
    ['by another person at this device', 71, aUser({ id: 5, role: 'manager' })],
  ])('cannot be taken back here when it was done %s', (_where, id, user) => {
    noteActedHere(71)

    noteOwnActs([done('accept', { id })], user)

    expect(ownActOn(id)).toBeUndefined()
  })

  it('is heard of once: what was taken back is not offered again by what comes late', async () => {
    await act('accept')
    noteOwnActs([done('undo', { version: 3 })], layla)
    expect(ownActOn(71)).toBeUndefined()

    noteOwnActs([done('accept')], layla)

    expect(ownActOn(71)).toBeUndefined()
  })

  it('can still be taken back when something beside it changed', async () => {
    await act('accept')

    noteOwnActs([done('accept', { version: 3 })], layla)

    expect(ownActOn(71)?.order.version).toBe(2)
  })

  it('makes way for the next act on the same order, and for no other', async () => {
    await act('accept')
    await act('accept', { id: 72 })
    vi.advanceTimersByTime(1)
    await act('ready', { version: 3 }, now + 1)

    expect([71, 72].map((id) => ownActOn(id)?.act)).toEqual(['ready', 'accept'])
    vi.advanceTimersByTime(undoSeconds * 1000 - 1)
    expect(ownActOn(72)).toBeUndefined()
    expect(ownActOn(71)?.act).toBe('ready')
  })

  it('keeps a second tap off for 0.7 s, and a second key for a second', async () => {
    await act('accept')

    vi.advanceTimersByTime(699)
    expect(isJustDone(71)).toBe(true)
    vi.advanceTimersByTime(300)
    expect([isJustDone(71), mayKeyActOn(71)]).toEqual([false, false])
    vi.advanceTimersByTime(1)
    expect(mayKeyActOn(71)).toBe(true)
  })
})

describe('a clock that is set back', () => {
  it('keeps no tap off any longer, and offers no undo that the server refuses', async () => {
    await act('accept')

    vi.setSystemTime(now - 3_600_000)
    vi.advanceTimersByTime(secondTapMs)
    expect(isJustDone(71)).toBe(false)
    noteOwnActs([done('ready', { version: 3 }, now + 1)], layla)
    vi.advanceTimersByTime(undoSeconds * 1000)

    expect(ownActOn(71)).toBeUndefined()
  })
})

describe('a card', () => {
  it('does not open while what was done to its order waits for the answer, nor at the second tap of it', async () => {
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
    expect(click()).toBe(false)
    vi.advanceTimersByTime(secondTapMs)
    expect(click()).toBe(true)
    stop()
  })
})
