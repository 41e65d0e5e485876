import { expect, it } from 'vitest'
import { isOneOf } from './is-one-of.ts'

it.each([
  ['tea', true],
  ['water', false],
  [null, false],
  [{ tea: true }, false],
])('knows whether %j is on the card', (value, isThere) => {
  expect(isOneOf(['tea', 'soup'], value)).toBe(isThere)
})
