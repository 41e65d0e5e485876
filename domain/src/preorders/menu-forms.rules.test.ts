import { describe, expect, it } from 'vitest'
import { aCatalogue, aCatalogueGroup, aCatalogueItem, aCatalogueSide } from '../../testing/menus.builders.ts'
import {
  deliveryTimes,
  isEverSold,
  problemsOfForm,
  problemsOfFormItems,
  problemsOfQuestion,
  tidyText,
  usualForm,
} from './menu-forms.rules.ts'

const item = (itemId: number) => ({ itemId, isIncluded: true })

describe('a form', () => {
  it.each([
    [{ ...usualForm, name: { en: 'Breakfast card', ar: 'بطاقة الفطور' } }, {}],
    [{ name: { ar: 'بطاقة' } }, { 'name.en': 'nameMissing' }],
    [{ name: { en: 'Card', ar: ' ' } }, { 'name.ar': 'nameMissing' }],
    [{ name: { en: 'x'.repeat(61), ar: 'بطاقة' } }, { 'name.en': 'textTooLong' }],
    [{ daysAvailable: [] }, { daysAvailable: 'timesMissing' }],
    [{ fromTime: '10:00', toTime: '09:30' }, { toTime: 'timeOrder' }],
    [{ fromTime: '00:00', toTime: '23:59', slotMinutes: 5 }, { slotMinutes: 'tooManySlots' }],
    [{ additional: [item(1), item(1)] }, { 'additional.1.itemId': 'itemTwice' }],
  ])('%j has the problems %j', (draft, expected) => {
    const codes = Object.entries(problemsOfForm(draft)).map(([field, { code }]) => [field, code])

    expect(Object.fromEntries(codes)).toEqual(expected)
  })
})

describe('a question', () => {
  it.each([
    [{ question: { en: 'Eggs?', ar: 'البيض؟' }, min: 1, max: 1, options: [item(1)] }, {}],
    [{ question: { en: ' ' } }, { 'question.en': 'questionMissing', 'question.ar': 'questionMissing' }],
    [{ min: 2, max: 1 }, { max: 'picksOrder' }],
    [{ options: [] }, { options: 'optionsMissing' }],
  ])('%j has the problems %j', (draft, expected) => {
    const codes = Object.entries(problemsOfQuestion(draft)).map(([field, { code }]) => [field, code])

    expect(Object.fromEntries(codes)).toEqual(expected)
  })

  it('has only items of the venue that need no choice of their own', () => {
    const sized = aCatalogueItem({ id: 2, groups: [aCatalogueGroup()] })
    const withBread = aCatalogueItem({ id: 3, sides: [aCatalogueSide({ min: 1 })] })
    const catalogue = aCatalogue(aCatalogueItem(), sized, withBread)

    expect(problemsOfFormItems('options', [item(1), item(2), item(3), item(4)], catalogue)).toEqual({
      'options.1.itemId': { code: 'itemNeedsChoice' },
      'options.2.itemId': { code: 'itemNeedsChoice' },
      'options.3.itemId': { code: 'itemUnknown' },
    })
  })
})

describe('an item on a form', () => {
  const late = { ...usualForm, daysAvailable: ['Friday' as const], fromTime: '22:30', toTime: '23:55' }
  const sold = (daysAvailable: string[], hoursAvailable: string[]) => ({ times: [{ daysAvailable, hoursAvailable }] })

  it.each([
    [sold(['ALL'], ['ALL']), true],
    [sold(['ALL'], ['23']), true],
    [sold(['ALL'], ['6', '7', '8']), false],
    [sold(['Monday'], ['23']), false],
  ])('%j can be delivered: %s', (item, isSold) => {
    expect(isEverSold(item, deliveryTimes(late))).toBe(isSold)
  })
})

it('a text is stored without languages that are empty', () => {
  expect(tidyText({ en: '  Breakfast   card ', ar: ' ' })).toEqual({ en: 'Breakfast card' })
})
