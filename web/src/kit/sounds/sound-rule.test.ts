import { expect, it } from 'vitest'
import { lateFromOf, loudness, loudnessOf, pauseMs } from '#kit/sounds/sound-rule.ts'

it.each([
  [0, 4_000],
  [19_999, 4_000],
  [20_000, 30_000],
  [3_600_000, 30_000],
])('%i ms after the newest call, the next sound comes %i ms later', (waited, pause) => {
  expect(pauseMs({ now: 1_000 + waited, newestAt: 1_000 })).toBe(pause)
})

it('is late from when it was due, or after three minutes if it has no such time', () => {
  const at = '2026-03-04T08:00:00.000Z'
  const dueAt = '2026-03-04T08:10:00.000Z'

  expect(lateFromOf({ at, dueAt })).toBe(Date.parse(dueAt))
  expect(lateFromOf({ at, dueAt: null })).toBe(Date.parse('2026-03-04T08:03:00.000Z'))
})

it('is louder while anything of its kind is late', () => {
  expect(loudnessOf({ now: 10, lateFrom: [11, 12] })).toBe(loudness.usual)
  expect(loudnessOf({ now: 11, lateFrom: [11, 12] })).toBe(loudness.late)
  expect(loudness.late).toBeGreaterThan(loudness.usual * 1.5)
})
