import { describe, expect, it } from 'vitest'
import { prepareMinutes } from './orders.pricing.ts'

describe('the time that a cart takes', () => {
  it.each<[minutes: number[], ready: number]>([
    [[], 0],
    [[0], 5],
    [[10, 25, 3], 30],
  ])('with lines of %j minutes is %i', (minutes, ready) => {
    expect(prepareMinutes(minutes.map((prepareTime) => ({ prepareTime })))).toBe(ready)
  })
})
