import { expect, it } from 'vitest'
import { aCatalogueItem } from '../../testing/menus.builders.ts'
import type { CatalogueItem } from '../menus/menus.catalogue.ts'
import { testLineOf } from './test-orders.picks.ts'

const at = { time: { day: 'Wednesday', hour: 12, date: '2026-03-04' }, now: '2026-03-04T08:00:00.000Z' } as const
const option = (id: string, isSoldOut = false) => ({
  id,
  name: { en: id, ar: id },
  price: 0,
  posItemId: null,
  soldOut: isSoldOut ? { until: null } : null,
})

const one = { min: 1, max: 1 }

const item = (differences: Partial<CatalogueItem> = {}) => aCatalogueItem({ sides: [], groups: [], ...differences })

it('is one piece, with the required add-ons and the first option of each group that is there', () => {
  const side = { ...option('bread'), id: 7, min: 2, max: 3 }
  const groups = [
    {
      id: 4,
      name: { en: 'Size', ar: 'الحجم' },
      ...one,
      options: [option('small', true), option('large'), option('huge')],
    },
    { id: 5, name: { en: 'Spice', ar: 'التوابل' }, ...one, options: [option('mild')] },
  ]

  expect(testLineOf(item({ groups, sides: [side] }), at)).toEqual({
    itemId: 1,
    itemQty: 1,
    condimentsList: [{ id: 7, quantity: 2 }],
    selectedOptions: expect.arrayContaining([
      { groupId: 4, optionId: 'large' },
      { groupId: 5, optionId: 'mild' },
    ]),
  })
})

it.each<[string, Partial<CatalogueItem>]>([
  ['is turned off', { isActive: false }],
  ['is sold out', { soldOut: { until: null } }],
  ['costs nothing', { price: 0 }],
  ['is sold at another hour', { times: [{ daysAvailable: ['ALL'], hoursAvailable: ['7'] }] }],
  ['has an add-on that is sold out', { sides: [{ ...option('bread', true), id: 7, min: 1, max: 1 }] }],
  [
    'has nothing left to choose',
    { groups: [{ id: 4, name: { en: 'Size', ar: '' }, ...one, options: [option('small', true)] }] },
  ],
])('is no line of an item that %s', (_what, differences) => {
  expect(testLineOf(item(differences), at)).toBeUndefined()
})
