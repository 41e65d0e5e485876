import { expect, it } from 'vitest'
import { createDrawingPace } from '#kit/live/drawing-pace.ts'

function aPace() {
  return createDrawingPace({ leastMs: 100, mostMs: 300 })
}

it('draws ten times a second where that is easy', () => {
  const pace = aPace()

  for (const tookMs of [5, 8, 12, 6]) pace.note(tookMs)

  expect(pace.gatherForMs()).toBe(100)
})

it('draws less often where each picture takes long, and again more often afterwards', () => {
  const pace = aPace()

  for (let batch = 0; batch < 20; batch += 1) pace.note(40)
  const whileSlow = pace.gatherForMs()
  for (let batch = 0; batch < 20; batch += 1) pace.note(4)

  expect(whileSlow).toBeCloseTo(280, 0)
  expect(pace.gatherForMs()).toBe(100)
})

it('lets nobody wait longer than the most, however slow the device', () => {
  const pace = aPace()

  for (let batch = 0; batch < 20; batch += 1) pace.note(2_000)

  expect(pace.gatherForMs()).toBe(300)
})
