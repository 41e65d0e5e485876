import { expect, it } from 'vitest'
import { jsonTextOf, makeJsonTextBy } from './json-text.ts'

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

it('is made in its own way where the record has one', () => {
  const record = { id: 1, cart: [] }
  makeJsonTextBy(record, () => '{"id":1,"cart":[2]}')

  expect(jsonTextOf(record)).toBe('{"id":1,"cart":[2]}')
})
