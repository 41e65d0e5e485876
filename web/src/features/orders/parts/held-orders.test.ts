import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import { freezeOrders } from '#features/orders/parts/freeze-orders.ts'

describe('a list that is being touched', () => {
  const first = anOrder({ id: 1 })
  const second = anOrder({ id: 2 })

  it('keeps an order that was just accepted in its place, and knows that it is gone', () => {
    const accepted = anOrder({ id: 1, version: 2, status: 'inprogress' })

    const { orders, gone } = freezeOrders({ held: [first, second], orders: [second], find: () => accepted })

    expect(orders).toEqual([accepted, second])
    expect([...gone]).toEqual([1])
  })

  it('takes in nothing new', () => {
    const { orders } = freezeOrders({ held: [second], orders: [first, second], find: () => undefined })

    expect(orders.map(({ id }) => id)).toEqual([2])
  })

  it('gives the very same record for an order that did not change, so that its card is not drawn again', () => {
    const { orders } = freezeOrders({ held: [first], orders: [first], find: () => undefined })

    expect(orders[0]).toBe(first)
  })
})
