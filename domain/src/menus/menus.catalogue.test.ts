import { describe, expect, it } from 'vitest'
import { aCatalogueItem } from '../../testing/menus.builders.ts'
import { basePrice, isAvailable } from './menus.catalogue.ts'

const mondayEight = { day: 'Monday', hour: 8, date: '2026-03-02' } as const
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

  it.each([
    ['lower than the price', always, 2000, null, { price: 2000, discounted: true, marketingId: 7 }],
    ['outside its hours', weekends, 2000, null, { price: 3200, discounted: false }],
    ['lower than the discount', always, 2000, 2500, { price: 2000, discounted: true, marketingId: 7 }],
    ['not as low as the discount', always, 2700, 2500, { price: 2500, discounted: true }],
    ['above the price', always, 3300, null, { price: 3200, discounted: false }],
  ])('in a promotion costs the lowest price, never two of them: %s', (_what, times, price, discount, cost) => {
    const item = aCatalogueItem({
      price: 3200,
      discount: discount === null ? null : { price: discount, ...always },
      promotion: { id: 7, price, firstDay: null, lastDay: null, ...times },
    })

    expect(basePrice(item, { hasDiscounts: true, time: mondayEight })).toEqual(cost)
    expect(basePrice(item, { hasDiscounts: false, time: mondayEight })).toEqual({ price: 3200, discounted: false })
  })

  it('without a discount costs what it costs', () => {
    expect(basePrice(aCatalogueItem(), { hasDiscounts: true, time: mondayEight })).toEqual({
      price: 3200,
      discounted: false,
    })
  })
})
