import { expect, it } from 'vitest'
import { aCatalogueGroup, aCatalogueItem, aCatalogueSide } from '../../testing/menus.builders.ts'
import { firstPick, groupsWithoutOption, hasChoices, withOption, withSide } from './orders.picking.ts'

const now = '2026-03-04T08:00:00.000Z'
const size = aCatalogueGroup()
const soup = aCatalogueItem({ groups: [size], sides: [aCatalogueSide(), aCatalogueSide({ id: 2, min: 2 })] })

it('begins with one piece and the add-ons that have to be', () => {
  expect(firstPick(soup, now)).toMatchObject({
    itemQty: 1,
    condimentsList: [{ id: 2, quantity: 2 }],
    selectedOptions: [],
  })
})

it('chooses the option that is the only one to be had', () => {
  const [regular, large] = size.options
  const group = { ...size, options: [regular!, { ...large!, soldOut: { until: null } }] }

  expect(firstPick({ ...soup, groups: [group] }, now).selectedOptions).toEqual([{ groupId: 1, optionId: 'regular' }])
})

it('has one option of a group, and no add-on of which there is none', () => {
  const first = withOption(firstPick(soup, now), { groupId: 1, optionId: 'regular' })

  const picked = withSide(withSide(withOption(first, { groupId: 1, optionId: 'large' }), { id: 1, quantity: 1 }), {
    id: 1,
    quantity: 0,
  })

  expect(picked.selectedOptions).toEqual([{ groupId: 1, optionId: 'large' }])
  expect(picked.condimentsList).toEqual([{ id: 2, quantity: 2 }])
})

it('names the groups of which an option is still to be picked, also where the one that was is gone', () => {
  const picked = firstPick(soup, now)

  expect(groupsWithoutOption(soup, picked)).toEqual([size])
  expect(groupsWithoutOption(soup, withOption(picked, { groupId: 1, optionId: 'large' }))).toEqual([])
  expect(groupsWithoutOption(soup, withOption(picked, { groupId: 1, optionId: 'huge' }))).toEqual([size])
})

it('knows what one press orders', () => {
  expect(hasChoices(soup)).toBe(true)
  expect(hasChoices(aCatalogueItem())).toBe(false)
})
