import { expect, it } from 'vitest'
import { jsonTextOf } from './json-text.ts'

it('is what JSON makes of a value', () => {
  for (const value of [{ a: [1, 'two', null] }, [1], 'text', 1, null]) {
    expect(jsonTextOf(value)).toBe(JSON.stringify(value))
  }
})

it('is made once for each record', () => {
  let made = 0
  const record = {
    toJSON() {
      made += 1
      return { id: 1 }
    },
  }

  expect([jsonTextOf(record), jsonTextOf(record)]).toEqual(['{"id":1}', '{"id":1}'])
  expect(made).toBe(1)
})
