import { expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const now = new Date('2026-03-04T08:00:00.000Z')

it.each([
  ['120', 120_000],
  ['0', 0],
  ['Wed, 04 Mar 2026 08:20:00 GMT', 1_200_000],
  ['Wed, 04 Mar 2026 07:20:00 GMT', 0],
  [undefined, 0],
  ['', 0],
  ['-5', 0],
  ['1.5', 0],
  ['soon', 0],
  ['Soon, 99 Foo GMT', 0],
  ['2027', 2_027_000],
])('reads for how long another system wants to be left alone: %s', (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected)
})
