import { expect, it } from 'vitest'
import { floorColumnsOf } from '#features/tables/use-floor-columns.ts'

it.each([
  [336, 'compact', 3],
  [366, 'compact', 3],
  [303, 'compact', 2],
  [50, 'compact', 1],
  [1_016, 'compact', 9],
  [366, 'comfortable', 2],
  [1_016, 'comfortable', 6],
] as const)('has in %s pixels, %s, %s tiles beside each other', (width, density, columns) => {
  expect(floorColumnsOf(width, density)).toBe(columns)
})
