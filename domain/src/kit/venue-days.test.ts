import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  businessDayAt,
  businessDays,
  dayAfter,
  daysIn,
  instantOfWall,
  isDay,
  piecesOfDays,
  wallTimeAt,
} from './venue-days.ts'

describe('a day', () => {
  it.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['21.11.2026', false],
    ['', false],
    ['1000-01-01', true],
    ['2999-12-31', true],
    ['9999-12-31', false],
    ['3000-01-01', false],
    ['0026-11-21', false],
  ])('%j is one of the calendar: %s', (text, isOne) => {
    expect(isDay(text)).toBe(isOne)
  })

  it('is followed by the next, over the end of a month', () => {
    expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01')
    expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysIn({ from: '2026-02-27', to: '2026-03-01' })).toBe(3)
  })
})

describe('the business days of a venue', () => {
  it('begin at its night hour, so that what is sold after midnight belongs to the evening before', () => {
    const venue = { timeZone: 'Asia/Dubai', nightHour: 3 }

    expect(businessDays({ from: '2026-03-04', to: '2026-03-05' }, venue)).toEqual({
      from: '2026-03-03T23:00:00.000Z',
      to: '2026-03-05T23:00:00.000Z',
    })
    expect(businessDayAt(Date.parse('2026-03-04T22:30:00.000Z'), venue)).toBe('2026-03-04')
    expect(businessDayAt(Date.parse('2026-03-04T23:00:00.000Z'), venue)).toBe('2026-03-05')
  })

  it('are those of the calendar where the night ends at midnight', () => {
    expect(businessDays({ from: '2026-03-04', to: '2026-03-04' }, { timeZone: 'UTC', nightHour: 0 })).toEqual({
      from: '2026-03-04T00:00:00.000Z',
      to: '2026-03-05T00:00:00.000Z',
    })
  })

  it.each([
    // Two o’clock is skipped on 8 March, and one o’clock occurs twice on 1 November.
    ['2026-03-08', 2, '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', 1, '2026-11-01T05:00:00.000Z'],
    ['2026-03-08', 3, '2026-03-08T07:00:00.000Z'],
    ['2026-03-09', 0, '2026-03-09T04:00:00.000Z'],
  ])('begin once on %s at %i in New York, though the clock jumps', (day, nightHour, begin) => {
    expect(businessDays({ from: day, to: day }, { timeZone: 'America/New_York', nightHour }).from).toBe(begin)
  })

  it('follow each other without a gap, and each instant lies in one', () => {
    const venues = fc.record({
      timeZone: fc.constantFrom('Asia/Dubai', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Africa/Cairo'),
      nightHour: fc.integer({ min: 0, max: 12 }),
    })
    const days = fc.integer({ min: 0, max: 2000 }).map((count) => dayAfter('2024-01-01', count))
    fc.assert(
      fc.property(venues, days, (venue, day) => {
        const one = businessDays({ from: day, to: day }, venue)
        const next = dayAfter(day, 1)

        expect(businessDays({ from: next, to: next }, venue).from).toBe(one.to)
        expect(one.from < one.to).toBe(true)
      }),
    )
  })
})

it.each([
  ['Europe/Berlin', '2026-03-29', 150, '2026-03-29T01:00:00.000Z'],
  ['America/New_York', '2026-03-08', 179, '2026-03-08T07:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', 145, '2026-10-03T15:30:00.000Z'],
  ['Africa/Cairo', '2026-04-24', 30, '2026-04-23T22:00:00.000Z'],
])(
  'a minute that the clock in %s skips on %s, %i minutes after midnight, is the instant of the skip',
  (timeZone, day, minutes, at) => {
    expect(instantOfWall({ day, minutes }, timeZone)).toEqual({ at, exists: false })
  },
)

it('pieces of days are all of them, each once', () => {
  expect(piecesOfDays({ from: '2026-02-26', to: '2026-03-06' }, 4)).toEqual([
    { from: '2026-02-26', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-05' },
    { from: '2026-03-06', to: '2026-03-06' },
  ])
  expect(piecesOfDays({ from: '2026-03-06', to: '2026-03-06' }, 7)).toEqual([{ from: '2026-03-06', to: '2026-03-06' }])
})

it.each([
  ['2026-03-04T22:30:59.000Z', 'Asia/Dubai', '2026-03-05 02:30', '+04:00'],
  ['2026-03-04T22:30:00.000Z', 'America/New_York', '2026-03-04 17:30', '-05:00'],
  ['2026-03-04T22:30:00.000Z', 'Asia/Kathmandu', '2026-03-05 04:15', '+05:45'],
  ['2026-03-04T22:30:00.000Z', 'UTC', '2026-03-04 22:30', '+00:00'],
  ['2026-10-25T00:30:00.000Z', 'Europe/Berlin', '2026-10-25 02:30', '+02:00'],
  ['2026-10-25T01:30:00.000Z', 'Europe/Berlin', '2026-10-25 02:30', '+01:00'],
])('at %s a wall in %s shows %s, which is %s from UTC', (instant, timeZone, wall, offset) => {
  expect(wallTimeAt(instant, timeZone)).toEqual({ wall, offset })
})
