import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import { cardLinesOf, cardShapeOf } from '#features/orders/parts/card-lines.ts'

describe('the lines of a card', () => {
  const plain = aCartLine({ comment: '' })
  const nuts = aCartLine({ comment: 'Allergic to nuts' })

  it('are all of them where they have room', () => {
    expect(cardLinesOf([plain, plain, plain], 'compact')).toEqual({ shown: [plain, plain, plain], folded: 0 })
    expect(cardLinesOf(Array(6).fill(plain), 'comfortable').folded).toBe(0)
  })

  it('are the first ones, and a number for the others', () => {
    expect(cardLinesOf(Array(5).fill(plain), 'compact')).toEqual({ shown: [plain, plain, plain], folded: 2 })
    expect(cardLinesOf(Array(8).fill(plain), 'comfortable')).toMatchObject({ folded: 3 })
  })

  it('are never without one that the guest said something about', () => {
    expect(cardLinesOf([plain, plain, plain, plain, plain, nuts], 'compact')).toEqual({
      shown: [plain, plain, plain, nuts],
      folded: 2,
    })
  })

  it('are all where a number would stand for a single one', () => {
    expect(cardLinesOf([plain, plain, plain, plain, nuts], 'compact').folded).toBe(0)
  })

  it('make a card higher by each comment', () => {
    expect(cardShapeOf(anOrder({ cart: [nuts] }), 'compact')).not.toBe(
      cardShapeOf(anOrder({ cart: [plain] }), 'compact'),
    )
  })
})
