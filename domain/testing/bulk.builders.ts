import { aVenue } from './venues.builders.ts'
import { languages } from '../src/kit/languages.ts'
import type { Cell } from '../src/kit/sheet-cells.ts'
import { checkGroupRows } from '../src/menus/bulk/bulk.check-groups.ts'
import { createRowChecker } from '../src/menus/bulk/bulk.check-rows.ts'
import { bulkColumns } from '../src/menus/bulk/bulk.columns.ts'
import { type BulkKnown } from '../src/menus/bulk/bulk.plan.ts'
import { rowsOfCells } from '../src/menus/bulk/bulk.sheet.ts'

export const venue = aVenue({ isPOSIntegrated: true })
export const categories = [
  { id: 1, name: { en: 'Soups' } },
  { id: 2, name: { en: '=Salads' } },
  { id: 3, name: { en: 'Soups' } },
]
export const always = { daysAvailable: ['ALL' as const], hoursAvailable: ['ALL' as const] }
export const soup: BulkKnown<'items'> = {
  id: 7,
  menuId: 1,
  categoryId: 1,
  name: { en: 'Lentil soup', ar: 'شوربة عدس' },
  description: { en: 'With lemon', ar: 'بالليمون' },
  ...always,
  price: 32,
  calory: 240,
  ecoTag: 'vegan',
  posItemId: '10001',
}
export const size: BulkKnown<'modifiers'> = {
  id: 4,
  itemId: 7,
  groupName: { en: 'Size', ar: 'الحجم' },
  min: 1,
  max: 1,
  modifiersList: [
    { _id: 'a', name: { en: 'Regular', ar: 'عادي' }, price: 0, posItemId: '1' },
    { _id: 'b', name: { en: 'Large', ar: 'كبير' }, price: 5, posItemId: '2' },
  ],
}

export function itemSetting(known: BulkKnown<'items'>[] = [soup]) {
  const columns = bulkColumns('items', { languages, isPOSIntegrated: true })
  return {
    venue,
    role: 'admin' as const,
    presets: [],
    categoriesOf: new Map([[1, new Set([1, 2, 3])]]),
    known: new Map(known.map((record) => [record.id, record])),
    parent: { menuId: 1 },
    columns,
    categories,
  }
}

export function groupSetting(known: BulkKnown<'modifiers'>[] = [size], role: 'admin' | 'manager' = 'admin') {
  const columns = bulkColumns('modifiers', { languages, isPOSIntegrated: true })
  return {
    venue,
    role,
    presets: [{ en: 'Size', ar: 'الحجم' }],
    categoriesOf: new Map(),
    known: new Map(known.map((record) => [record.id, record])),
    parent: { itemId: 7 },
    columns,
    categories: [],
  }
}

export function checkItems(cells: Cell[][]) {
  const setting = itemSetting()
  return createRowChecker('items', setting)(rowsOfCells(cells, setting.columns)?.rows ?? [])
}

export function checkGroups(cells: Cell[][], groupId?: number, role: 'admin' | 'manager' = 'admin') {
  const setting = groupSetting([size], role)
  return checkGroupRows(rowsOfCells(cells, setting.columns)?.rows ?? [], { ...setting, groupId })
}
