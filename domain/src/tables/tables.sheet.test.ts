import { expect, it } from 'vitest'
import { readTables } from './tables.names.ts'
import { textOfSheet } from './tables.sheet.ts'

it.each([
  {
    what: 'by their headers, in any order',
    cells: [
      ['Seats', ' NAME ', 'Notes', 'Floor or area'],
      [4, 'T1', 'by the window', 'Terrace'],
      [null, 201, null, null],
    ],
    text: '\nT1\tTerrace\t4\n201',
  },
  {
    what: 'by Arabic headers',
    cells: [
      ['الاسم', 'المنطقة', 'المقاعد'],
      ['طاولة ١', 'الشرفة', '٤'],
    ],
    text: '\nطاولة ١\tالشرفة\t٤',
  },
  {
    what: 'in their order without headers',
    cells: [['201-203', 'Floor 2', 2], ['Bar']],
    text: '201-203\tFloor 2\t2\nBar',
  },
  { what: 'from names with tabs and line breaks', cells: [['Big\n\tsuite', '', 6]], text: 'Big suite\t\t6' },
  { what: 'if only the headers are there', cells: [['name']], text: '' },
  { what: 'if nothing is there', cells: [], text: '' },
])('reads rows $what', ({ cells, text }) => {
  expect(textOfSheet({ cells, places: cells.map((_, index) => index + 1) })).toBe(text)
})

it('keeps each row on the line of its number in the sheet', () => {
  const text = textOfSheet({
    cells: [
      ['name', 'seats'],
      ['T1', 4],
      ['T2', 'four'],
    ],
    places: [2, 3, 6],
  })

  expect(readTables(text)).toMatchObject({
    tables: [{ name: 'T1', seats: 4 }],
    lines: [3],
    problems: [{ line: 6, problem: { code: 'seatsWrong' } }],
  })
})
