import { describe, expect, it } from 'vitest'
import { lowersPrice } from './menus.promotion-changes.ts'

const happyHour = {
  price: 20,
  firstDay: '2026-03-01',
  lastDay: '2026-03-31',
  daysAvailable: ['Friday', 'Saturday'],
  hoursAvailable: ['22', '23', '0', '1'],
}

describe('a change of a promotion lowers a price of 32', () => {
  it.each([
    ['with a lower price', { price: 19 }, true],
    ['with a higher price', { price: 21 }, false],
    ['with a price that is not below', { price: 32, hoursAvailable: ['ALL'] }, false],
    ['with another hour', { hoursAvailable: ['22', '23', '0', '1', '2'] }, true],
    ['with an hour less', { hoursAvailable: ['22', '23', '0'] }, false],
    ['without the hours before midnight, so that those after it are of another day', { hoursAvailable: ['0'] }, true],
    ['with every day', { daysAvailable: ['ALL'] }, true],
    ['with a day less', { daysAvailable: ['Friday'] }, false],
    ['from an earlier day', { firstDay: '2026-02-28' }, true],
    ['from a later day', { firstDay: '2026-03-02' }, false],
    ['without a last day', { lastDay: null }, true],
    ['until an earlier day', { lastDay: '2026-03-30' }, false],
  ])('%s: %j', (_what, change, isLower) => {
    expect(lowersPrice(32, { before: happyHour, after: { ...happyHour, ...change } })).toBe(isLower)
  })

  it('with the first terms, and not without any', () => {
    expect(lowersPrice(32, { before: null, after: happyHour })).toBe(true)
    expect(lowersPrice(32, { before: happyHour, after: null })).toBe(false)
  })
})
