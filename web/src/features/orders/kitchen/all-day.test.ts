import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import { allDayOf } from '#features/orders/kitchen/all-day.ts'

describe('the all-day list', () => {
  it('sums each dish over all orders, the most first', () => {
    const orders = [
      anOrder({ cart: [aLine(1, 'Fattoush', 2), aLine(2, 'Karak Chai', 1)] }),
      anOrder({ cart: [aLine(2, 'Karak Chai', 3), aLine(2, 'Karak Chai', 1)] }),
      anOrder({ cart: [aLine(1, 'Fattoush', 9)], isTest: true }),
    ]

    expect(allDayOf(orders).map(({ name, quantity }) => `${quantity}× ${name.en}`)).toEqual([
      '5× Karak Chai',
      '2× Fattoush',
    ])
  })

  it('leaves dishes of the same quantity in the order in which they are cooked', () => {
    const orders = [1, 2, 3].map((itemId) => anOrder({ cart: [aLine(itemId, `Dish ${itemId}`, 1)] }))

    expect(allDayOf(orders).map(({ itemId }) => itemId)).toEqual([1, 2, 3])
  })

  it('is empty if nothing is to be cooked', () => {
    expect(allDayOf([])).toEqual([])
  })
})

function aLine(itemId: number, en: string, itemQty: number) {
  return aCartLine({ itemId, name: { ...aCartLine().name, en }, itemQty })
}
