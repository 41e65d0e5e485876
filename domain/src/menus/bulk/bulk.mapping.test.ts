import { describe, expect, it } from 'vitest'
import { languages } from '../../kit/languages.ts'
import { bulkColumns } from './bulk.columns.ts'
import { choiceHeaders, headersOfCells, matchableColumns, proposeMapping, recalledMapping } from './bulk.mapping.ts'
import { rowsOfCells, rowsOfMapping } from './bulk.sheet.ts'

const known = bulkColumns('items', { languages, isPOSIntegrated: true })

/** The documented headers of other products, with a row as they export one. */
const files = {
  square: [
    [
      'Reference Handle',
      'Token',
      'Item Name',
      'Variation Name',
      'SKU',
      'Description',
      'Categories',
      'Reporting Category',
      'GTIN',
      'Item Type',
      'Price',
      'Online Sale Price',
      'Archived',
      'Sellable',
      'Modifier Set - Milk',
      'Tax - VAT (5%)',
    ],
    [
      '#latte',
      'X2K',
      'Latte',
      'Regular',
      'LAT-1',
      'With milk',
      'Coffee',
      'Drinks',
      '',
      'Prepared food and beverage',
      '4.50',
      '',
      'N',
      'Y',
      'Y',
      'Y',
    ],
  ],
  toast: [
    ['Entity type', 'Name', 'Item ID', 'Menu', 'Menu group', 'Base price', 'PLU', 'Calories', 'Modifier groups'],
    ['MENU_ITEM', 'Club sandwich', '12', 'Lunch', 'Sandwiches', '12.00', '77', '640', 'Bread'],
  ],
  odoo: [
    [
      'External ID',
      'Name',
      'Internal Reference',
      'Sales Price',
      'Point of Sale Category',
      'Sales Description',
      'Available in POS',
      'Product Attributes / Attribute',
      'Product Attributes / Values',
    ],
    ['__export__.p_1', 'Hummus', 'HUM', 18, 'Starters', 'Chickpeas', 'True', 'Size', 'Small,Large'],
  ],
  gonnaOrder: [
    ['CategoryName', 'ItemExternalId', 'ItemName', 'ItemShortDescription', 'ItemLongDescription', 'ItemPrice'],
    ['Desserts', 'D-1', 'Baklava', 'Sweet', 'Very sweet', '9'],
  ],
  arabic: [
    ['اسم الصنف', 'الاسم بالإنجليزية', 'الوصف', 'السعر', 'الفئة', 'السعرات'],
    ['شوربة عدس', 'Lentil soup', 'ساخنة', '١٢٫٥', 'Soups', '240'],
  ],
}

describe('the columns of a file from elsewhere', () => {
  it.each([
    [
      'square',
      {
        'name.en': 'Item Name',
        'description.en': 'Description',
        price: 'Price',
        categoryId: 'Categories',
        posItemId: 'SKU',
      },
    ],
    [
      'toast',
      { 'name.en': 'Name', price: 'Base price', categoryId: 'Menu group', posItemId: 'PLU', calory: 'Calories' },
    ],
    [
      'odoo',
      {
        'name.en': 'Name',
        'description.en': 'Sales Description',
        price: 'Sales Price',
        categoryId: 'Point of Sale Category',
        posItemId: 'Internal Reference',
      },
    ],
    [
      'gonnaOrder',
      {
        'name.en': 'ItemName',
        'description.en': 'ItemShortDescription',
        price: 'ItemPrice',
        categoryId: 'CategoryName',
        posItemId: 'ItemExternalId',
      },
    ],
    [
      'arabic',
      {
        'name.en': 'الاسم بالإنجليزية',
        'name.ar': 'اسم الصنف',
        'description.ar': 'الوصف',
        price: 'السعر',
        categoryId: 'الفئة',
        calory: 'السعرات',
      },
    ],
  ] as const)('are proposed for %s', (name, expected) => {
    const cells = files[name]
    expect(rowsOfCells(cells, known)).toBeNull()

    const { columns } = proposeMapping(headersOfCells(cells), known)

    expect(Object.fromEntries(columns)).toMatchObject(expected)
  })

  it('are proposed in the language of their words, and in English too', () => {
    const { columns } = proposeMapping(
      headersOfCells([
        ['Artikelname', 'Preis'],
        ['Suppe', '3'],
      ]),
      known,
    )

    expect(Object.fromEntries(columns)).toEqual({ 'name.de': 'Artikelname', 'name.en': 'Artikelname', price: 'Preis' })
  })

  it('have samples, each header once', () => {
    expect(headersOfCells([['A', 'B', 'a', ''], [1, '', 'x', 'y'], [1, 'b'], [2, 'c'], [3], [4]])).toEqual([
      { header: 'A', samples: ['1', '2', '3'] },
      { header: 'B', samples: ['b', 'c'] },
    ])
  })

  it('are those of last time for the same headers, in any order', () => {
    const headers = headersOfCells([['Price', 'item name']])
    const map = {
      id: 1,
      restaurantId: 1,
      kind: 'items' as const,
      headers: ['Item Name', 'Price'],
      columns: [{ key: 'name.en', header: 'Item Name' }],
      fillsTexts: false,
      updatedAt: '2026-01-01T00:00:00.000Z',
    }

    expect(recalledMapping([map], headers)).toEqual({ columns: new Map([['name.en', 'item name']]), fillsTexts: false })
    expect(recalledMapping([{ ...map, headers: ['Item Name'] }], headers)).toBeUndefined()
  })

  it('name those whose options are left out', () => {
    expect(choiceHeaders(files.square[0]!.map(String))).toEqual(['Variation Name', 'Modifier Set - Milk'])
    expect(choiceHeaders(files.odoo[0]!.map(String))).toEqual([
      'Product Attributes / Attribute',
      'Product Attributes / Values',
    ])
    expect(choiceHeaders(files.toast[0]!.map(String))).toEqual(['Modifier groups'])
  })
})

describe('the rows of matched columns', () => {
  const columns = new Map([
    ['name.en', 'Item Name'],
    ['price', 'price'],
    ['posItemId', 'SKU'],
  ])

  it('have the texts that a record needs, and say what is not imported', () => {
    const sheet = rowsOfMapping(files.square, { columns, fillsTexts: true }, { known })

    expect(sheet.rows).toEqual([
      {
        'name.en': 'Latte',
        'name.ar': 'Latte',
        'description.en': 'Latte',
        'description.ar': 'Latte',
        price: '4.50',
        posItemId: 'LAT-1',
      },
    ])
    expect(sheet.ignoredHeaders).toContain('Modifier Set - Milk')
    expect(sheet.columns.map(({ key }) => key)).toEqual(expect.arrayContaining(['name.ar', 'price']))
  })

  it('have only what was matched if that is wanted', () => {
    const sheet = rowsOfMapping(files.square, { columns, fillsTexts: false }, { known, places: [3, 9] })

    expect(sheet.rows).toEqual([{ 'name.en': 'Latte', price: '4.50', posItemId: 'LAT-1' }])
    expect(sheet.places).toEqual([9])
  })

  it('have the variation in the names of an item that has several rows', () => {
    const cells = [
      ['Item Name', 'Variation Name', 'Categories', 'Price'],
      ['Latte', 'Regular', 'Coffee', '4.50'],
      ['latte ', 'Large', 'Coffee', '5.50'],
      ['Espresso', 'Regular', 'Coffee', '3.00'],
      ['Latte', 'Iced', 'Summer', '6.00'],
    ]
    const mapping = proposeMapping(headersOfCells(cells), matchableColumns('items', known))
    expect(mapping.columns.get('variation')).toBe('Variation Name')

    const sheet = rowsOfMapping(cells, mapping, { known })

    expect(sheet.rows.map((row) => row['name.en'])).toEqual(['Latte (Regular)', 'latte (Large)', 'Espresso', 'Latte'])
    expect(sheet.rows[1]).toMatchObject({ 'name.ar': 'latte (Large)', 'description.en': 'latte (Large)' })
    expect(sheet.rows[0]).not.toHaveProperty('variation')
    expect(sheet.columns.map(({ key }) => key)).not.toContain('variation')
    expect(sheet.ignoredHeaders).toEqual([])
  })

  it('have no variation where none was matched', () => {
    expect(matchableColumns('sides', known).map(({ key }) => key)).not.toContain('variation')
    const cells = [
      ['Item Name', 'Variation Name'],
      ['Latte', 'Large'],
      ['Latte', 'Small'],
    ]
    const sheet = rowsOfMapping(cells, { columns, fillsTexts: false }, { known })

    expect(sheet.rows).toEqual([{ 'name.en': 'Latte' }, { 'name.en': 'Latte' }])
    expect(sheet.ignoredHeaders).toEqual(['Variation Name'])
  })
})
