import { expect, it } from 'vitest'
import { callCounter } from './call-counter.ts'

const noon = Date.parse('2026-03-04T12:00:00.000Z')

const refusal = (retryAfter: number) =>
  expect.objectContaining({ code: 429, data: expect.objectContaining({ retryAfter }) })
const counted = (calls: number, perSeconds: number) => {
  const count = callCounter({ calls, perSeconds }, 'Please wait.')
  return (who: string, second: number) => count({ who, now: new Date(noon + second * 1_000) })
}

it('lets so many calls of each within the last seconds pass, and says when the next one will', () => {
  const count = counted(3, 10)
  for (const second of [0, 4, 8]) count('table 7', second)

  expect(() => count('table 7', 9)).toThrow(refusal(1))
  expect(() => count('table 7', 9)).toThrow('Please wait.')
  count('table 8', 9)
  count('table 7', 10)
  expect(() => count('table 7', 11)).toThrow(refusal(3))
  count('table 7', 30)
})

it('locks nobody out after a clock that was ahead was put back', () => {
  const count = counted(2, 10)
  count('table 7', 3_600)
  count('table 7', 3_601)

  count('table 7', 0)
  count('table 7', 1)
  expect(() => count('table 7', 2)).toThrow(refusal(8))
})

it('counts on for those who have called lately, however many others come', () => {
  const count = counted(1, 10)
  for (let table = 0; table < 10_000; table += 1) count(`table ${table}`, 0)
  for (let table = 10_000; table < 20_001; table += 1) count(`table ${table}`, 15)

  expect(() => count('table 10000', 20)).toThrow(refusal(5))
  count('table 0', 20)
})
