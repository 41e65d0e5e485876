import { expect, it } from 'vitest'
import {
  changeFrom,
  happinessOf,
  onlineShareOf,
  periodBefore,
  pointsFrom,
  rankItems,
  weekdayOf,
} from './insights.rules.ts'

it.each([
  [
    { from: '2026-03-10', to: '2026-03-10' },
    { from: '2026-03-09', to: '2026-03-09' },
  ],
  [
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-01-29', to: '2026-02-28' },
  ],
  [
    { from: '2024-03-01', to: '2024-03-07' },
    { from: '2024-02-23', to: '2024-02-29' },
  ],
])('compares %j with the days before', (period, before) => {
  expect(periodBefore(period)).toEqual(before)
})

it('begins the week on Monday', () => {
  expect(['2026-03-02', '2026-03-04', '2026-03-08'].map(weekdayOf)).toEqual([0, 2, 6])
})

it('shows no share and no change of nothing', () => {
  expect(happinessOf({ happy: 0, neutral: 0, sad: 0 })).toBeNull()
  expect(happinessOf({ happy: 3, neutral: 0, sad: 1 })).toBe(0.75)
  expect(onlineShareOf({ receivedOnline: 0, receivedInCash: 0, receivedByCard: 0 })).toBeNull()
  expect(onlineShareOf({ receivedOnline: 1, receivedInCash: 1, receivedByCard: 2 })).toBe(0.25)
  expect(changeFrom(0, 5)).toBeNull()
  expect(changeFrom(null, 5)).toBeNull()
  expect(changeFrom(10, 5)).toBe(-0.5)
})

it('ranks items by revenue, but never compares amounts of different currencies', () => {
  const dinner = { itemId: 1, currency: 'AED', quantity: 1, revenue: 9_000 }
  const tea = { itemId: 2, currency: 'AED', quantity: 8, revenue: 4_000 }
  const rice = { itemId: 3, currency: 'TZS', quantity: 2, revenue: 500_000 }

  expect(rankItems([tea, dinner])).toEqual([dinner, tea])
  expect(rankItems([dinner, rice, tea])).toEqual([tea, rice, dinner])
})

it('has changes of shares in points', () => {
  expect(pointsFrom(0.611, 0.521)).toBe(-9)
  expect(pointsFrom(0.5, 0.6255)).toBe(12.6)
  expect(pointsFrom(null, 0.5)).toBeNull()
})
