import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import { createCallFinder } from '#features/orders/popups/order-calls.ts'

describe('orders that call', () => {
  it('are those that wait to be accepted', () => {
    const calls = createCallFinder()([
      anOrder({ id: 1, status: 'updated', updatedAt: '2026-03-04T08:09:00.000Z' }),
      anOrder({ id: 2, updatedAt: '2026-03-04T08:01:00.000Z' }),
      anOrder({ id: 3, status: 'inprogress' }),
      anOrder({ id: 4, updatedAt: '2026-03-04T08:05:00.000Z', onlineOrderPaymentStatus: 'partially-paid' }),
    ])

    expect(calls.map(({ order, kind, sound }) => [order.id, kind, sound])).toEqual([
      [1, 'updatedOrder', 'updatedOrder'],
      [2, 'newOrder', 'newOrder'],
      [4, 'paidOrder', 'paidOrder'],
    ])
  })

  it('call again at each further change, but not for the same one', () => {
    const keyOf = (version: number) => createCallFinder()([anOrder({ status: 'updated', version })])[0]?.key

    expect(keyOf(2)).toBe(keyOf(2))
    expect(keyOf(3)).not.toBe(keyOf(2))
  })

  it('are the very same list while only other orders move', () => {
    const find = createCallFinder()
    const waiting = anOrder({ id: 1 })

    const before = find([waiting, anOrder({ id: 2, status: 'inprogress' })])

    expect(find([waiting, anOrder({ id: 2, status: 'delivered' })])).toBe(before)
    expect(find([anOrder({ id: 1, version: 2 })])).not.toBe(before)
  })
})
