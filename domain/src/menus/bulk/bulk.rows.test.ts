import { describe, expect, it } from 'vitest'
import { languages } from '../../kit/languages.ts'
import type { Cell } from '../../kit/sheet-cells.ts'
import { bulkColumns } from './bulk.columns.ts'
import { cellProblem } from './bulk.errors.ts'
import { planRecord } from './bulk.plan.ts'
import { exampleCells, withoutExample } from './bulk.example.ts'
import { bulkKinds } from './bulk.kinds.ts'
import { rowsOfCells } from './bulk.sheet.ts'
import { checkItems, itemSetting, soup } from '../../../testing/bulk.builders.ts'

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
        posItemId: cellProblem('itemPosKeyMissing'),
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
