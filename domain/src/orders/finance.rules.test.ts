import { expect, it } from 'vitest'
import { discountOf, problemsOfDays } from './finance.rules.ts'

it.each([
  [{ from: '2026-11-01', to: '2026-11-30' }, {}],
  [{ from: '2026-11-01', to: '2026-11-01' }, {}],
  [{ from: '2024-01-01', to: '2024-12-31' }, {}],
  [
    { from: '2026-02-30', to: 'tomorrow' },
    { from: { code: 'dayUnknown' }, to: { code: 'dayUnknown' } },
  ],
  [
    { from: '9999-12-30', to: '9999-12-31' },
    { from: { code: 'dayUnknown' }, to: { code: 'dayUnknown' } },
  ],
  [{ from: '2026-11-02', to: '2026-11-01' }, { to: { code: 'daysBackwards' } }],
  [{ from: '2025-01-01', to: '2026-01-02' }, { to: { code: 'daysTooMany', params: { limit: 366 } } }],
])('of the days %j these are problems: %j', (days, problems) => {
  expect(problemsOfDays(days)).toEqual(problems)
})

it('a discount is what the full prices and the fees have more than what is owed', () => {
  expect(discountOf({ placeHolderPrice: 10_000, serviceFee: 900, vatFee: 0, orderPrice: 9900 })).toBe(1000)
  expect(discountOf({ placeHolderPrice: 4200, serviceFee: 420, vatFee: 0, orderPrice: 4620 })).toBe(0)
})
