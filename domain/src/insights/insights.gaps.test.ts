import { expect, it } from 'vitest'
import { everyDay, everyHour, everyHourOfTimes } from './insights.gaps.ts'
import { byWeekday } from './insights.weekdays.ts'

const some = { orders: 2, covers: 3, orderPrice: 40, discount: 0, tipAmount: 1 }
const none = { orders: 0, covers: 0, orderPrice: 0, discount: 0, tipAmount: 0 }
const range = { from: '2026-02-27', to: '2026-03-02' }

it('shows days without orders as zero, so that days are as far apart as they are', () => {
  const days = everyDay([{ day: '2026-03-01', ...some }], range)

  expect(days.map(({ day, orders }) => [day, orders])).toEqual([
    ['2026-02-27', 0],
    ['2026-02-28', 0],
    ['2026-03-01', 2],
    ['2026-03-02', 0],
  ])
  expect(byWeekday(days, 2).map(({ weekday, orders }) => [weekday, orders])).toEqual([
    [0, 0],
    [4, 0],
    [5, 0],
    [6, 2],
  ])
})

it('shows all hours of a day', () => {
  const hours = everyHour([{ hour: 23, ...some }])

  expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
  expect([hours[0], hours[23]]).toEqual([
    { hour: 0, ...none },
    { hour: 23, ...some },
  ])
  expect(everyHourOfTimes([{ hour: 1, count: 1, median: 60, p90: 60 }])[2]).toEqual({
    hour: 2,
    count: 0,
    median: null,
    p90: null,
  })
})

it('has nothing to show of nothing', () => {
  expect([everyDay([], range), everyHour([]), everyHourOfTimes([])]).toEqual([[], [], []])
})
