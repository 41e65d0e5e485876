import { expect, it } from 'vitest'
import { hasFields } from './has-fields.ts'

it.each([
  [{}, true],
  [{ id: 1 }, true],
  [null, false],
  [undefined, false],
  ['id', false],
])('knows whether %j has fields to look at', (value, has) => {
  expect(hasFields(value)).toBe(has)
})
