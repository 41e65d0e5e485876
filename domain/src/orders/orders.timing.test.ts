import { aCartLine, anOrder } from '../../testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import { isLate, readyBy, waitingSince } from './orders.timing.ts'

const acceptedAT = '2026-03-04T08:00:00.000Z'

describe('the time by which an order should be ready', () => {
  it('is its slowest dish plus five minutes after it was accepted', () => {
    const cart = [aCartLine({ prepareTime: 10 }), aCartLine({ prepareTime: 25 })]

    expect(readyBy(anOrder({ acceptedAT, cart }))).toBe(Date.parse('2026-03-04T08:30:00.000Z'))
  })

  it('counts anew when the order was changed and accepted again', () => {
    const order = anOrder({ acceptedAT, reviewedAt: '2026-03-04T08:20:00.000Z' })

    expect(readyBy(order)).toBe(Date.parse('2026-03-04T08:35:00.000Z'))
  })

  it('is unknown before anybody accepted it', () => {
    expect(readyBy(anOrder())).toBeNull()
  })
})

describe('a late order', () => {
  const cooking = anOrder({ status: 'inprogress', acceptedAT })

  it.each([
    ['2026-03-04T08:14:59.000Z', false],
    ['2026-03-04T08:15:00.000Z', false],
    ['2026-03-04T08:15:01.000Z', true],
  ])('at %s is late: %s', (now, expected) => {
    expect(isLate(cooking, Date.parse(now))).toBe(expected)
  })

  it.each(['incoming', 'updated', 'ontheway', 'delivered'] as const)('is never one that is %s', (status) => {
    expect(isLate({ ...cooking, status }, Date.parse('2026-03-05T08:00:00.000Z'))).toBe(false)
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
