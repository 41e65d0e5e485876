import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCartLine } from '../../testing/orders.builders.ts'
import { currencies, decimalsOf } from '../kit/money.ts'
import { cartFromMinor, cartToMinor, cleanComment } from './orders.cart.ts'

describe('a comment', () => {
  it.each([
    ['No onion, please.', 'No onion, please.'],
    ['  extra hot!! ', 'extra hot'],
    ['<b>rare</b>', 'brareb'],
    ['بدون بصل، من فضلك', 'بدون بصل، من فضلك'],
    ['crème brûlée №5', 'crème brûlée 5'],
    ['a\nb\tc', 'abc'],
    ['🌶🌶', ''],
  ])('%j is kept as %j', (comment, kept) => {
    expect(cleanComment(comment)).toBe(kept)
  })

  it('once cleaned is clean, and never longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (comment) => {
        const clean = cleanComment(comment)
        expect(cleanComment(clean)).toBe(clean)
        expect(clean.length).toBeLessThanOrEqual(comment.length)
        expect(clean).toMatch(/^[\p{L}\p{M}\p{N}., ]*$/u)
      }),
    )
  })
})

describe('a cart in minor units', () => {
  const side = { id: 1, name: { en: 'Bread' }, min: 0, max: 3, quantity: 2, posItemId: null }
  const option = { groupId: 1, optionId: 'large', name: { en: 'Size' }, value: { en: 'Large' }, posItemId: null }
  const cartOf = (prices: readonly [number, number, number, number, number]) => {
    const [price, basePrice, totalPrice, ofSide, ofOption] = prices
    const choices = { condimentsList: [{ ...side, price: ofSide }], selectedOptions: [{ ...option, price: ofOption }] }
    return [aCartLine({ price, basePrice, totalPrice, ...choices })]
  }

  it.each([
    ['AED', [32.1, 40, 96.3, 0.05, -1.25], [3210, 4000, 9630, 5, -125]],
    ['JOD', [2.475, 3, 7.425, 0.005, -0.25], [2475, 3000, 7425, 5, -250]],
  ] as const)('has every amount of the line, its sides and its options (%s)', (currency, decimals, minor) => {
    expect(cartToMinor(cartOf(decimals), currency)).toEqual(cartOf(minor))
    expect(cartFromMinor(cartOf(minor), currency)).toEqual(cartOf(decimals))
  })

  it('comes back as it was, whatever it costs', () => {
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
    const amounts = fc.tuple(amount, amount, amount, amount, amount)
    fc.assert(
      fc.property(fc.constantFrom(...currencies), amounts, (currency, minor) => {
        expect(cartToMinor(cartFromMinor(cartOf(minor), currency), currency)).toEqual(cartOf(minor))
      }),
    )
  })

  it('has no place for what the currency has not', () => {
    const tooFine = aCartLine({ price: 10 ** -(decimalsOf('AED') + 1) })

    expect(() => cartToMinor([tooFine], 'AED')).toThrow('AED')
  })
})
