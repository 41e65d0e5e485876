import { expect, it } from 'vitest'
import { instantOfWallTime, wallTextAt } from '#kit/formats/venue-times.ts'

it.each([
  ['Asia/Dubai', '2026-03-04T12:30', '2026-03-04T08:30:00.000Z'],
  ['America/New_York', '2026-03-07T20:00', '2026-03-08T01:00:00.000Z'],
  // Summer time began there at two in that night.
  ['America/New_York', '2026-03-08T20:00', '2026-03-09T00:00:00.000Z'],
  ['UTC', '2026-12-31T23:59', '2026-12-31T23:59:00.000Z'],
])('in %s, %s is %s', (timeZone, wallTime, instant) => {
  expect(instantOfWallTime(wallTime, timeZone)).toBe(instant)
  expect(wallTextAt(instant, timeZone)).toBe(wallTime)
})
