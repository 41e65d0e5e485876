import { Value } from '@sinclair/typebox/value'
import { describe, expect, it } from 'vitest'
import { dayOptions, hourOptions } from '../kit/venue-clock.ts'
import { ecoTagLabels, menuTagLabels, recommendationCategoryLabels } from './menus.labels.ts'
import { mayDelete } from './menus.deleting.ts'
import { ecoTags, menuTags, recommendationCategories } from './menus.tags.ts'
import { daysSchema, hoursSchema } from './menus.times.schema.ts'
import { dayLabels, hourLabel, tidyDays, tidyHours } from './menus.times.ts'

describe('days and hours', () => {
  it.each([
    [daysSchema, ['ALL'], true],
    [daysSchema, ['Monday', 'Sunday'], true],
    [daysSchema, ['monday'], false],
    [daysSchema, [], true],
    [hoursSchema, ['0', '23'], true],
    [hoursSchema, ['24'], false],
    [hoursSchema, [8], false],
  ])('%# are of closed lists', (schema, value, isValid) => {
    expect(Value.Check(schema, value)).toBe(isValid)
  })

  it('are kept in their order, each once, and ALL alone', () => {
    expect(tidyDays(['Sunday', 'Monday', 'Sunday'])).toEqual(['Monday', 'Sunday'])
    expect(tidyHours(['23', 'ALL', '1'])).toEqual(['ALL'])
    expect(tidyHours(['10', '9'])).toEqual(['9', '10'])
    expect(tidyDays([])).toEqual([])
  })

  it('have words that people read', () => {
    expect(hourOptions.map(hourLabel)).toEqual(
      expect.arrayContaining(['ALL', '12 AM', '1 AM', '11 AM', '12 PM', '1 PM', '11 PM']),
    )
    expect(new Set(hourOptions.map(hourLabel)).size).toBe(25)
    expect(Object.keys(dayLabels)).toEqual([...dayOptions])
  })
})

it.each([
  [menuTags, menuTagLabels],
  [ecoTags, ecoTagLabels],
  [recommendationCategories, recommendationCategoryLabels],
])('every choice of %j has a word', (choices, labels) => {
  expect(Object.keys(labels)).toEqual([...choices])
})

it('only what is empty may be deleted', () => {
  const option = { _id: 'a', name: { en: 'A' }, price: 0, posItemId: null, soldOut: null }

  expect(mayDelete.menu({ categoryCount: 0, itemsCount: 0 })).toBe(true)
  expect(mayDelete.menu({ categoryCount: 1, itemsCount: 0 })).toBe(false)
  expect(mayDelete.menu({ categoryCount: 0, itemsCount: 1 })).toBe(false)
  expect(mayDelete.category({ itemsCount: 1 })).toBe(false)
  expect(mayDelete.item({ condimentsCount: 0, modifiersCount: 0 })).toBe(true)
  expect(mayDelete.item({ condimentsCount: 1, modifiersCount: 0 })).toBe(false)
  expect(mayDelete.item({ condimentsCount: 0, modifiersCount: 1 })).toBe(false)
  expect(mayDelete.side({})).toBe(true)
  expect(mayDelete.modifier({ sharedId: null, modifiersList: [] })).toBe(true)
  expect(mayDelete.modifier({ sharedId: null, modifiersList: [option] })).toBe(false)
  expect(mayDelete.modifier({ sharedId: 4, modifiersList: [option] })).toBe(true)
})
