import { expect, it } from 'vitest'
import { holds } from '#features/menus/holds.ts'

const soup = { id: 1, version: 3, name: { en: 'Soup', ar: 'شوربة' }, price: 12.5, posItemId: null, days: ['Monday'] }
const group = {
  id: 2,
  options: [
    { _id: 'a', price: 0 },
    { _id: 'b', price: 2 },
  ],
}

it.each([
  ['what was sent, and more', soup, { name: { en: 'Soup' }, price: 12.5 }, true],
  ['texts without the spaces around them', soup, { name: { en: ' Soup ' } }, true],
  ['nothing where nothing was sent', soup, { posItemId: '', name: { en: 'Soup', de: '' } }, true],
  ['another text', soup, { name: { en: 'Stew' } }, false],
  ['another number', soup, { price: 12 }, false],
  ['something where nothing was sent', soup, { price: null }, false],
  ['nothing where something was sent', soup, { posItemId: '7' }, false],
  ['another list', soup, { days: ['Monday', 'Friday'] }, false],
  ['options that got an id when they were stored', group, { options: [{ price: 0 }, { price: 2 }] }, true],
  ['options in another order', group, { options: [{ price: 2 }, { price: 0 }] }, false],
])('a record holds %s: %#', (_what, kept, sent, isHeld) => {
  expect(holds(kept, sent)).toBe(isHeld)
})
