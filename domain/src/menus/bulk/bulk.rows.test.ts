import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aVenue } from '../../../testing/venues.builders.ts'
import { type Language, languages } from '../../kit/languages.ts'
import type { Cell } from '../../kit/sheet-cells.ts'
import { checkGroupRows } from './bulk.check-groups.ts'
import { createRowChecker } from './bulk.check-rows.ts'
import { type BulkColumn, bulkColumns } from './bulk.columns.ts'
import { cellProblem } from './bulk.errors.ts'
import { type BulkKnown, planRecord } from './bulk.plan.ts'
import { exampleCells, withoutExample } from './bulk.example.ts'
import { type BulkKind, bulkKinds } from './bulk.kinds.ts'
import type { NamedCategory } from './bulk.read-cell.ts'
import { columnsOfSheet, rowsOfCells, rowsOfRecord } from './bulk.sheet.ts'

const venue = aVenue({ isPOSIntegrated: true })
const categories = [
  { id: 1, name: { en: 'Soups' } },
  { id: 2, name: { en: '=Salads' } },
  { id: 3, name: { en: 'Soups' } },
]
const always = { daysAvailable: ['ALL' as const], hoursAvailable: ['ALL' as const] }
const soup: BulkKnown<'items'> = {
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
const size: BulkKnown<'modifiers'> = {
  id: 4,
  itemId: 7,
  groupName: { en: 'Size', ar: 'الحجم' },
  modifiersList: [
    { _id: 'a', name: { en: 'Regular', ar: 'عادي' }, price: 0, posItemId: '1' },
    { _id: 'b', name: { en: 'Large', ar: 'كبير' }, price: 5, posItemId: '2' },
  ],
}

const header = [
  'name_english',
  'name_arabic',
  'description_english',
  'description_arabic',
  'price',
  'category',
  'POS Id',
]
const bread = ['Bread soup', 'خبز', 'Warm', 'دافئ', '12.5', 'soups', '10002']

describe('a row without an id', () => {
  it('becomes a new record with what the row says', () => {
    const { records, problems } = checkItems([header, bread])

    expect(problems).toEqual([{}])
    expect(records[0]).toEqual({
      menuId: 1,
      name: { en: 'Bread soup', ar: 'خبز' },
      description: { en: 'Warm', ar: 'دافئ' },
      price: 12.5,
      categoryId: 1,
      posItemId: '10002',
    })
  })

  it('is told every fault at its cell, in the words of the form', () => {
    const { problems } = checkItems([header, ['x'.repeat(36), ' ', '', 'دافئ', '12,500', 'Stews', '']])

    expect(problems).toEqual([
      {
        'name.en': cellProblem('nameTooLong'),
        'name.ar': cellProblem('nameMissing', { language: 'AR' }),
        'description.en': cellProblem('descriptionMissing', { language: 'EN' }),
        price: cellProblem('priceAmbiguous', { text: '12,500', one: 12_500, other: 12.5 }),
        categoryId: cellProblem('categoryInvalid', { name: 'Stews' }),
        posItemId: cellProblem('itemPosIdMissing'),
      },
    ])
  })

  it.each([
    '2026-12-05',
    '2026-12-05 13:30',
    '05.12.2026',
    '5/12/26',
    '12. Mai',
    '05-Dec',
    '5.Dez',
    'May-12',
    '12/05',
    '13:30',
  ])('is told where a price became a date: %s', (date) => {
    const { problems } = checkItems([header, [...bread.slice(0, 4), date, ...bread.slice(5)]])

    expect(problems).toEqual([{ price: cellProblem('isDate') }])
  })

  it.each(['EUR-12', '9,90 €'])('is told the currency of the venue where a price is in another: %s', (price) => {
    const { problems } = checkItems([header, [...bread.slice(0, 4), price, ...bread.slice(5)]])

    expect(problems).toEqual([{ price: cellProblem('currencyOther', { currency: 'AED' }) }])
  })

  it('is told where a text became a date, and what is none', () => {
    const { problems } = checkItems([
      header,
      ['2026-01-02', ...bread.slice(1, 4), '1.250,5,0', ...bread.slice(5)],
      ['Half past 13:30', ...bread.slice(1)],
    ])

    expect(problems).toEqual([{ 'name.en': cellProblem('isDate'), price: cellProblem('priceNotNumber') }, {}])
  })

  it('is told where a letter could not be read', () => {
    const { problems } = checkItems([header, ['Br\uFFFDad', 'خبز', 'W\u0081rm', ...bread.slice(3)]])

    expect(problems).toEqual([{ 'name.en': cellProblem('isDamaged'), 'description.en': cellProblem('isDamaged') }])
  })

  it('is told that its name stands twice, or is there already', () => {
    const { problems } = checkItems([
      header,
      bread,
      ['bread SOUP ', ...bread.slice(1)],
      ['Lentil soup', ...bread.slice(1)],
    ])

    expect(problems).toEqual([{}, { 'name.en': cellProblem('nameTwice') }, { 'name.en': cellProblem('nameTaken') }])
  })

  it('is told so too where the names only look the same', () => {
    const { problems } = checkItems([
      header,
      bread,
      ['Bread  so\u200Bup', ...bread.slice(1)],
      ['\u202ELentil\u00A0soup', ...bread.slice(1, 5), 'So\u200Fups ', '3'],
    ])

    expect(problems).toEqual([{}, { 'name.en': cellProblem('nameTwice') }, { 'name.en': cellProblem('nameTaken') }])
  })

  it('may bear a name that stands in another category', () => {
    const { problems } = checkItems([header, ['Lentil soup', ...bread.slice(1, 5), '=salads', '3']])

    expect(problems).toEqual([{}])
  })
})

describe('a row with an id', () => {
  it('leaves alone what the file has no column for', () => {
    const checked = checkItems([
      ['id', 'price'],
      [7, 33],
    ])
    const planned = planRecord('items', checked.records[0]!, itemSetting())

    expect(checked.problems).toEqual([{}])
    expect(planned.changed).toEqual(['price'])
    expect(planned.after).toMatchObject({ name: soup.name, price: 33, calory: 240 })
  })

  it('says what stands now where it changes something', () => {
    const { before } = checkItems([
      ['id', 'name_english', 'name_german', 'price', 'category', 'calory'],
      [7, 'Lentil  soup', 'Linsensuppe', '33', 'Soups', '240'],
      [7, 'Lentil soup', '', 32, '=Salads', ''],
      ['', 'New', '', '5', 'Soups', ''],
    ])

    expect(before).toEqual([{ 'name.de': '', price: '32' }, { categoryId: 'Soups', calory: '240' }, {}])
  })

  it('empties what an empty cell stands for', () => {
    const checked = checkItems([
      ['id', 'name_german', 'calory', 'eco_tag', 'price'],
      [7, '', '', '', ''],
    ])

    expect(checked.problems).toEqual([{ price: cellProblem('priceMissing') }])
    expect(planRecord('items', checked.records[0]!, itemSetting()).changed).toEqual(['price', 'calory', 'ecoTag'])
  })

  it('is refused where the id is of no record here, no number, or stands twice', () => {
    const { problems } = checkItems([
      ['id', 'price'],
      [99, 1],
      ['x', 1],
      [7, 1],
      [7, 2],
    ])

    expect(problems).toEqual([
      { id: cellProblem('idUnknown') },
      expect.objectContaining({ id: cellProblem('idInvalid') }),
      {},
      { id: cellProblem('idTwice') },
    ])
  })

  it('is refused where the record stands in another menu', () => {
    const planned = planRecord('items', { id: 7, menuId: 2, price: 1 }, itemSetting())

    expect(planned.problems).toEqual({ id: cellProblem('idUnknown') })
  })

  it('may give its name to another in the same file', () => {
    const { problems } = checkItems([
      ['id', ...header],
      [7, 'Red soup', ...bread.slice(1)],
      ['', 'Lentil soup', ...bread.slice(1)],
    ])

    expect(problems).toEqual([{}, {}])
  })
})

describe('rows of options', () => {
  const columns = ['group_name_english', 'group_name_arabic', 'name_english', 'name_arabic', 'price', 'POS Id']

  it('with one group name are one new group', () => {
    const { records, problems } = checkGroups([
      columns,
      ['Milk', 'حليب', 'Oat', 'شوفان', '3', '7'],
      ['milk', 'حليب', 'Soy', 'صويا', '-1', '8'],
    ])

    expect(problems).toEqual([{}, { 'groupName.en': cellProblem('groupNamesDiffer') }])
    expect(records).toHaveLength(1)
    expect(records[0]!.modifiersList!.map(({ price }) => price)).toEqual([3, -1])
  })

  it('need not repeat the names of their group', () => {
    const { records, problems } = checkGroups([
      columns,
      ['Milk', '', 'Oat', 'شوفان', '3', '7'],
      ['Milk', 'حليب', 'Soy', 'صويا', '-1', '8'],
      ['Milk', '', 'Rice', 'أرز', '1', '9'],
    ])

    expect(problems).toEqual([{}, {}, {}])
    expect(records).toHaveLength(1)
    expect(records[0]!.groupName).toMatchObject({ en: 'Milk', ar: 'حليب' })
    expect(records[0]!.modifiersList).toHaveLength(3)
  })

  it('that bear the name of a group of the item go to it', () => {
    const { records, problems } = checkGroups([columns, ['Size', 'الحجم', 'Huge', 'ضخم', '9', '3']])

    expect(problems).toEqual([{}])
    expect(records).toEqual([expect.objectContaining({ id: 4, itemId: 7 })])
    const { after } = planRecord('modifiers', records[0]!, groupSetting())
    expect(after.modifiersList!.map(({ name }) => name?.en)).toEqual(['Regular', 'Large', 'Huge'])
  })

  it('that bear a name that only looks like it go to it too', () => {
    const { records, problems } = checkGroups([
      columns,
      ['Si\u200Bze', 'الحجم\u200F', 'Huge', 'ضخم', '9', '3'],
      ['SIZE', 'الحجم', ' Large\uFEFF', 'كبير', '9', '3'],
    ])

    expect(problems[0]).toEqual({})
    expect(problems[1]).toMatchObject({ 'option.name.en': cellProblem('nameTwice') })
    expect(records).toEqual([expect.objectContaining({ id: 4 })])
  })

  it('that name no group go to the one that was opened', () => {
    const { records, problems } = checkGroups([columns.slice(2), ['Huge', 'ضخم', '9', '3']], 4)

    expect(problems).toEqual([{}])
    expect(records[0]).toMatchObject({ id: 4 })
  })

  it('are told their faults where they stand', () => {
    const checked = checkGroups([
      ['id', 'option_id', ...columns],
      [4, 'b', 'Size', 'الحجم', 'Large', 'كبير', 'five', '2'],
      [4, 'zz', 'Size', 'الحجم', 'Huge', '', '9', '3'],
      [4, '', 'Size', 'الحجم', 'regular', 'عادي', '9', '3'],
    ])

    expect(checked.problems).toEqual([
      { 'option.price': cellProblem('priceNotNumber') },
      { 'option._id': cellProblem('idUnknown'), 'option.name.ar': cellProblem('nameMissing', { language: 'AR' }) },
      { 'option.name.en': cellProblem('nameTwice') },
    ])
    expect(checked.locate('0.modifiersList.2.name.en')).toEqual({ row: 2, key: 'option.name.en' })
    expect(checked.locate('0.groupName.ar')).toEqual({ row: 0, key: 'groupName.ar' })
  })

  it('say what stands now where they change something', () => {
    const { before } = checkGroups([
      ['id', 'option_id', ...columns],
      [4, 'b', 'Size', 'الحجم', 'Very large', 'كبير', '5', '2'],
      [4, 'a', 'Size', 'الحجم', 'Regular', 'عادي', '0', '1'],
      [4, '', 'Size', 'الحجم', 'Huge', 'ضخم', '9', '3'],
    ])

    expect(before).toEqual([{ 'option.name.en': 'Large' }, {}, {}])
  })

  it('need a preset name from people who may not make their own', () => {
    const cells = [columns, ['Milk', 'حليب', 'Oat', 'شوفان', '3', '7']]

    expect(checkGroups(cells, undefined, 'manager').problems).toEqual([
      { 'groupName.en': cellProblem('groupNameMissing') },
    ])
  })
})

it('takes no sheet that has no header of its kind', () => {
  expect(rowsOfCells([['Bread', 'خبز']], bulkColumns('items', { languages, isPOSIntegrated: true }))).toBeNull()
  expect(rowsOfCells([], bulkColumns('items', { languages, isPOSIntegrated: true }))).toBeNull()
})

describe.each(bulkKinds)('the row that an empty workbook of %s shows', (kind) => {
  const columns = bulkColumns(kind, { languages, isPOSIntegrated: true }).filter(({ key }) => !/(^|_)id$/.test(key))
  const [headers = [], example = []] = exampleCells(kind, columns)
  const read = (...rows: Cell[][]) => withoutExample(kind, rowsOfCells([headers, ...rows], columns)!)

  it('is left out as it came, also where a csv wrote its numbers otherwise', () => {
    const own = example.map((cell) => (typeof cell === 'string' && cell ? `${cell} 2` : cell))
    const german = example.map((cell) => (cell === 27.5 ? '27,5' : cell))

    expect(read(example, own)).toMatchObject({ examplePlace: 2, places: [3] })
    expect(read(german)).toMatchObject({ examplePlace: 2, rows: [] })
  })

  it('is taken where somebody changed it, or it stands among others', () => {
    const place = columns.findIndex(({ language }) => language === 'ar')

    expect(read(example.with(place, 'شيء آخر')).rows).toHaveLength(1)
    expect(read(example.with(place, 'شيء آخر'), example).rows).toHaveLength(2)
  })
})

it('counts rows that were left out', () => {
  const columns = bulkColumns('items', { languages, isPOSIntegrated: true })
  const cells = [['name_english'], ['Soup'], ['Tea']]

  expect(rowsOfCells(cells, columns, [1, 7, 100_000])).toMatchObject({ places: [7, 100_000] })
})

it('takes a row of that name with an id, or of a sheet with fewer columns', () => {
  const columns = bulkColumns('items', { languages, isPOSIntegrated: true })
  const read = (...cells: Cell[][]) => withoutExample('items', rowsOfCells(cells, columns)!).rows

  expect(read(['name_english'], ['Lentil soup'])).toHaveLength(1)
  expect(read(['id', 'name_english', 'name_arabic'], [7, 'Lentil soup', 'شوربة عدس'])).toHaveLength(1)
})

it('counts rows as the spreadsheet does, empty ones above and between included', () => {
  const cells = [[], ['Name English', 'colour'], [null, null], ['Soup', 'red'], ['', ''], ['Tea', '']]
  const sheet = rowsOfCells(cells, bulkColumns('menus', { languages, isPOSIntegrated: false }))!

  expect(sheet.rows).toEqual([{ 'name.en': 'Soup' }, { 'name.en': 'Tea' }])
  expect(sheet.places).toEqual([4, 6])
  expect(sheet.ignoredHeaders).toEqual(['colour'])
})

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
      posItemId: fc.option(text.map((value) => value.trim() || null)),
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

type Sheet = { columns: readonly BulkColumn[]; categories?: readonly NamedCategory[] }

function cellsOfRecords<Kind extends BulkKind>(kind: Kind, known: readonly BulkKnown<Kind>[], sheet: Sheet): Cell[][] {
  const columns = columnsOfSheet(sheet.columns, sheet.categories)
  const rows = known.flatMap((record) => rowsOfRecord(kind, record))
  return [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ cell }) => cell(row)))]
}

function itemSetting(known: BulkKnown<'items'>[] = [soup]) {
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

function groupSetting(known: BulkKnown<'modifiers'>[] = [size], role: 'admin' | 'manager' = 'admin') {
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

function checkItems(cells: Cell[][]) {
  const setting = itemSetting()
  return createRowChecker('items', setting)(rowsOfCells(cells, setting.columns)?.rows ?? [])
}

function checkGroups(cells: Cell[][], groupId?: number, role: 'admin' | 'manager' = 'admin') {
  const setting = groupSetting([size], role)
  return checkGroupRows(rowsOfCells(cells, setting.columns)?.rows ?? [], { ...setting, groupId })
}

function trimmed(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])),
  )
}
