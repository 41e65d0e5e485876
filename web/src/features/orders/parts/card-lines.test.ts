import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import { cardLinesOf, cardShapeOf } from '#features/orders/parts/card-lines.ts'

describe('the lines of a card', () => {
  const plain = aCartLine({ comment: '' })
  const nuts = aCartLine({ comment: 'Allergic to nuts' })

  it('are the first three, and a number for the others', () => {
    expect(cardLinesOf([plain, plain, plain, plain, plain])).toEqual({ shown: [plain, plain, plain], folded: 2 })
  })

  it('are never without one that the guest said something about', () => {
    expect(cardLinesOf([plain, plain, plain, plain, nuts])).toEqual({ shown: [plain, plain, plain, nuts], folded: 1 })
  })

  it('make a card higher by each comment', () => {
    expect(cardShapeOf(anOrder({ cart: [nuts] }))).not.toBe(cardShapeOf(anOrder({ cart: [plain] })))
  })
})
