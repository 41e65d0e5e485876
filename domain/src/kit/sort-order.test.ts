import { expect, it } from 'vitest'
import { isOrderOf } from './sort-order.ts'

it.each([
  [[1, 2, 3], [3, 1, 2], true],
  [[], [], true],
  [[1, 2, 3], [3, 1], false],
  [[1, 2], [2, 1, 3], false],
  [[1, 2], [1, 1], false],
  [[1, 2], [1, 2, 2], false],
  [[1, 2], [1, 3], false],
])('of %j, %j is an order: %s', (standing, ids, expected) => {
  expect(isOrderOf(standing, ids)).toBe(expected)
})
