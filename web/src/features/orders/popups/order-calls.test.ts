import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import { orderCallsOf } from '#features/orders/popups/order-calls.ts'

describe('orders that call', () => {
  it('are those that wait to be accepted, what changed last at the end', () => {
    const calls = orderCallsOf([
      anOrder({ id: 1, status: 'updated', updatedAt: '2026-03-04T08:09:00.000Z' }),
      anOrder({ id: 2, updatedAt: '2026-03-04T08:01:00.000Z' }),
      anOrder({ id: 3, status: 'inprogress' }),
      anOrder({ id: 4, updatedAt: '2026-03-04T08:05:00.000Z', onlineOrderPaymentStatus: 'partially-paid' }),
    ])

    expect(calls.map(({ order, kind, sound }) => [order.id, kind, sound])).toEqual([
      [2, 'newOrder', 'newOrder'],
      [4, 'paidOrder', 'paidOrder'],
      [1, 'updatedOrder', 'updatedOrder'],
    ])
  })

  it('call again at each further change, but not for the same one', () => {
    const keyOf = (version: number) => orderCallsOf([anOrder({ status: 'updated', version })])[0]?.key

    expect(keyOf(2)).toBe(keyOf(2))
    expect(keyOf(3)).not.toBe(keyOf(2))
  })
})
