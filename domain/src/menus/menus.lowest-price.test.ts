import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowestSoldPrice, problemsOfLowestOptions, problemsOfLowestPrice } from './menus.lowest-price.ts'
import { saidOf } from '../../testing/problems.builders.ts'

const below = 'The options would bring this item’s price below 0.'
const group = (...prices: number[]) => ({ isActive: true, modifiersList: prices.map((price) => ({ price })) })

it.each([
  ['the price', { price: 15 }, [], [], 1500],
  ['the discounted price', { price: 15, isDiscountedPrice: true, discountedPrice: 5 }, [], [], 500],
  ['the price, as the discount is off', { price: 15, isDiscountedPrice: false, discountedPrice: 5 }, [], [], 1500],
  ['with the cheapest option of each group', { price: 5 }, [group(10, 12), group(-1, 3)], [], 1400],
  ['with as many of the cheapest as must be chosen', { price: 5 }, [{ ...group(3, 1, 2), min: 2, max: 3 }], [], 800],
  ['with all that may be chosen below zero', { price: 9 }, [{ ...group(-3, 1, -2), min: 0, max: 3 }], [], 400],
  ['with no more than may be chosen', { price: 9 }, [{ ...group(-3, -1, -2), min: 1, max: 2 }], [], 400],
  ['without a group of which nothing must be chosen', { price: 5 }, [{ ...group(3, 1), min: 0, max: 2 }], [], 500],
  ['without a group that is off', { price: 5 }, [{ ...group(10), isActive: false }], [], 500],
  ['without a group that has no options', { price: 5 }, [group()], [], 500],
  [
    'with the sides that it must have',
    { price: 5 },
    [],
    [
      { min: 2, price: 1.5 },
      { min: 0, price: 9 },
    ],
    800,
  ],
  ['without a side that is off', { price: 5 }, [], [{ min: 2, price: 1.5, isActive: false }], 500],
] as const)('an item is sold for no less than %s', (_what, item, groups, sides, least) => {
  expect(lowestSoldPrice(item, { groups, sides }, 'AED')).toBe(least)
})

describe('the lowest price of an item', () => {
  it.each([
    ['nothing at all', { price: 19.5 }, [group(-19.5, 3)], {}],
    ['less than nothing', { price: 19.5 }, [group(-19.51, 3)], { price: below }],
    ['less by two groups', { price: 19.5 }, [group(-10), group(5, -9.51)], { price: below }],
    ['less by a group that is off', { price: 1 }, [{ ...group(-5), isActive: false }], {}],
    ['more by a group without options', { price: 0 }, [group()], {}],
    [
      'less when it is discounted',
      { price: 20, isDiscountedPrice: true, discountedPrice: 5 },
      [group(-6)],
      { discountedPrice: below },
    ],
    ['more, as the discount is off', { price: 20, isDiscountedPrice: false, discountedPrice: 5 }, [group(-6)], {}],
  ])('is %s', (_what, item, groups, problems) => {
    expect(saidOf(problemsOfLowestPrice(item, groups, 'AED'))).toEqual(problems)
  })

  it('names the options that bring it below zero, and the switch of their group', () => {
    const item = { price: 20, isDiscountedPrice: true, discountedPrice: 5 }

    expect(
      saidOf(problemsOfLowestOptions(group(-6, 0, -2, -2.01), { item, others: [group(-3, 9)], currency: 'AED' })),
    ).toEqual({ 'modifiersList.0.price': below, 'modifiersList.3.price': below, isActive: below })
    expect(
      saidOf(problemsOfLowestOptions({ ...group(-6), isActive: false }, { item, others: [], currency: 'AED' })),
    ).toEqual({})
  })

  it('counts all options that may be chosen together', () => {
    const item = { price: 5 }
    const two = { ...group(-3, -2.5, 4), min: 0, max: 2 }

    expect(saidOf(problemsOfLowestPrice(item, [two], 'AED'))).toEqual({ price: below })
    expect(saidOf(problemsOfLowestOptions(two, { item, others: [], currency: 'AED' }))).toEqual({
      'modifiersList.0.price': below,
      'modifiersList.1.price': below,
      isActive: below,
      min: below,
      max: below,
    })
    expect(saidOf(problemsOfLowestOptions({ ...two, max: 1 }, { item, others: [], currency: 'AED' }))).toEqual({})
  })

  it('is the same whichever of the two was changed last', () => {
    const price = fc.integer({ min: -500, max: 500 }).map((minor) => minor / 100)
    const prices = fc.array(price, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(price, prices, prices, (base, one, other) => {
        const item = { price: Math.abs(base) }
        const ofItem = problemsOfLowestPrice(item, [group(...one), group(...other)], 'AED')
        const ofGroup = problemsOfLowestOptions(group(...one), { item, others: [group(...other)], currency: 'AED' })
        expect(Object.keys(ofGroup).length > 0).toBe(Object.keys(ofItem).length > 0)
      }),
    )
  })
})
