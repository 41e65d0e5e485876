import { describe, expect, it } from 'vitest'
import { aCatalogue, aCatalogueGroup, aCatalogueItem, aCatalogueSide } from '../../testing/menus.builders.ts'
import { aCartLine, aSoldLine } from '../../testing/orders.builders.ts'
import { aVenue } from '../../testing/venues.builders.ts'
import type { CatalogueItem } from '../menus/menus.catalogue.ts'
import type { OrderErrorCode } from './orders.errors.ts'
import { differenceOf, priceCart, type PriceCart } from './orders.pricing.ts'
import { cartToMinor } from './orders.cart.ts'
import type { CartLineInput } from './orders.cart.schema.ts'

const now = '2026-03-04T08:00:00.000Z'
const wednesdayNoon = { day: 'Wednesday', hour: 12, date: '2026-03-04' } as const

/** Prices lines at the hotel at noon on a Wednesday. */
function price(lines: CartLineInput[], differences: Partial<PriceCart> & { items?: CatalogueItem[] } = {}) {
  const { items = [aCatalogueItem()], ...rest } = differences
  return priceCart({ lines, catalogue: aCatalogue(...items), venue: aVenue(), time: wednesdayNoon, now, ...rest })
}

const soup = aCatalogueItem({ id: 1, price: 3200, sides: [aCatalogueSide()], groups: [aCatalogueGroup()] })
const regularSoup: CartLineInput = { itemId: 1, itemQty: 1, selectedOptions: [{ groupId: 1, optionId: 'regular' }] }

describe('a cart', () => {
  it('costs (base price + options + add-ons) × quantity, and the service fee on top', () => {
    const line: CartLineInput = {
      itemId: 1,
      itemQty: 3,
      condimentsList: [{ id: 1, quantity: 2 }],
      selectedOptions: [{ groupId: 1, optionId: 'large' }],
    }

    const { cart, totals, problems } = price([line], { items: [soup] })

    expect(problems).toEqual([])
    expect(cart[0]).toMatchObject({ price: 3200, itemQty: 3, totalPrice: 15_900, discounted: false })
    expect(totals).toEqual({
      cartPrice: 15_900,
      placeHolderPrice: 15_900,
      serviceFee: 1590,
      vatFee: 0,
      orderPrice: 17_490,
    })
  })

  it('keeps all that was sold: names, keys, times and choices', () => {
    const line: CartLineInput = {
      ...regularSoup,
      comment: 'No <salt>, please!',
      condimentsList: [{ id: 1, quantity: 0 }],
      extra: { roomno: '204' },
    }

    const { cart } = price([line], { items: [soup] })

    expect(cart).toEqual([
      ...cartToMinor(
        [
          aCartLine({
            comment: 'No salt, please',
            extra: { roomno: '204' },
            addedAt: now,
            selectedOptions: [
              {
                groupId: 1,
                optionId: 'regular',
                name: { en: 'Size', ar: 'الحجم' },
                value: { en: 'Regular', ar: 'عادي' },
                price: 0,
                posItemId: '30001',
              },
            ],
          }),
        ],
        'AED',
      ),
    ])
  })

  it('takes the discounted price at its hours, and remembers the full one', () => {
    const lunch = { daysAvailable: ['ALL'], hoursAvailable: ['12', '13'] }
    const items = [aCatalogueItem({ price: 3200, discount: { price: 2500, ...lunch } })]
    const line = { itemId: 1, itemQty: 2 }

    const atNoon = price([line], { items })
    const atTwo = price([line], { items, time: { day: 'Wednesday', hour: 14, date: '2026-03-04' } })

    expect(atNoon.cart[0]).toMatchObject({ price: 2500, basePrice: 3200, discounted: true, totalPrice: 5000 })
    expect(atNoon.totals).toMatchObject({ cartPrice: 5000, placeHolderPrice: 6400 })
    expect(atTwo.cart[0]).toMatchObject({ price: 3200, basePrice: 3200, discounted: false, totalPrice: 6400 })
    expect(atTwo.totals).toMatchObject({ cartPrice: 6400, placeHolderPrice: 6400 })
  })

  it('rounds the service fee to two decimals, in dinars as well', () => {
    const venue = aVenue({ currency: 'JOD', serviceFee: 7.25 })

    const { totals } = price([{ itemId: 1, itemQty: 1 }], { venue, items: [aCatalogueItem({ price: 2475 })] })

    expect(totals).toMatchObject({ cartPrice: 2475, serviceFee: 180, orderPrice: 2655 })
  })

  it('may have an option that makes it cheaper, but no line costs less than nothing', () => {
    const cheaper = (price: number) => ({ id: 'small', name: { en: 'Small' }, price, posItemId: null, soldOut: null })
    const small = aCatalogueItem({ groups: [aCatalogueGroup({ options: [cheaper(-1000)] })] })
    const free = aCatalogueItem({ id: 2, groups: [aCatalogueGroup({ options: [cheaper(-4000)] })] })
    const selectedOptions = [{ groupId: 1, optionId: 'small' }]
    const lines = [
      { itemId: 1, itemQty: 1, selectedOptions },
      { itemId: 2, itemQty: 3, selectedOptions },
    ]

    const { cart, totals } = price(lines, { items: [small, free] })
    const again = price(lines, { items: [small, free], sold: cart })

    expect(cart.map(({ totalPrice }) => totalPrice)).toEqual([2200, 0])
    expect(totals).toMatchObject({ cartPrice: 2200, placeHolderPrice: 2200 })
    expect(again.totals).toEqual(totals)
  })
})

describe('a cart is refused', () => {
  const sick = aCatalogueItem({ id: 2, isActive: false })
  const breakfast = aCatalogueItem({ id: 3, times: [{ daysAvailable: ['ALL'], hoursAvailable: ['6', '7'] }] })
  const menu = aCatalogueItem({ id: 4, sides: [aCatalogueSide({ id: 7, min: 1, max: 2 })] })
  const items = [soup, sick, breakfast, menu]
  const options = regularSoup.selectedOptions
  const cases: [what: string, line: CartLineInput, field: string, code: OrderErrorCode][] = [
    ['an item of another venue', { itemId: 99, itemQty: 1 }, 'cart.0.itemId', 'itemUnknown'],
    ['an item that is switched off', { itemId: 2, itemQty: 1 }, 'cart.0.itemId', 'itemInactive'],
    ['breakfast at noon', { itemId: 3, itemQty: 1 }, 'cart.0.itemId', 'itemNotNow'],
    [
      'an add-on of another item',
      { ...regularSoup, condimentsList: [{ id: 7, quantity: 1 }] },
      'cart.0.condimentsList.0.id',
      'sideUnknown',
    ],
    [
      'an add-on that stands twice',
      {
        ...regularSoup,
        condimentsList: [
          { id: 1, quantity: 1 },
          { id: 1, quantity: 1 },
        ],
      },
      'cart.0.condimentsList.1.id',
      'sideTwice',
    ],
    [
      'more of an add-on than may be had',
      { ...regularSoup, condimentsList: [{ id: 1, quantity: 4 }] },
      'cart.0.condimentsList.0.quantity',
      'sideQuantity',
    ],
    [
      'less of an add-on than must be had',
      { itemId: 4, itemQty: 1, condimentsList: [{ id: 7, quantity: 0 }] },
      'cart.0.condimentsList.0.quantity',
      'sideQuantity',
    ],
    ['none of an add-on that must be had', { itemId: 4, itemQty: 1 }, 'cart.0.condimentsList', 'sideQuantity'],
    [
      'an option of a group that the item has not',
      { ...regularSoup, selectedOptions: [...options!, { groupId: 9, optionId: 'large' }] },
      'cart.0.selectedOptions.1.groupId',
      'optionUnknown',
    ],
    [
      'an option that the group has not',
      { itemId: 1, itemQty: 1, selectedOptions: [{ groupId: 1, optionId: 'huge' }] },
      'cart.0.selectedOptions.0.optionId',
      'optionUnknown',
    ],
    [
      'two options of one group',
      { ...regularSoup, selectedOptions: [...options!, { groupId: 1, optionId: 'large' }] },
      'cart.0.selectedOptions.1.groupId',
      'optionTwice',
    ],
    ['no option of a group', { itemId: 1, itemQty: 1 }, 'cart.0.selectedOptions', 'optionMissing'],
  ]

  it.each(cases)('with %s', (_what, line, field, code) => {
    const { problems, cart, totals } = price([line], { items })

    expect(problems).toEqual([{ field, code }])
    expect(cart).toEqual([])
    expect(totals.orderPrice).toBe(0)
  })

  it('with every wrong line named at its own place', () => {
    const { problems, cart } = price([{ itemId: 99, itemQty: 1 }, regularSoup, { itemId: 2, itemQty: 1 }], { items })

    expect(problems.map((problem) => problem.field)).toEqual(['cart.0.itemId', 'cart.2.itemId'])
    expect(cart).toHaveLength(1)
  })

  it('for an item that is neither switched on nor in season, but for one reason only', () => {
    const both = aCatalogueItem({ id: 5, isActive: false, times: [] })

    expect(price([{ itemId: 5, itemQty: 1 }], { items: [both] }).problems).toEqual([
      { field: 'cart.0.itemId', code: 'itemInactive' },
    ])
  })
})

describe('prices that were sent', () => {
  it('are told beside the right ones where they differ', () => {
    const { differences } = price([{ itemId: 1, itemQty: 2, price: 30, totalPrice: 64 }])

    expect(differences).toEqual([{ field: 'cart.0.price', sent: 30, right: 32 }])
  })

  it.each([
    ['not sent', undefined, 32, false],
    ['right', 32, 32, false],
    ['a hundredth off', 32.01, 32, true],
    ['finer than the currency', 32.001, 32, true],
    ['zero where something is due', 0, 32, true],
  ])('%s count as different: %#', (_what, sent, right, differs) => {
    const found = differenceOf({ field: 'orderPrice', sent, right, currency: 'AED' })

    expect(found).toEqual(differs ? [{ field: 'orderPrice', sent, right }] : [])
  })
})

describe('a changed cart', () => {
  const sold = [
    aSoldLine({
      price: 2000,
      basePrice: 2500,
      totalPrice: 2000,
      discounted: true,
      addedAt: '2026-03-04T07:00:00.000Z',
    }),
  ]

  it('keeps the prices at which lines were sold, in any quantity', () => {
    const { cart, totals } = price([{ itemId: 1, itemQty: 3 }], { sold })

    expect(cart).toEqual([{ ...sold[0], itemQty: 3, totalPrice: 6000 }])
    expect(totals).toMatchObject({ cartPrice: 6000, placeHolderPrice: 7500 })
  })

  it('keeps lines whose item is gone or no longer sold', () => {
    const { problems, cart } = price([{ itemId: 1, itemQty: 1 }], { sold, items: [] })

    expect(problems).toEqual([])
    expect(cart).toEqual(sold)
  })

  describe('of an item that was sold at two prices', () => {
    const addedAt = '2026-03-04T07:00:00.000Z'
    const early = aSoldLine({ price: 2000, totalPrice: 2000, comment: 'no salt', addedAt })
    const late = aSoldLine({ price: 2500, totalPrice: 2500, comment: '', addedAt })
    const priced = (lines: CartLineInput[]) => price(lines, { sold: [early, late] })

    it('keeps each line at its own', () => {
      const { cart, totals } = priced([
        { itemId: 1, itemQty: 1, comment: 'no salt' },
        { itemId: 1, itemQty: 2 },
      ])

      expect(cart.map((line) => line.price)).toEqual([2000, 2500])
      expect(totals.cartPrice).toBe(7000)
    })

    it('knows the line that is left by its price, or by its comment', () => {
      expect(priced([{ itemId: 1, itemQty: 1, price: 25, comment: 'no salt' }]).totals.cartPrice).toBe(2500)
      expect(priced([{ itemId: 1, itemQty: 1, comment: '' }]).totals.cartPrice).toBe(2500)
    })

    it("has today's price for a further one", () => {
      const { cart } = priced([
        { itemId: 1, itemQty: 1 },
        { itemId: 1, itemQty: 1 },
        { itemId: 1, itemQty: 1 },
      ])

      expect(cart.map((line) => line.addedAt === now)).toEqual([false, false, true])
    })
  })

  it('prices a line with other choices again', () => {
    const { cart } = price([{ ...regularSoup, itemQty: 1 }], { sold, items: [soup] })

    expect(cart[0]).toMatchObject({ price: 3200, addedAt: now })
  })

  it('keeps add-ons and options at the prices of then', () => {
    const [before] = price([{ ...regularSoup, condimentsList: [{ id: 1, quantity: 2 }] }], { items: [soup] }).cart
    const dearer = aCatalogueItem({ ...soup, price: 9900, sides: [aCatalogueSide({ price: 9900 })] })

    const { totals } = price([{ ...regularSoup, itemQty: 2, condimentsList: [{ id: 1, quantity: 2 }] }], {
      items: [dearer],
      sold: [before!],
    })

    expect(totals.cartPrice).toBe((3200 + 2 * 800) * 2)
  })
})

describe('what is sold out', () => {
  const gone = { until: null }
  const [regular, large] = aCatalogueGroup().options

  it.each<[string, Partial<CatalogueItem>, OrderErrorCode, string]>([
    ['the item', { soldOut: gone }, 'itemSoldOut', 'cart.0.itemId'],
    ['a side', { sides: [aCatalogueSide({ soldOut: gone })] }, 'sideSoldOut', 'cart.0.condimentsList.0.id'],
    [
      'an option',
      { groups: [aCatalogueGroup({ options: [regular!, { ...large!, soldOut: gone }] })] },
      'optionSoldOut',
      'cart.0.selectedOptions.0.optionId',
    ],
  ])('as %s is refused by name', (_what, differences, code, field) => {
    const { sides = [], groups = [] } = differences
    const line = {
      itemId: 1,
      itemQty: 1,
      condimentsList: sides.map(({ id }) => ({ id, quantity: 1 })),
      selectedOptions: groups.map(({ id }) => ({ groupId: id, optionId: 'large' })),
    }

    expect(price([line], { items: [aCatalogueItem(differences)] }).problems).toEqual([{ field, code }])
  })

  it('and not chosen keeps nobody from ordering', () => {
    const sides = [aCatalogueSide({ soldOut: gone })]
    const groups = [aCatalogueGroup({ options: [regular!, { ...large!, soldOut: gone }] })]
    const line = {
      itemId: 1,
      itemQty: 1,
      condimentsList: [{ id: 1, quantity: 0 }],
      selectedOptions: [{ groupId: 1, optionId: 'regular' }],
    }

    expect(price([line], { items: [aCatalogueItem({ sides, groups })] }).problems).toEqual([])
  })

  it('is sold again when its time is over', () => {
    const items = [aCatalogueItem({ soldOut: { until: '2020-01-01T00:00:00.000Z' } })]

    expect(price([{ itemId: 1, itemQty: 1 }], { items }).problems).toEqual([])
  })
})
