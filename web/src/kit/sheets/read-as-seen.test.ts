import { type BookType, utils, type WorkSheet, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { type ReadChoice, readFile } from '#kit/sheets/read-file.ts'

describe.each<BookType>(['xlsx', 'biff8'])('a workbook is read as people see it (%s)', (bookType) => {
  it('gives the value of merged cells to all filled rows that they stand in', async () => {
    const sheet = utils.aoa_to_sheet([
      ['category', 'name_english', 'price'],
      ['Soups', 'Lentil', 1],
      [null, 'Tomato', 1],
      [],
      [null, 'Pea', 2],
      ['Salads', 'Green', 3],
    ])
    sheet['!merges'] = ['A2:A5', 'C2:C3', 'A6:A9'].map((range) => utils.decode_range(range))

    expect(await readWhole(bytesOf(bookType, sheet))).toMatchObject({
      rows: {
        cells: [
          ['category', 'name_english', 'price'],
          ['Soups', 'Lentil', 1],
          ['Soups', 'Tomato', 1],
          ['Soups', 'Pea', 2],
          ['Salads', 'Green', 3],
        ],
        places: [1, 2, 3, 5, 6],
      },
    })
  })

  it('names the currency that numbers are shown in', async () => {
    const formats = [
      '#,##0.00\\ "€"',
      '[$€-407] #,##0.00;[Red]-[$€-407] #,##0.00',
      '_-* #,##0.00\\ [$€-1]_-',
      '"AED" #,##0.00',
      '[$USD] 0.00',
      '[$-409]0.00',
      '#,##0.00 "dishes"',
      '0.00%',
    ]
    const sheet = utils.aoa_to_sheet([['price'], ...formats.map(() => [12.5])])
    formats.forEach((z, index) => Object.assign(sheet[`A${index + 2}`] as object, { z }))

    expect((await readWhole(bytesOf(bookType, sheet))).rows.cells.flat().slice(1)).toEqual([
      '€ 12.5',
      '€ 12.5',
      '€ 12.5',
      'AED 12.5',
      'USD 12.5',
      12.5,
      12.5,
      12.5,
    ])
  })
})

// The library writes hidden rows into the newer format only.
it('leaves hidden rows out and counts them, unless they are wanted or there are no others', async () => {
  const cells = [['name_english'], ['Soup'], ['Tea'], ['Milk'], ['Stew']]
  const sheet = utils.aoa_to_sheet(cells)
  sheet['!rows'] = [{ hidden: true }, {}, { hidden: true }, {}, { hidden: true }]
  const bytes = bytesOf('xlsx', sheet)

  expect(await readWhole(bytes)).toMatchObject({
    rows: { cells: [['name_english'], ['Soup'], ['Milk']], places: [1, 2, 4] },
    hiddenRows: { count: 2, are: 'leftOut' },
  })
  expect(await readWhole(bytes, { hiddenRows: true })).toMatchObject({
    rows: { cells },
    hiddenRows: { count: 2, are: 'read' },
  })
  sheet['!rows'] = cells.map(() => ({ hidden: true }))
  expect(await readWhole(bytesOf('xlsx', sheet))).toMatchObject({
    rows: { cells },
    hiddenRows: { count: 4, are: 'all' },
  })
})

function readWhole(bytes: Uint8Array, choice?: ReadChoice) {
  return readFile(bytes, { choice, onProgress: () => undefined })
}

function bytesOf(bookType: BookType, sheet: WorkSheet): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Menu')
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
}
