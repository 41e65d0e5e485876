import { expect, it } from 'vitest'
import { encodingsIn } from './accepted-encodings.ts'

it.each([
  [undefined, ['identity']],
  ['*', ['identity']],
  ['BR', ['br', 'identity']],
  ['gzip;q=0.5, br;q=0.0', ['gzip', 'identity']],
  ['gzip, deflate, br', ['gzip', 'br', 'identity']],
  ['identity;q=1', ['identity']],
])('%s takes %s', (header, encodings) => {
  expect([...encodingsIn(header)]).toEqual(encodings)
})
