import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lessPercent } from '../kit/money.ts'
import { venueTime } from '../kit/venue-clock.ts'
import {
  hoursInOrder,
  isPromotionOver,
  isPromotionTime,
  promotedPrice,
  type PromotionTimes,
} from './menus.promotion.ts'

const always: PromotionTimes = { firstDay: null, lastDay: null, daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const lateFridays = { ...always, daysAvailable: ['Friday'], hoursAvailable: ['22', '23', '0', '1'] }

function hoursFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function isAt(times: PromotionTimes, instant: string, timeZone = 'Asia/Dubai'): boolean {
  return isPromotionTime(times, venueTime(new Date(instant), timeZone))
}

describe('the days and hours of a promotion', () => {
  it.each([
    ['ten on Friday evening', '2026-03-06T18:00:00.000Z', true],
    ['the minute before', '2026-03-06T17:59:59.999Z', false],
    ['one in that night, which is Saturday', '2026-03-06T21:30:00.000Z', true],
    ['two in that night', '2026-03-06T22:00:00.000Z', false],
    ['half past midnight on Friday, which is the night of Thursday', '2026-03-05T20:30:00.000Z', false],
  ])('around midnight belong to the day on which they began: %s', (_when, instant, isOn) => {
    expect(isAt(lateFridays, instant)).toBe(isOn)
  })

  it('are listed as they follow each other', () => {
    expect(hoursInOrder(['0', '1', '3', '22', '23'])).toEqual(['3', '22', '23', '0', '1'])
    expect(hoursInOrder(['ALL'])).toEqual(['ALL'])
  })

  it.each<[what: string, hours: readonly number[], isNight: boolean]>([
    ['all but noon', [...hoursFrom(13, 23), ...hoursFrom(0, 11)], false],
    ['from one to eight', [...hoursFrom(13, 23), ...hoursFrom(0, 7)], true],
    ['from one to nine', [...hoursFrom(13, 23), ...hoursFrom(0, 8)], false],
    ['from noon to one', [...hoursFrom(12, 23), 0], true],
    ['from eleven in the morning to one', [...hoursFrom(11, 23), 0], false],
    ['every hour', hoursFrom(0, 23), false],
  ])('are a night only from noon or later until eight at most: %s', (_what, hours, isNight) => {
    const fridays = { ...lateFridays, hoursAvailable: hours.map(String) }

    expect(isAt(fridays, '2026-03-06T19:30:00.000Z')).toBe(true)
    expect(isAt(fridays, '2026-03-06T20:30:00.000Z')).toBe(isNight)
    expect(isAt(fridays, '2026-03-05T20:30:00.000Z')).toBe(!isNight)
  })

  it('after midnight alone belong to their own day', () => {
    expect(isAt({ ...lateFridays, hoursAvailable: ['0', '1'] }, '2026-03-05T20:30:00.000Z')).toBe(true)
  })

  it.each([
    ['2026-12-30T20:00:00.000Z', true],
    ['2026-12-31T21:59:00.000Z', true],
    ['2026-12-31T22:00:00.000Z', false],
  ])('end with the night of the last day: %s', (instant, isOn) => {
    const newYear = { ...lateFridays, daysAvailable: ['ALL'], firstDay: '2026-12-30', lastDay: '2026-12-31' }

    expect(isAt(newYear, instant)).toBe(isOn)
    expect(isPromotionOver(newYear, venueTime(new Date(instant), 'Asia/Dubai'))).toBe(!isOn)
  })

  it('by the calendar of the venue begin at its midnight', () => {
    const march = { ...always, firstDay: '2026-03-04', lastDay: '2026-03-04' }

    expect(isAt(march, '2026-03-03T19:59:00.000Z')).toBe(false)
    expect(isAt(march, '2026-03-03T20:00:00.000Z')).toBe(true)
    expect(isAt(march, '2026-03-04T20:00:00.000Z')).toBe(false)
    expect(isAt(march, '2026-03-04T20:00:00.000Z', 'America/New_York')).toBe(true)
  })

  it.each([
    ['the skipped hour in spring', '2026-03-29T01:00:00.000Z', false],
    ['two in autumn', '2026-10-25T00:30:00.000Z', true],
    ['two again', '2026-10-25T01:30:00.000Z', true],
    ['three after that', '2026-10-25T02:00:00.000Z', false],
  ])('follow the clock on the wall when it changes: %s', (_when, instant, isOn) => {
    expect(isAt({ ...always, hoursAvailable: ['2'] }, instant, 'Europe/Berlin')).toBe(isOn)
  })
})

describe('the price in a promotion', () => {
  it('is its own, or less a percentage, rounded half up to the minor unit', () => {
    expect(promotedPrice(3200, { price: 2500, percentage: null })).toBe(2500)
    expect(promotedPrice(3200, { price: 0, percentage: null })).toBe(0)
    expect(promotedPrice(3200, { price: null, percentage: 25 })).toBe(2400)
    expect(promotedPrice(999, { price: null, percentage: 50 })).toBe(500)
    expect(promotedPrice(1255, { price: null, percentage: 33.33 })).toBe(837)
    expect(promotedPrice(3200, { price: null, percentage: null })).toBeNull()
  })

  it('is never above the price nor below zero, and within half a unit of the exact share', () => {
    const price = fc.integer({ min: 0, max: 100_000_000_000 })
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 10_000 }), (minor, hundredths) => {
        const less = lessPercent(minor, hundredths / 100)
        expect(less).toBeGreaterThanOrEqual(0)
        expect(less).toBeLessThanOrEqual(minor)
        const exact = BigInt(minor) * BigInt(10_000 - hundredths)
        const off = BigInt(less) * 10_000n - exact
        expect(off > -5_000n && off <= 5_000n).toBe(true)
      }),
    )
  })
})
