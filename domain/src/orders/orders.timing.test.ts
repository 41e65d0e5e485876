import { aCartLine, anOrder } from '../../testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import type { OrderStatus } from './orders.status.ts'
import { dueAt, isLate, lateFirst, minutesLate, readyBy, waitingSince } from './orders.timing.ts'

const acceptedAT = '2026-03-04T08:00:00.000Z'

describe('the time by which an order should be ready', () => {
  it('is its slowest dish plus five minutes after it was accepted', () => {
    const cart = [aCartLine({ prepareTime: 10 }), aCartLine({ prepareTime: 25 })]

    expect(readyBy(anOrder({ acceptedAT, cart }))).toBe(Date.parse('2026-03-04T08:30:00.000Z'))
  })

  it('starts over when the order was changed and accepted again', () => {
    const order = anOrder({ acceptedAT, reviewedAt: '2026-03-04T08:20:00.000Z' })

    expect(readyBy(order)).toBe(Date.parse('2026-03-04T08:35:00.000Z'))
  })

  it('is unknown before anybody accepted it', () => {
    expect(readyBy(anOrder())).toBeNull()
  })
})

const lateAfter = { queue: 3, change: 4, pass: 6, delivered: 45 }

describe('a late order', () => {
  const stamps = {
    createdAt: acceptedAT,
    updatedAt: acceptedAT,
    cookedAt: acceptedAT,
    deliveredAt: acceptedAT,
    acceptedAT,
  }
  const late = (status: OrderStatus, now: string) =>
    isLate(anOrder({ ...stamps, status }), { lateAfter, now: Date.parse(now) })

  it.each([
    ['incoming', '08:03'],
    ['updated', '08:04'],
    ['inprogress', '08:15'],
    ['ontheway', '08:06'],
    ['delivered', '08:45'],
  ] as const)('is one that is still %s after %s', (status, due) => {
    expect(late(status, `2026-03-04T${due}:00.000Z`)).toBe(false)
    expect(late(status, `2026-03-04T${due}:00.001Z`)).toBe(true)
  })

  it.each(['completed', 'merged', 'cancelled'] as const)('is never one that is %s', (status) => {
    expect(late(status, '2026-03-05T08:00:00.000Z')).toBe(false)
  })

  it.each([
    ['08:00:00', 0],
    ['08:15:00', 0],
    ['08:15:59', 0],
    ['08:16:00', 1],
    ['08:36:30', 21],
  ])('is late at %s by %i minutes: those past the time it was due, not those that it has waited', (time, minutes) => {
    const now = Date.parse(`2026-03-04T${time}.000Z`)

    expect(minutesLate(anOrder({ status: 'inprogress', acceptedAT }), { lateAfter, now })).toBe(minutes)
  })
})

describe('the wait on a card', () => {
  it('runs from what happened to the order last', () => {
    const order = anOrder({ acceptedAT: 'b', cookedAt: 'c', deliveredAt: 'd', createdAt: 'a', updatedAt: 'e' })

    const since = (['incoming', 'updated', 'inprogress', 'ontheway', 'delivered'] as const).map((status) =>
      waitingSince({ ...order, status }),
    )

    expect(since).toEqual(['a', 'e', 'b', 'c', 'd'])
  })
})

describe('a list with late orders', () => {
  it('begins with the one that is late by the most minutes, and leaves the others in their order', () => {
    const orders = [
      anOrder({ id: 1, status: 'inprogress', acceptedAT: '2026-03-04T08:30:00.000Z' }),
      anOrder({ id: 2, status: 'ontheway', cookedAt: '2026-03-04T08:10:00.000Z' }),
      anOrder({ id: 3, status: 'inprogress', acceptedAT: '2026-03-04T07:40:00.000Z' }),
      anOrder({ id: 4, status: 'ontheway', cookedAt: '2026-03-04T08:29:00.000Z' }),
    ]

    const sorted = lateFirst(orders, { late: new Set([2, 3]), dueOf: (order) => dueAt(order, lateAfter) ?? Infinity })

    expect(sorted.map(({ id }) => id)).toEqual([3, 2, 1, 4])
  })

  it('stays the same list while none of its orders is late', () => {
    const orders = [anOrder({ id: 1 }), anOrder({ id: 2 })]

    expect(lateFirst(orders, { late: new Set(), dueOf: () => Infinity })).toBe(orders)
  })
})
