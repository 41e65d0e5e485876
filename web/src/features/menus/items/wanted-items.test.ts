import { anItem } from '@brigade/domain/testing/menus.builders.ts'
import { describe, expect, it } from 'vitest'
import { wantedItems } from '#features/menus/items/wanted-items.ts'

const categories = [{ id: 7 }, { id: 3 }]
const items = [
  anItem({ id: 1, categoryId: 3, index: 1, name: { en: 'Tomato soup' } }),
  anItem({ id: 2, categoryId: 7, index: 2, name: { en: 'Hummus' } }),
  anItem({ id: 3, categoryId: 7, index: 1, name: { en: 'Burrata with tomatoes' } }),
  anItem({ id: 4, categoryId: null, index: 9, name: { en: 'Water 330' } }),
]

describe('the items of a menu', () => {
  it.each([
    ['in the order of the categories, those of none first', '', null, [4, 3, 2, 1]],
    ['by a part of the name, in capitals or not', 'TOMATO', null, [3, 1]],
    ['with spaces around what was typed', '  soup ', null, [1]],
    ['with a mark that nobody sees', 'soup\u200F', null, [1]],
    ['in other digits', 'water  ٣٣٠', null, [4]],
    ['of one category', '', 7, [3, 2]],
    ['of one category by a part of the name', 'hum', 7, [2]],
    ['that are not there', 'pizza', null, []],
  ])('are found %s', (_how, text, categoryId, expected) => {
    expect(wantedItems(items, { text, categoryId, categories }).map(({ id }) => id)).toEqual(expected)
  })
})
