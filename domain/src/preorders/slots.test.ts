import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, wallTimeAt } from '../kit/venue-days.ts'
import { type FormTimes, usualForm } from './menu-forms.rules.ts'
import { isOfToday, isOpenForGuests, isOpenForStaff, orderableDays, slotAt, slotsOfDay } from './slots.ts'

const breakfast: FormTimes = usualForm
const berlin = { timeZone: 'Europe/Berlin', nightHour: 3 }
const dubai = { timeZone: 'Asia/Dubai', nightHour: 3 }

describe('the slots of a day', () => {
  it('begin every few minutes of the venue’s clock, the last one included', () => {
    const slots = slotsOfDay('2026-03-05', { ...breakfast, toTime: '08:00' }, dubai)

    expect(slots.map(({ slot }) => slot)).toEqual(['06:30', '07:00', '07:30', '08:00'])
    expect(slots[0]).toEqual({
      day: '2026-03-05',
      slot: '06:30',
      at: '2026-03-05T02:30:00.000Z',
      releaseAt: '2026-03-05T02:00:00.000Z',
      // Two in the morning.
      changeUntil: '2026-03-04T22:00:00.000Z',
    })
  })

  it('are those of its days of the week', () => {
    const weekend = { ...breakfast, daysAvailable: ['Saturday', 'Sunday'] } as const

    expect(slotsOfDay('2026-03-06', { ...weekend, daysAvailable: [...weekend.daysAvailable] }, berlin)).toEqual([])
    expect(slotsOfDay('2026-03-07', { ...weekend, daysAvailable: [...weekend.daysAvailable] }, berlin)).not.toEqual([])
  })

  it('leave out what the clock skips in spring, and have what it shows twice in autumn once, the first time', () => {
    const night: FormTimes = { ...breakfast, fromTime: '01:30', toTime: '03:30' }

    expect(slotsOfDay('2026-03-29', night, berlin).map(({ slot }) => slot)).toEqual(['01:30', '03:00', '03:30'])
    expect(slotsOfDay('2026-10-25', night, berlin).map(({ slot, at }) => [slot, at])).toEqual([
      ['01:30', '2026-10-24T23:30:00.000Z'],
      ['02:00', '2026-10-25T00:00:00.000Z'],
      ['02:30', '2026-10-25T00:30:00.000Z'],
      ['03:00', '2026-10-25T02:00:00.000Z'],
      ['03:30', '2026-10-25T02:30:00.000Z'],
    ])
  })

  it('stay closed in the hour that the clock repeats after the cut-off', () => {
    const form: FormTimes = { ...breakfast, cutOffTime: '02:30' }
    const [first] = slotsOfDay('2026-10-25', form, berlin)

    expect(first?.changeUntil).toBe('2026-10-25T00:30:00.000Z')
    expect(isOpenForGuests(first!, new Date('2026-10-25T00:29:00.000Z'))).toBe(true)
    // The wall shows 02:10 again.
    expect(isOpenForGuests(first!, new Date('2026-10-25T01:10:00.000Z'))).toBe(false)
    expect(isOpenForStaff(first!, new Date('2026-10-25T01:10:00.000Z'))).toBe(true)
    expect(isOpenForStaff(first!, new Date(first!.at))).toBe(false)
  })

  it('can be changed until some minutes before them, but never once the kitchen has the order', () => {
    const byMinutes: FormTimes = { ...breakfast, cutOffBy: 'minutes', cutOffMinutes: 60, leadMinutes: 45 }
    const [slot] = slotsOfDay('2026-03-05', byMinutes, dubai)
    const [late] = slotsOfDay('2026-03-05', { ...byMinutes, cutOffMinutes: 0 }, dubai)

    expect(slot?.changeUntil).toBe('2026-03-05T01:30:00.000Z')
    expect(late?.changeUntil).toBe(late?.releaseAt)
  })

  it('go to the kitchen once their business day has begun, however early the kitchen wants them', () => {
    const early: FormTimes = { ...breakfast, fromTime: '00:30', leadMinutes: 600 }
    const slots = slotsOfDay('2026-03-05', early, dubai)
    const releaseOf = (time: string) => slots.find(({ slot }) => slot === time)?.releaseAt

    // Three in the morning, the end of the night.
    expect(releaseOf('06:30')).toBe('2026-03-04T23:00:00.000Z')
    // Half past midnight belongs to the evening before.
    expect(releaseOf('00:30')).toBe('2026-03-04T10:30:00.000Z')
    expect(isOfToday('2026-03-05T02:30:00.000Z', dubai, new Date('2026-03-04T22:59:00.000Z'))).toBe(false)
    expect(isOfToday('2026-03-05T02:30:00.000Z', dubai, new Date('2026-03-04T23:00:00.000Z'))).toBe(true)
  })
})

describe('around changes of the clock', () => {
  const zones = fc.constantFrom(
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Dubai',
    'Africa/Cairo',
  )
  const changes = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-04-24', '2026-10-04', '2026-10-25', '2026-11-01']
  const days = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -2, max: 2 }))
    .map(([day, by]) => dayAfter(day, by))
  const times = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:15`)
  const nights = fc.integer({ min: 0, max: 23 })
  const forms = fc.record({
    fromTime: times,
    toTime: times,
    slotMinutes: fc.constantFrom(5, 20, 30, 90),
    cutOffBy: fc.constantFrom('time', 'minutes'),
    cutOffDays: fc.integer({ min: 0, max: 2 }),
    cutOffTime: times,
    cutOffMinutes: fc.integer({ min: 0, max: 2880 }),
    leadMinutes: fc.integer({ min: 0, max: 720 }),
  })

  it('each slot is on its day, at its time of the wall, in order, and closes before the kitchen has it', () => {
    fc.assert(
      fc.property(zones, nights, days, forms, (timeZone, nightHour, day, differences) => {
        const form: FormTimes = { ...breakfast, ...differences }
        const venue = { timeZone, nightHour }
        const slots = slotsOfDay(day, form, venue)

        for (const slot of slots) {
          expect(wallTimeAt(slot.at, timeZone).wall).toBe(`${day} ${slot.slot}`)
          expect(isOfToday(slot.at, venue, new Date(slot.releaseAt))).toBe(true)
          expect(slot.releaseAt <= slot.at && slot.changeUntil <= slot.releaseAt).toBe(true)
        }
        const [first] = slots
        if (first) expect(slotAt(first, form, venue)).toEqual(first)
        const instants = slots.map(({ at }) => at)
        expect(instants).toEqual([...new Set(instants)].toSorted())
      }),
    )
  })
})

it('the days that can be ordered for begin with today at the venue', () => {
  const evening = new Date('2026-03-04T21:00:00.000Z')

  expect(orderableDays({ daysAhead: 1 }, 'Asia/Dubai', evening)).toEqual(['2026-03-05', '2026-03-06'])
  expect(orderableDays({ daysAhead: 0 }, 'America/New_York', evening)).toEqual(['2026-03-04'])
})
