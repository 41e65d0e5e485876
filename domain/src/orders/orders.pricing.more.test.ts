import { expect, it } from 'vitest'
import type { CatalogueItem } from '../menus/menus.catalogue.ts'
import { aCatalogue, aCatalogueGroup, aCatalogueItem } from '../../testing/menus.builders.ts'
import { aSoldLine } from '../../testing/orders.builders.ts'
import { aVenue } from '../../testing/venues.builders.ts'
import type { OrderErrorCode } from './orders.errors.ts'
import { priceCart } from './orders.pricing.ts'

const sold = [aSoldLine({ itemQty: 2 })]

/** Prices this many pieces of a twice-ordered item, with these items on the menu. */
function price(itemQty: number, items: CatalogueItem[]) {
  return priceCart({
    lines: [{ itemId: 1, itemQty }],
    catalogue: aCatalogue(...items),
    venue: aVenue(),
    time: { day: 'Wednesday', hour: 12, date: '2026-03-04' },
    now: '2026-03-04T08:00:00.000Z',
    sold,
  })
}

it.each<[string, CatalogueItem[], OrderErrorCode]>([
  ['gone', [], 'itemUnknown'],
  ['sold no longer', [aCatalogueItem({ isActive: false })], 'itemInactive'],
  ['not sold at this hour', [aCatalogueItem({ times: [{ daysAvailable: [], hoursAvailable: [] }] })], 'itemNotNow'],
  ['sold out', [aCatalogueItem({ soldOut: { until: null } })], 'itemSoldOut'],
])('has as many pieces of an item that is %s as before, or fewer, and no more', (_what, items, code) => {
  expect([price(1, items).problems, price(2, items).problems]).toEqual([[], []])
  expect(price(3, items)).toMatchObject({ cart: [], problems: [{ field: 'cart.0.itemId', code }] })
})

it('has more pieces of an item of which the menu asks something else by now', () => {
  const { problems, cart } = price(3, [aCatalogueItem({ groups: [aCatalogueGroup()] })])

  expect(problems).toEqual([])
  expect(cart).toMatchObject([{ itemQty: 3 }])
})
