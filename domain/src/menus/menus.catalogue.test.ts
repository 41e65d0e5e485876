import { describe, expect, it } from 'vitest'
import { aCatalogueItem } from '../../testing/menus.builders.ts'
import { basePrice, isAvailable } from './menus.catalogue.ts'

const mondayEight = { day: 'Monday', hour: 8 } as const
const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const mornings = { daysAvailable: ['ALL'], hoursAvailable: ['6', '7', '8'] }
const weekends = { daysAvailable: ['Saturday', 'Sunday'], hoursAvailable: ['ALL'] }

describe('an item', () => {
  it.each([
    ['that is always sold', [always], true],
    ['of a breakfast menu', [always, mornings], true],
    ['of a weekend category in a breakfast menu', [always, weekends, mornings], false],
    ['that is sold at weekends itself', [weekends, always], false],
  ])('%s can be had on Monday at eight: %#', (_what, times, available) => {
    expect(isAvailable(aCatalogueItem({ times }), mondayEight)).toBe(available)
  })

  it.each([
    ['inside its days and hours', mornings, true, 2500, true],
    ['outside its days', weekends, true, 3200, false],
    ['in a venue without discounts', always, false, 3200, false],
  ])('with a discount costs, %s', (_when, times, hasDiscounts, price, discounted) => {
    const item = aCatalogueItem({ price: 3200, discount: { price: 2500, ...times } })

    expect(basePrice(item, { hasDiscounts, time: mondayEight })).toEqual({ price, discounted })
  })

  it('without a discount costs what it costs', () => {
    expect(basePrice(aCatalogueItem(), { hasDiscounts: true, time: mondayEight })).toEqual({
      price: 3200,
      discounted: false,
    })
  })
})
