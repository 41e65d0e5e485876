import { describe, expect, it } from 'vitest'
import { entriesOf, isKeyOf, keysOf, tableOf } from './table-keys.ts'

const prices = { tea: 300, soup: 850 }

describe('keys of tables', () => {
  it('says keys and rows in their order', () => {
    expect(keysOf(prices)).toEqual(['tea', 'soup'])
    expect(entriesOf(prices)).toEqual([
      ['tea', 300],
      ['soup', 850],
    ])
  })

  it('makes a row for each key', () => {
    expect(tableOf(keysOf(prices), (dish) => dish.length)).toEqual({ tea: 3, soup: 4 })
  })

  it.each([
    ['tea', true],
    ['water', false],
    ['toString', false],
  ])('knows whether %s is a key', (key, isKey) => {
    expect(isKeyOf(prices, key)).toBe(isKey)
  })
})
