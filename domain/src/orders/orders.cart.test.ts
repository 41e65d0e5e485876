import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCartLine, anOrder, aSoldLine } from '../../testing/orders.builders.ts'
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
  type Prices = readonly [number, number, number, number, number]
  const pricesOf = ([price, basePrice, totalPrice, ofSide, ofOption]: Prices) => {
    const choices = { condimentsList: [{ ...side, price: ofSide }], selectedOptions: [{ ...option, price: ofOption }] }
    return { price, basePrice, totalPrice, ...choices }
  }
  const cartOf = (decimals: Prices) => [aCartLine(pricesOf(decimals))]
  const soldOf = (minor: Prices) => [aSoldLine(pricesOf(minor))]

  it.each([
    ['AED', [32.1, 40, 96.3, 0.05, -1.25], [3210, 4000, 9630, 5, -125]],
    ['JOD', [2.475, 3, 7.425, 0.005, -0.25], [2475, 3000, 7425, 5, -250]],
  ] as const)('has every amount of the line, its sides and its options (%s)', (currency, decimals, minor) => {
    expect(cartToMinor(cartOf(decimals), currency)).toEqual(soldOf(minor))
    expect(cartFromMinor(soldOf(minor), currency)).toEqual(cartOf(decimals))
  })

  it('names the group, the option and its price on the wire, as the specification does', () => {
    const [line] = cartFromMinor(soldOf([3210, 4000, 9630, 5, -125]), 'AED')

    expect(line?.modifiersList).toEqual([
      { id: 1, groupName: { en: 'Size' }, options: [{ name: { en: 'Large' }, price: -1.25 }] },
    ])
  })

  it('comes back as it was, whatever it costs', () => {
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
    const amounts = fc.tuple(amount, amount, amount, amount, amount)
    fc.assert(
      fc.property(fc.constantFrom(...currencies), amounts, (currency, minor) => {
        expect(cartToMinor(cartFromMinor(soldOf(minor), currency), currency)).toEqual(soldOf(minor))
      }),
    )
  })

  it('is never taken for one in decimals, nor the other way round', () => {
    const [inMinorUnits] = soldOf([3210, 4000, 9630, 5, 0])
    const [inDecimals] = cartOf([32.1, 40, 96.3, 0.05, 0])

    // @ts-expect-error A line in minor units would be multiplied again.
    const multiplied = cartToMinor([inMinorUnits!], 'AED')
    // @ts-expect-error A line in decimals would be divided again.
    const divided = cartFromMinor([inDecimals!], 'AED')
    // @ts-expect-error An order goes over the wire with its lines in decimals.
    const order = anOrder({ cart: [inMinorUnits!] })

    expect([multiplied[0]?.price, divided[0]?.price, order.cart[0]?.price]).toEqual([321_000, 0.321, 3210])
  })

  it('has no place for what the currency has not', () => {
    const tooFine = aCartLine({ price: 10 ** -(decimalsOf('AED') + 1) })

    expect(() => cartToMinor([tooFine], 'AED')).toThrow('AED')
  })
})
