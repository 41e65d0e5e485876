import { describe, expect, it } from 'vitest'
import { tableOf } from '../../kit/table-keys.ts'
import { fileColumns } from './bulk.columns.ts'
import { listsOfFile } from './bulk.file.body.ts'
import { createFileChecker, type FileRows } from './bulk.file.check.ts'
import { fileKinds } from './bulk.kinds.ts'
import type { BulkRow } from './bulk.sheet.ts'
import { always, size, soup, venue } from '../../../testing/bulk.builders.ts'

const settings = { languages: ['en', 'ar'] as const, isPOSIntegrated: false }
const soups = { id: 1, menuId: 1, name: { en: 'Soups', ar: 'شوربات' }, ...always }
const none: FileRows = { categories: [], items: [], sides: [], modifiers: [] }

function checker(isNew = false) {
  return createFileChecker({
    venue: { ...venue, isPOSIntegrated: false },
    role: 'admin',
    menuId: isNew ? 0 : 1,
    presets: [],
    known: {
      categories: new Map(isNew ? [] : [[1, soups]]),
      items: new Map(isNew ? [] : [[7, soup]]),
      sides: new Map(),
      modifiers: new Map(isNew ? [] : [[4, size]]),
    },
    columns: tableOf(fileKinds, (kind) =>
      fileColumns(kind, settings).filter(({ type }) => !isNew || (type !== 'id' && type !== 'optionId')),
    ),
  })
}

const named = (name: string): BulkRow => ({ 'name.en': name, 'name.ar': 'اسم' })
const dish = (name: string, category: string): BulkRow => ({
  ...named(name),
  'description.en': 'Good',
  'description.ar': 'جيد',
  price: '5',
  categoryId: category,
})
const side = (row: BulkRow): BulkRow => ({ ...named('Bread'), price: '1', max: '2', ...row })

describe('the rows of a menu file', () => {
  it('name what is new by its place, and what is known by its id', () => {
    const checked = checker()({
      categories: [{ id: '1', ...named('Hot soups') }, named('Grill')],
      items: [{ id: '7', price: '33' }, dish('Steak', 'grill'), dish('Broth', 'Hot soups'), dish('Stew', 'Soups')],
      sides: [
        side({ itemId: '7' }),
        side({ 'item.name': 'Steak' }),
        side({ 'item.name': 'lentil soup', 'item.category': 'Soups', ...named('Croutons') }),
      ],
      modifiers: [
        {
          'item.name': 'Steak',
          'groupName.en': 'Size',
          'groupName.ar': 'الحجم',
          'option.name.en': 'Big',
          'option.name.ar': 'كبير',
          'option.price': '1',
        },
        { id: '4', 'option._id': 'a', 'option.price': '3' },
      ],
    })

    for (const kind of fileKinds)
      expect(checked[kind].problems.map((each) => Object.keys(each))).toEqual(checked[kind].problems.map(() => []))
    const { categories, items, sides, modifiers } = listsOfFile(checked)
    expect(categories).toMatchObject([{ id: 1, name: { en: 'Hot soups' } }, { name: { en: 'Grill' } }])
    expect(items).toMatchObject([{ id: 7, price: 33 }, { categoryId: -2 }, { categoryId: 1 }, { categoryId: 1 }])
    expect(sides?.map(({ itemId }) => itemId)).toEqual([7, -2, 7])
    expect(modifiers?.map(({ itemId, id }) => [itemId, id])).toEqual([
      [-2, undefined],
      [7, 4],
    ])
    expect(items?.every((item) => !('menuId' in item))).toBe(true)
  })

  it('are all new for a new menu, and still find their item by the id of the file', () => {
    const checked = checker(true)({
      categories: [{ id: '1', ...named('Soups') }],
      items: [
        { id: '7', ...dish('Lentil', 'Soups') },
        { id: '8', ...dish('Pea', 'Soups') },
      ],
      sides: [side({ itemId: '8', 'item.name': 'Lentil' })],
      modifiers: [],
    })

    const { items, sides } = listsOfFile(checked)
    expect(items).toMatchObject([{ categoryId: -1 }, { categoryId: -1 }])
    expect(items?.some((item) => 'id' in item)).toBe(false)
    expect(sides?.[0]?.itemId).toBe(-2)
  })

  it.each([
    ['no item', {}, 'item.name', 'fileItemMissing'],
    ['an unknown item', { 'item.name': 'Nothing' }, 'item.name', 'fileItemUnknown'],
    ['an unknown id', { itemId: '99' }, 'itemId', 'fileItemUnknown'],
    ['a name of several items', { 'item.name': 'Twin' }, 'item.name', 'fileItemAmbiguous'],
  ])('have a problem with %s', (_name, row, key, code) => {
    const checked = checker()({
      ...none,
      categories: [named('Grill')],
      items: [dish('Twin', 'Soups'), dish('Twin', 'Grill')],
      sides: [side(row)],
    })

    expect(checked.sides.problems[0]?.[key]).toEqual({ code })
  })

  it('find the rows of the server’s problems, group by group', () => {
    const option = (item: string, name: string): BulkRow => ({
      'item.name': item,
      'groupName.en': 'Size',
      'groupName.ar': 'الحجم',
      'option.name.en': name,
      'option.name.ar': name,
      'option.price': '1',
    })
    const checked = checker()({
      ...none,
      items: [dish('One', 'Soups'), dish('Two', 'Soups')],
      modifiers: [option('One', 'S'), option('Two', 'S'), option('One', 'L'), option('Two', 'L')],
    })

    expect(checked.modifiers.records.map(({ itemId }) => itemId)).toEqual([-1, -2])
    expect(checked.modifiers.locate('1.modifiersList.1.price')).toEqual({ row: 3, key: 'option.price' })
    expect(checked.modifiers.locate('0.modifiersList.1.name.en')).toEqual({ row: 2, key: 'option.name.en' })
  })
})
