import { expect, it } from 'vitest'
import { daysBefore } from './days-before.ts'

it.each([
  [0, '2026-03-30T08:00:00.000Z'],
  [1, '2026-03-29T08:00:00.000Z'],
  [31, '2026-02-27T08:00:00.000Z'],
])('says when it was so many days ago: %i', (days, at) => {
  expect(daysBefore(new Date('2026-03-30T08:00:00.000Z'), days)).toBe(at)
})
