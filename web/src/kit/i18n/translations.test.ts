import { describe, expect, it } from 'vitest'
import { byCatalogue, joined, textOf, type Translations } from '#kit/i18n/translations.ts'

const english: Translations = {
  title: 'Orders',
  list: { empty: 'No orders at {{table}} since {{time}}.', table: { short: 'T' } },
  items_one: '{{count}} item',
  items_other: '{{count}} items',
}
const arabic: Translations = {
  items_zero: 'لا أصناف',
  items_one: 'صنف واحد',
  items_two: 'صنفان',
  items_few: '{{count}} أصناف',
  items_many: '{{count}} صنفًا',
  items_other: '{{count}} صنف',
}

function inEnglish(path: string, values?: Record<string, unknown>): string | undefined {
  return textOf(english, { path, language: 'en', values })
}

describe('a text', () => {
  it('is found by its path', () => {
    expect(inEnglish('title')).toBe('Orders')
    expect(inEnglish('list.table.short')).toBe('T')
  })

  it('is filled in, and what is not known stays empty', () => {
    expect(inEnglish('list.empty', { table: 'Terrace 4', time: '18:00' })).toBe('No orders at Terrace 4 since 18:00.')
    expect(inEnglish('list.empty', { table: 7, time: undefined })).toBe('No orders at 7 since .')
  })

  it('takes what guests typed as it is, braces and dollars too', () => {
    expect(inEnglish('list.empty', { table: '{{time}} $& $1', time: 'x' })).toBe('No orders at {{time}} $& $1 since x.')
  })

  it.each(['lists', 'list', 'list.title', 'title.more', 'constructor', 'list.toString', ''])(
    'is not there at "%s"',
    (path) => {
      expect(inEnglish(path)).toBeUndefined()
    },
  )
})

describe('a count', () => {
  it('chooses between one and many', () => {
    expect(inEnglish('items', { count: 1 })).toBe('1 item')
    expect(inEnglish('items', { count: 0 })).toBe('0 items')
    expect(inEnglish('items', { count: 21 })).toBe('21 items')
  })

  it.each([
    [0, 'لا أصناف'],
    [1, 'صنف واحد'],
    [2, 'صنفان'],
    [3, '3 أصناف'],
    [11, '11 صنفًا'],
    [100, '100 صنف'],
  ])('has the form of %d in Arabic', (count, text) => {
    expect(textOf(arabic, { path: 'items', language: 'ar', values: { count } })).toBe(text)
  })

  it('changes nothing where a text has one form', () => {
    expect(inEnglish('title', { count: 3 })).toBe('Orders')
  })
})

it.each([
  [english, { list: { table: { long: 'Table' } } }],
  [{ list: { table: { long: 'Table' } } }, english],
])('keeps all texts of files that are of one catalogue, in any order', (first, second) => {
  expect(joined(first, second)).toEqual({
    ...english,
    list: { empty: 'No orders at {{table}} since {{time}}.', table: { short: 'T', long: 'Table' } },
  })
})

it('is of the catalogue that its file is named after', () => {
  const files = {
    '../menus/items/menu-items.menu.translations.en.ts': english,
    './auth.menu.translations.en.ts': arabic,
  }

  expect(byCatalogue(files)).toEqual({ menuItems: english, auth: arabic })
})
