import { expect, it } from 'vitest'
import { matchingItems } from '#features/menus/selling/public/matching-items.ts'

const items = [
  { name: { en: 'Still water 330', ar: 'ماء ٣٣٠' } },
  { name: { en: 'Water 750', ar: 'ماء ٧٥٠' } },
  { name: { en: 'Hummus', ar: 'حمص' } },
]

it.each<[text: string, found: string[]]>([
  ['water', ['Water 750', 'Still water 330']],
  ['330  WATER', ['Still water 330']],
  ['water ۷۵۰', ['Water 750']],
  ['ماء 330', ['Still water 330']],
  ['حمص\u200F', ['Hummus']],
  ['pizza', []],
])('finds items by %j, those that begin so first', (text, found) => {
  expect(matchingItems(items, text).map(({ name }) => name.en)).toEqual(found)
})
