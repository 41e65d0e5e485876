import { expect, it } from 'vitest'
import { changedPrices } from './menus.price-changes.ts'

it('changed prices are told with what they were', () => {
  expect(changedPrices({ price: 19.5 }, { price: 0.01 }, 'AED')).toEqual(['price: AED 19.50 → 0.01'])
  expect(changedPrices({}, { price: 1250 }, 'JOD')).toEqual(['price: JOD – → 1,250.000'])
  expect(changedPrices({ Small: 0, Large: 5 }, { Small: 0, Huge: -2 }, 'AED')).toEqual([
    'Large: AED 5.00 → –',
    'Huge: AED – → -2.00',
  ])
  expect(changedPrices({ price: 3 }, { price: 3 }, 'AED')).toEqual([])
})
