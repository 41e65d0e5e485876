import { FormatRegistry } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { anItem } from '../../testing/menus.builders.ts'
import { itemListQuerySchema } from './menus.lists.ts'
import { itemSchema } from './menus.schema.ts'

beforeAll(() => FormatRegistry.Set('date-time', (text) => !Number.isNaN(Date.parse(text))))

describe('an item', () => {
  it.each([
    ['with the least', anItem()],
    ['outside any category', anItem({ categoryId: null })],
    [
      'with a discount',
      anItem({ isDiscountedPrice: true, discountedPrice: 25, appliedDaysForDiscountedPrice: ['ALL'] }),
    ],
  ])('%s is what the contract says', (_what, item) => {
    expect([...Value.Errors(itemSchema, item)]).toEqual([])
  })

  it.each([
    ['without an English name', { ...anItem(), name: { ar: 'شوربة عدس' } }, '/name/en'],
    ['in a tenth language', { ...anItem(), name: { en: 'Soup', es: 'Sopa' } }, '/name/es'],
    ['with an eco-tag of its own', { ...anItem(), ecoTag: 'green' }, '/ecoTag'],
    ['with minutes by halves', { ...anItem(), prepareTime: 7.5 }, '/prepareTime'],
  ])('%s is not', (_what, item, path) => {
    expect(Value.Errors(itemSchema, item).First()?.path).toBe(path)
  })
})

describe('the list of items', () => {
  it('is asked by venue, menu, category and whether they are switched on, in their order', () => {
    const query = { restaurantId: 1, menuId: { $in: [1, 2] }, categoryId: 3, isActive: true, $sort: { index: 1 } }

    expect(Value.Check(itemListQuerySchema, query)).toBe(true)
  })

  it('is not sorted by what is not indexed', () => {
    expect(Value.Check(itemListQuerySchema, { $sort: { price: 1 } })).toBe(false)
  })
})
