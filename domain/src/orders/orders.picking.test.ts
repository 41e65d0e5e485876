import { expect, it } from 'vitest'
import { aCatalogueGroup, aCatalogueItem, aCatalogueSide } from '../../testing/menus.builders.ts'
import {
  firstPick,
  groupsWithoutOption,
  hasChoices,
  pickedOptions,
  withoutGone,
  withOption,
  withoutOption,
  withSide,
} from './orders.picking.ts'

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
  const first = withOption(firstPick(soup, now), { group: size, optionId: 'regular' })

  const picked = withSide(withSide(withOption(first, { group: size, optionId: 'large' }), { id: 1, quantity: 1 }), {
    id: 1,
    quantity: 0,
  })

  expect(picked.selectedOptions).toEqual([{ groupId: 1, optionId: 'large' }])
  expect(picked.condimentsList).toEqual([{ id: 2, quantity: 2 }])
})

it('names the groups of which an option is still to be picked, also where the one that was is gone', () => {
  const picked = firstPick(soup, now)

  expect(groupsWithoutOption(soup, picked)).toEqual([size])
  expect(groupsWithoutOption(soup, withOption(picked, { group: size, optionId: 'large' }))).toEqual([])
  expect(groupsWithoutOption(soup, withOption(picked, { group: size, optionId: 'huge' }))).toEqual([size])
})

it('picks options of a group beside each other, and takes one away again', () => {
  const two = { ...size, min: 1, max: 2 }
  const item = { ...soup, groups: [two] }
  const one = withOption(firstPick(item, now), { group: two, optionId: 'regular' })

  const both = withOption(withOption(one, { group: two, optionId: 'large' }), { group: two, optionId: 'large' })

  expect(pickedOptions(two, both)).toEqual(['regular', 'large'])
  expect(pickedOptions(two, withoutOption(both, { groupId: 1, optionId: 'regular' }))).toEqual(['large'])
  expect(groupsWithoutOption(item, withoutOption(one, { groupId: 1, optionId: 'regular' }))).toEqual([two])
  expect(groupsWithoutOption({ ...item, groups: [{ ...two, min: 2 }] }, one)).toHaveLength(1)
  expect(groupsWithoutOption({ ...item, groups: [{ ...two, min: 0 }] }, firstPick(item, now))).toEqual([])
})

it('begins with all options where none can be left out', () => {
  const all = { ...size, min: 2, max: 2 }

  expect(firstPick({ ...soup, groups: [all] }, now).selectedOptions).toHaveLength(2)
  expect(firstPick({ ...soup, groups: [{ ...size, min: 0, max: 1 }] }, now).selectedOptions).toEqual([])
})

it('drops what its item no longer has, and keeps the rest', () => {
  const picked = withSide(withOption({ ...firstPick(soup, now), comment: 'hot' }, { group: size, optionId: 'large' }), {
    id: 1,
    quantity: 2,
  })

  expect(withoutGone(picked, soup)).toEqual(picked)
  expect(withoutGone(picked, { ...soup, groups: [], sides: [aCatalogueSide()] })).toEqual({
    ...picked,
    selectedOptions: [],
    condimentsList: [{ id: 1, quantity: 2 }],
  })
})

it('knows what one press orders', () => {
  expect(hasChoices(soup)).toBe(true)
  expect(hasChoices(aCatalogueItem())).toBe(false)
})
