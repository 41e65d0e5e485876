import { expect, it } from 'vitest'
import { aCategory, aGroup, aMenu, anItem, aSide } from '../../testing/menus.builders.ts'
import type { WholeItem, WholeMenu } from './menus.whole-menu.ts'
import { catalogueOfWholeMenu } from './menus.whole-catalogue.ts'

const mornings = { daysAvailable: ['ALL'], hoursAvailable: ['7', '8'] }

function aWholeItem(differences: Partial<WholeItem> = {}): WholeItem {
  return { ...anItem(), condimentsList: [aSide()], modifiersList: [aGroup()], ...differences }
}

function aWholeMenu(...items: WholeItem[]): WholeMenu {
  const categories = [{ ...aCategory(), ...mornings, items }]
  return {
    restaurantId: 1,
    catalogueVersion: 1,
    orderPauses: [],
    menus: [{ ...aMenu(), isOpenTab: true, categories, items: [] }],
  }
}

it('has every item with what is above and below it, in minor units', () => {
  const catalogue = catalogueOfWholeMenu(aWholeMenu(aWholeItem(), aWholeItem({ id: 2, price: 7.5 })), 'AED')

  expect([...catalogue.keys()]).toEqual([1, 2])
  expect(catalogue.get(2)?.price).toBe(750)
  expect(catalogue.get(1)).toMatchObject({
    price: 3200,
    discount: null,
    promotion: null,
    isActive: true,
    isOpenTab: true,
    menu: { id: 1 },
    sides: [{ id: 1, price: 800, min: 0, max: 3 }],
    groups: [
      {
        id: 1,
        options: [
          { id: 'regular', price: 0 },
          { id: 'large', price: 500 },
        ],
      },
    ],
  })
  expect(catalogue.get(1)?.times).toContainEqual(mornings)
})

it('has what stands outside of any category', () => {
  const menu = aWholeMenu()
  const [only] = menu.menus

  const catalogue = catalogueOfWholeMenu({ ...menu, menus: [{ ...only!, items: [aWholeItem()] }] }, 'AED')

  expect(catalogue.get(1)?.times).toHaveLength(2)
})

it('has a discount where it is switched on', () => {
  const off = aWholeItem({ discountedPrice: 20, appliedDaysForDiscountedPrice: ['Monday'] })
  const on = { ...off, id: 2, isDiscountedPrice: true, appliedHoursForDiscountedPrice: ['ALL'] }

  const catalogue = catalogueOfWholeMenu(aWholeMenu(off, on), 'AED')

  expect(catalogue.get(1)?.discount).toBeNull()
  expect(catalogue.get(2)?.discount).toEqual({ price: 2000, daysAvailable: ['Monday'], hoursAvailable: ['ALL'] })
})
