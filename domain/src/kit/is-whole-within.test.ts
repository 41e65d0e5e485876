import { expect, it } from 'vitest'
import { isWholeWithin } from './is-whole-within.ts'

it.each([
  [1, true],
  [10, true],
  [0, false],
  [11, false],
  [2.5, false],
  [Number.NaN, false],
  ['5', false],
  [null, false],
  [undefined, false],
])('knows a whole number from 1 to 10: %s', (value, isOne) => {
  expect(isWholeWithin(value, { least: 1, most: 10 })).toBe(isOne)
})
