import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVenue } from '../../testing/venues.builders.ts'
import { problemsOfItem, problemsOfSide } from './menus.item-rules.ts'
import { problemsOfPrice } from './menus.number-rules.ts'
import { saidOf } from '../../testing/problems.builders.ts'

const ofOption = { currency: 'AED', isAboveZero: false } as const

describe('a price', () => {
  it('is one that can be kept, or it has a problem', () => {
    fc.assert(
      fc.property(fc.double(), (price) => {
        const problems = problemsOfPrice('price', price, { currency: 'AED', isAboveZero: true })
        const isSound =
          Number.isFinite(price) && price >= 0 && price <= 1e9 && /^\d+(\.\d{1,2})?$/.test(String(Math.abs(price)))
        expect(Object.keys(problems)).toEqual(isSound ? [] : ['price'])
      }),
    )
  })

  it.each<[string, number | string | null, string]>([
    ['none', null, 'Please input price!'],
    ['a word', 'abc', 'Enter the price as a number.'],
    ['two numbers', '12 50', 'Enter the price as a number.'],
    ['what can be two', ' 1,250 ', '“1,250” can mean 1250 or 1.25. Choose one.'],
    ['another currency', '$5', 'Enter the price in AED, this venue’s currency.'],
    ['a currency that no venue has', '9,90 €', 'Enter the price in AED, this venue’s currency.'],
    ['too large', 99_999_999_999, 'Enter a price of at most 1,000,000,000.'],
    ['too large below zero', -99_999_999_999, 'Enter a price of at most 1,000,000,000.'],
    ['too fine', 1.005, 'Use at most 2 decimals for AED.'],
  ])('that is %s is told why', (_what, price, sentence) => {
    expect(saidOf(problemsOfPrice('price', price, ofOption))).toEqual({ price: sentence })
  })

  it('may be below zero for an option', () => {
    expect(saidOf(problemsOfPrice('price', -3, ofOption))).toEqual({})
  })
})

it('numbers that were typed as no numbers are told at their fields', () => {
  const editing = { venue: aVenue(), role: 'admin', hasCategories: false } as const

  expect(saidOf(problemsOfItem({ price: 'x', calory: 'many', prepareTime: '1.250' }, editing))).toMatchObject({
    price: 'Enter the price as a number.',
    calory: 'Calories must be a whole number, at most 100000.',
    prepareTime: 'Minutes must be a whole number, at most 1440.',
  })
  expect(saidOf(problemsOfSide({ price: '1,250', max: 'all' }, editing))).toMatchObject({
    price: '“1,250” can mean 1250 or 1.25. Choose one.',
    max: 'Max value must be a whole number, at most 999.',
  })
})
