import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import { boardItem, heldItems } from '#features/orders/board/board-item.ts'

describe('a list that is being touched', () => {
  const first = anOrder({ id: 1 })
  const second = anOrder({ id: 2 })

  it('keeps an order that was just accepted in its place, without its button', () => {
    const accepted = anOrder({ id: 1, version: 2, status: 'inprogress' })

    const items = heldItems({ held: [first, second], orders: [second], find: () => accepted })

    expect(items).toEqual([
      { order: accepted, isGone: true },
      { order: second, isGone: false },
    ])
  })

  it('takes in nothing new', () => {
    const items = heldItems({ held: [second], orders: [first, second], find: () => undefined })

    expect(items.map(({ order }) => order.id)).toEqual([2])
  })

  it('gives the same item for the same order, so that its card is not drawn again', () => {
    expect(boardItem(first, false)).toBe(boardItem(first, false))
    expect(boardItem(first, false)).not.toBe(boardItem(first, true))
  })
})
