import { expect, it } from 'vitest'
import { fillMerged } from '#kit/sheets/fill-merged.ts'
import { readLimits } from '#kit/sheets/read-limits.ts'

function aSheet() {
  return { cells: [['Name'], ['Tea'], ['Soup']], places: [1, 2, 3] }
}

it('copies the value of merged cells to each row that they span', () => {
  const sheet = aSheet()

  fillMerged(sheet, [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }])

  expect(sheet.cells).toEqual([['Name'], ['Tea'], ['Tea']])
})

it('makes no rows as wide as merged cells beyond the columns that are read', () => {
  const sheet = aSheet()

  fillMerged(sheet, [{ s: { r: 1, c: readLimits.columns }, e: { r: 2, c: readLimits.columns } }])

  expect(sheet.cells.map(({ length }) => length)).toEqual([1, 1, 1])
})
