import { expect, it } from 'vitest'
import { floorOf } from './tables.walking-order.ts'

it.each([
  ['Room 204', 2],
  ['1207', 12],
  ['Suite 031', 0],
  ['Villa 7', null],
  ['Garden', null],
  ['Room 20415', null],
  ['B-310 sea view', 3],
  ['غرفة ٢٠٤', 2],
  ['اتاق ۱۲۰۷', 12],
])('knows the floor of %s', (name, floor) => {
  expect(floorOf(name)).toBe(floor)
})
