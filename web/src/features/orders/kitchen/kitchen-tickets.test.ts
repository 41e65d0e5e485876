import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import { kitchenOrdersOf, rowsOf } from '#features/orders/kitchen/kitchen-tickets.ts'

describe('the kitchen', () => {
  it('cooks what was accepted first, not what was ordered first', () => {
    const orders = [
      anOrder({ id: 1, status: 'inprogress', acceptedAT: '2026-03-04T08:20:00.000Z' }),
      anOrder({ id: 2, status: 'inprogress', acceptedAT: '2026-03-04T08:10:00.000Z' }),
    ]

    expect(kitchenOrdersOf(orders).tickets.map(({ id }) => id)).toEqual([2, 1])
  })

  it('is told of accepted orders that were changed, but not of those that nobody accepted yet', () => {
    const orders = [
      anOrder({ id: 1, status: 'updated', acceptedAT: '2026-03-04T08:10:00.000Z' }),
      anOrder({ id: 2, status: 'updated' }),
      anOrder({ id: 3, status: 'incoming' }),
    ]

    const { tickets, changed } = kitchenOrdersOf(orders)

    expect(tickets).toEqual([])
    expect(changed.map(({ id }) => id)).toEqual([1])
  })

  it('sees what it made ready last at first', () => {
    const orders = [
      anOrder({ id: 1, status: 'ontheway', cookedAt: '2026-03-04T08:10:00.000Z' }),
      anOrder({ id: 2, status: 'ontheway', cookedAt: '2026-03-04T08:30:00.000Z' }),
    ]

    expect(kitchenOrdersOf(orders).ready.map(({ id }) => id)).toEqual([2, 1])
  })

  it('hangs its tickets in rows', () => {
    expect(rowsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  })
})
