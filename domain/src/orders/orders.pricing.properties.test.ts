import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aCatalogueGroup, aCatalogueItem, aCatalogueSide } from '../../testing/menus.builders.ts'
import { aVenue } from '../../testing/venues.builders.ts'
import { currencies, fromMinor, toMinor } from '../kit/money.ts'
import type { CatalogueItem } from '../menus/menus.catalogue.ts'
import { discountAmountOf, discountedPrice } from './orders.discount.ts'
import { orderTotals, priceCart, type PriceCart, totalsAsSold } from './orders.pricing.ts'
import { isSameCart } from './orders.same-cart.ts'
import { cartFromMinor, cartToMinor } from './orders.cart.ts'
import type { CartLine, CartLineInput } from './orders.cart.schema.ts'

function price(
  lines: CartLineInput[],
  { items, ...others }: Pick<PriceCart, 'venue' | 'sold' | 'discountPercentage'> & { items: CatalogueItem[] },
) {
  const time = { day: 'Wednesday', hour: 12, date: '2026-03-04' } as const
  return priceCart({ lines, catalogue: aCatalogue(...items), time, now: '2026-03-04T08:00:00.000Z', ...others })
}

describe('any cart at all', () => {
  const anyVenue = fc
    .record({ currency: fc.constantFrom(...currencies), hundredths: fc.integer({ min: 0, max: 3000 }) })
    .map(({ currency, hundredths }) => aVenue({ currency, serviceFee: hundredths / 100 }))
  const anyPrice = fc.integer({ min: 0, max: 5_000_000 })
  const anySale = fc.record({
    price: anyPrice,
    discountedPrice: fc.option(anyPrice),
    sidePrice: anyPrice,
    sides: fc.integer({ min: 0, max: 3 }),
    optionPrice: fc.integer({ min: 0, max: 100_000 }),
    itemQty: fc.integer({ min: 1, max: 999 }),
  })
  const anySales = fc.array(anySale, { minLength: 1, maxLength: 12 })

  /** Returns an item for each sale, and the line that buys it. */
  function offered(sales: readonly (typeof anySale extends fc.Arbitrary<infer T> ? T : never)[]) {
    const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
    const items = sales.map((sale, index) =>
      aCatalogueItem({
        id: index + 1,
        price: sale.price,
        discount: sale.discountedPrice === null ? null : { price: sale.discountedPrice, ...always },
        sides: [aCatalogueSide({ price: sale.sidePrice })],
        groups: [
          aCatalogueGroup({
            options: [{ id: 'only', name: { en: 'Only' }, price: sale.optionPrice, posItemId: null, soldOut: null }],
          }),
        ],
      }),
    )
    const lines = sales.map(({ itemQty, sides }, index): CartLineInput => ({
      itemId: index + 1,
      itemQty,
      condimentsList: [{ id: 1, quantity: sides }],
      selectedOptions: [{ groupId: 1, optionId: 'only' }],
    }))
    return { items, lines }
  }

  it('with any discount costs between nothing and its full price, and what is taken off adds up', () => {
    const anyPercentage = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(anySales, anyVenue, anyPercentage, (sales, venue, discountPercentage) => {
        const { items, lines } = offered(sales)

        const { totals: full } = price(lines, { items, venue })
        const { cart, totals } = price(lines, { items, venue, discountPercentage })

        const { orderPrice, ...others } = totals
        const { orderPrice: fullPrice, ...fullOthers } = full
        expect(others).toEqual(fullOthers)
        expect(orderPrice + discountAmountOf(totals)).toBe(fullPrice)
        expect(orderPrice).toBeGreaterThanOrEqual(0)
        expect(orderPrice).toBe(discountedPrice(fullPrice, { discountPercentage, currency: venue.currency }))
        if (discountPercentage === 100) expect(orderPrice).toBe(0)
        expect(totalsAsSold(cart, { ...venue, discountPercentage })).toEqual(totals)
      }),
      { numRuns: 2_000 },
    )
  })

  it('costs the sum of its lines and the fee, to the last minor unit', () => {
    fc.assert(
      fc.property(anySales, anyVenue, (sales, venue) => {
        const { items, lines } = offered(sales)

        const { cart, totals } = price(lines, { items, venue })

        const due = sales.reduce((sum, sale) => {
          const each = BigInt((sale.discountedPrice ?? sale.price) + sale.optionPrice + sale.sidePrice * sale.sides)
          return sum + each * BigInt(sale.itemQty)
        }, 0n)
        expect(BigInt(totals.cartPrice)).toBe(due)
        expect(totals.orderPrice).toBe(totals.cartPrice + totals.serviceFee + totals.vatFee)
        expect(cart.reduce((sum, line) => sum + line.totalPrice, 0)).toBe(totals.cartPrice)
      }),
    )
  })

  it('costs the same in any order of its lines', () => {
    fc.assert(
      fc.property(anySales, anyVenue, fc.infiniteStream(fc.nat()), (sales, venue, keys) => {
        const { items, lines } = offered(sales)
        const shuffled = lines
          .map((line) => ({ line, key: keys.next().value }))
          .sort((first, second) => first.key - second.key)
          .map(({ line }) => line)

        expect(price(shuffled, { items, venue }).totals).toEqual(price(lines, { items, venue }).totals)
      }),
    )
  })

  it('read back and sent again is the same cart, costs the same, and differs in no price', () => {
    fc.assert(
      fc.property(anySales, anyVenue, (sales, venue) => {
        const { items, lines } = offered(sales)
        const first = price(lines, { items, venue })
        const readBack = JSON.parse(JSON.stringify(cartFromMinor(first.cart, venue.currency))) as CartLine[]
        const sold = cartToMinor(readBack, venue.currency)

        const again = price(readBack, { items: [], venue, sold })

        expect(isSameCart(first.cart, readBack)).toBe(true)
        expect(sold).toEqual(first.cart)
        expect(again).toEqual(first)
        expect(totalsAsSold(sold, venue)).toEqual(first.totals)
      }),
    )
  })

  it('that is refused for one line still prices the others', () => {
    fc.assert(
      fc.property(anySales, anyVenue, (sales, venue) => {
        const { items, lines } = offered(sales)

        const spoilt = price([...lines, { itemId: 9999, itemQty: 1 }], { items, venue })

        expect(spoilt.problems).toEqual([{ field: `cart.${lines.length}.itemId`, code: 'itemUnknown' }])
        expect(spoilt.totals).toEqual(price(lines, { items, venue }).totals)
      }),
    )
  })

  it('never has a fee of more than its percentage, rounded', () => {
    fc.assert(
      fc.property(anyPrice, anyVenue, (total, venue) => {
        const { serviceFee } = orderTotals([{ total, undiscounted: total }], venue)
        const hundredth = toMinor(0.01, venue.currency)!

        expect(Math.abs(serviceFee - (total * venue.serviceFee) / 100)).toBeLessThanOrEqual(hundredth / 2 + 1e-3)
        expect(fromMinor(serviceFee, venue.currency)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
