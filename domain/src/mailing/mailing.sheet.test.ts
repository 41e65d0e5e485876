import { expect, it } from 'vitest'
import { rowsOfSheet } from './mailing.sheet.ts'

it('a sheet of contacts is read by its headers, in any order and in every language', () => {
  const cells = [
    ['Name', 'E-Mail', 'Room', 'Language'],
    ['Ada', 'ada@example.com', 207, 'de'],
    [null, 'b@example.com', null],
  ]

  expect(rowsOfSheet({ cells, places: [1, 2, 5] })).toEqual([
    { line: 2, address: 'ada@example.com', name: 'Ada', language: 'de' },
    { line: 5, address: 'b@example.com', name: '', language: '' },
  ])
  expect(rowsOfSheet({ cells: [['البريد الإلكتروني'], ['a@example.com']], places: [1, 2] })).toEqual([
    { line: 2, address: 'a@example.com' },
  ])
  expect(rowsOfSheet({ cells: [['Room'], [207]], places: [1, 2] })).toBeUndefined()
})
