import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourOptions, includesTime, isTimeZone, lastNight, venueTime, weekDays } from './venue-clock.ts'

describe("the clock on a venue's wall", () => {
  it.each([
    ['2026-03-04T08:00:00.000Z', 'Asia/Dubai', 'Wednesday', 12],
    ['2026-03-04T19:59:59.999Z', 'Asia/Dubai', 'Wednesday', 23],
    ['2026-03-04T20:00:00.000Z', 'Asia/Dubai', 'Thursday', 0],
    ['2026-03-04T18:14:00.000Z', 'Asia/Kathmandu', 'Wednesday', 23],
    ['2026-03-04T18:15:00.000Z', 'Asia/Kathmandu', 'Thursday', 0],
    ['2026-01-01T04:59:00.000Z', 'America/New_York', 'Wednesday', 23],
    ['2025-12-31T23:30:00.000Z', 'Africa/Dar_es_Salaam', 'Thursday', 2],
  ])('at %s in %s shows %s, %i', (instant, timeZone, day, hour) => {
    expect(venueTime(new Date(instant), timeZone)).toMatchObject({ day, hour })
  })

  it.each([
    ['the last minute of winter time', '2026-03-08T06:59:00.000Z', 1],
    ['the first of summer time: two o’clock never comes', '2026-03-08T07:00:00.000Z', 3],
    ['one o’clock in the night that summer time ends', '2026-11-01T05:30:00.000Z', 1],
    ['one o’clock for the second time', '2026-11-01T06:30:00.000Z', 1],
    ['two o’clock after that', '2026-11-01T07:00:00.000Z', 2],
  ])('in New York knows %s', (_when, instant, hour) => {
    expect(venueTime(new Date(instant), 'America/New_York')).toMatchObject({ day: 'Sunday', hour })
  })

  it('shows the date of the venue, which is another one elsewhere', () => {
    const instant = new Date('2026-12-31T20:30:00.000Z')

    expect(venueTime(instant, 'Asia/Dubai').date).toBe('2027-01-01')
    expect(venueTime(instant, 'America/New_York').date).toBe('2026-12-31')
  })

  it('always shows a day and an hour that menus can name', () => {
    const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    const zones = fc.constantFrom('Asia/Dubai', 'America/New_York', 'Asia/Amman', 'Australia/Lord_Howe', 'UTC')
    fc.assert(
      fc.property(instants, zones, (instant, timeZone) => {
        const { day, hour } = venueTime(instant, timeZone)
        expect(weekDays).toContain(day)
        expect(hourOptions).toContain(String(hour))
      }),
    )
  })
})

describe('a list of days and hours', () => {
  const mondayEight = { day: 'Monday', hour: 8, date: '2026-03-02' } as const

  it.each([
    [['ALL'], ['ALL'], true],
    [['Monday'], ['8'], true],
    [['Sunday', 'Monday'], ['7', '8'], true],
    [['Tuesday'], ['ALL'], false],
    [['ALL'], ['9'], false],
    [['ALL'], ['08'], false],
    [[], ['ALL'], false],
    [['ALL'], [], false],
  ])('%j at %j includes Monday at eight: %s', (days, hours, included) => {
    expect(includesTime(days, hours, mondayEight)).toBe(included)
  })
})

describe('a time zone', () => {
  it.each([
    ['Asia/Dubai', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['', false],
  ])('called "%s" is known: %s', (name, known) => {
    expect(isTimeZone(name)).toBe(known)
  })
})

describe("the end of a venue's last night", () => {
  it.each([
    ['in the morning', '2026-03-04T08:00:00.000Z', 'Asia/Dubai', 3, '2026-03-03T23:00:00.000Z'],
    ['a moment before', '2026-03-03T22:59:59.999Z', 'Asia/Dubai', 3, '2026-03-02T23:00:00.000Z'],
    ['at that very moment', '2026-03-03T23:00:00.000Z', 'Asia/Dubai', 3, '2026-03-03T23:00:00.000Z'],
    ['during that hour', '2026-03-03T23:59:00.000Z', 'Asia/Dubai', 3, '2026-03-03T23:00:00.000Z'],
    ['where clocks are a quarter off', '2026-03-04T08:00:00.000Z', 'Asia/Kathmandu', 3, '2026-03-03T21:15:00.000Z'],
    ['at midnight', '2026-03-04T20:30:00.000Z', 'Asia/Dubai', 0, '2026-03-04T20:00:00.000Z'],
    ['on the first day of summer time', '2026-03-08T12:00:00.000Z', 'America/New_York', 3, '2026-03-08T07:00:00.000Z'],
    ['on the day without a two o’clock', '2026-03-08T12:00:00.000Z', 'America/New_York', 2, '2026-03-08T07:00:00.000Z'],
    ['on the day without a midnight', '2026-04-24T09:00:00.000Z', 'Africa/Cairo', 0, '2026-04-23T22:00:00.000Z'],
    ['where two hours come twice', '2026-10-25T12:00:00.000Z', 'Antarctica/Troll', 0, '2026-10-24T22:00:00.000Z'],
    ['where one o’clock comes twice', '2026-11-01T12:00:00.000Z', 'America/New_York', 1, '2026-11-01T05:00:00.000Z'],
  ])('%s', (_when, instant, timeZone, nightHour, night) => {
    expect(lastNight(new Date(instant), { timeZone, nightHour }).toISOString()).toBe(night)
  })
})
