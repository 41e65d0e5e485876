import { expect, it } from 'vitest'
import { floorColumnsOf } from '#features/tables/use-floor-columns.ts'

it.each([
  [358, 2],
  [332, 2],
  [331, 1],
  [100, 1],
  [1_000, 5],
])('has in %s pixels %s tiles beside each other', (width, columns) => {
  expect(floorColumnsOf(width)).toBe(columns)
})
