import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../kit/languages.ts'
import type { Cell } from '../../kit/sheet-cells.ts'
import { checkGroupRows } from './bulk.check-groups.ts'
import { createRowChecker } from './bulk.check-rows.ts'
import { type BulkColumn, bulkColumns } from './bulk.columns.ts'
import { type BulkKnown, planRecord } from './bulk.plan.ts'
import { type BulkKind } from './bulk.kinds.ts'
import type { NamedCategory } from './bulk.read-cell.ts'
import { columnsOfSheet, rowsOfCells, rowsOfRecord } from './bulk.sheet.ts'
import { always, categories, groupSetting, itemSetting } from '../../../testing/bulk.builders.ts'
import { plainPosId } from '../menus.pos-ids.ts'

describe('what is exported', () => {
  const text = fc.oneof(
    fc.string({ minLength: 1, maxLength: 30 }),
    fc.stringMatching(/^['=+\-@]{1,3}[a-z]{1,5}$/),
    fc.constantFrom('حساء', 'a\nb', '007', '1e5', "O'Brien"),
  )
  const name = fc
    .dictionary(fc.constantFrom<Language>(...languages), text)
    .map((texts) => ({ ...trimmed(texts), en: 'name', ar: 'اسم' }))
  const named = (texts: { en: string }, index: number) => ({ ...texts, en: `${texts.en} ${index}` })

  it('reads back without any change: items', () => {
    const item = fc.record({
      menuId: fc.constant(1),
      categoryId: fc.constantFrom(1, 2, 3),
      name,
      description: name,
      price: fc.integer({ min: 0, max: 1e7 }).map((minor) => minor / 100),
      calory: fc.option(fc.nat(5000)),
      ecoTag: fc.constantFrom('vegan' as const, 'none' as const),
      posItemId: fc.option(text.map(plainPosId)),
    })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), (items) => {
        const known = items.map((each, index) => ({ ...each, ...always, id: index + 1, name: named(each.name, index) }))
        const columns = bulkColumns('items', { languages, isPOSIntegrated: true })
        const cells = cellsOfRecords('items', known, { columns, categories })
        const setting = itemSetting(known)
        const { records, problems } = createRowChecker('items', setting)(rowsOfCells(cells, columns)?.rows ?? [])

        expect(records).toHaveLength(known.length)
        expect(problems.filter((each) => Object.keys(each).length > 0)).toEqual([])
        for (const record of records) expect(planRecord('items', record, setting).changed).toEqual([])
      }),
    )
  })

  it('reads back without any change: groups and their options', () => {
    const option = fc.record({
      _id: fc.uuid().map((id) => id.replaceAll('-', '').slice(0, 24)),
      name,
      price: fc.integer({ min: -1000, max: 1000 }),
      posItemId: fc.constant('1'),
    })
    const group = fc.record({
      itemId: fc.constant(7),
      groupName: name,
      modifiersList: fc.uniqueArray(option, { maxLength: 4, selector: ({ _id }) => _id }),
    })
    fc.assert(
      fc.property(fc.array(group, { maxLength: 6 }), (groups) => {
        const known = groups.map((each, index) => ({
          ...each,
          id: index + 1,
          groupName: named(each.groupName, index),
          modifiersList: each.modifiersList.map((one, place) => ({ ...one, name: named(one.name, place) })),
        }))
        const columns = bulkColumns('modifiers', { languages, isPOSIntegrated: true })
        const cells = cellsOfRecords('modifiers', known, { columns })
        const setting = groupSetting(known)
        const { records, problems } = checkGroupRows(rowsOfCells(cells, columns)?.rows ?? [], setting)

        expect(records).toHaveLength(known.length)
        expect(problems.filter((each) => Object.keys(each).length > 0)).toEqual([])
        for (const record of records) expect(planRecord('modifiers', record, setting).changed).toEqual([])
      }),
    )
  })
})

function trimmed(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])),
  )
}

type Sheet = { columns: readonly BulkColumn[]; categories?: readonly NamedCategory[] }

function cellsOfRecords<Kind extends BulkKind>(kind: Kind, known: readonly BulkKnown<Kind>[], sheet: Sheet): Cell[][] {
  const columns = columnsOfSheet(sheet.columns, sheet.categories)
  const rows = known.flatMap((record) => rowsOfRecord(record))
  return [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ cell }) => cell(row)))]
}
