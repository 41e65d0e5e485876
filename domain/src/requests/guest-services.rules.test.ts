import { describe, expect, it } from 'vitest'
import { responseTimesOf, serviceName, serviceNames, serviceStop, standardService } from './guest-services.rules.ts'
import { problemsOfGuestService } from './guest-services.problems.ts'
import { tidyOwnText } from './service-forms.rules.ts'
import { guestServiceTypes } from './guest-services.schema.ts'

const hotel = { isRestaurant: false, timeZone: 'Asia/Dubai' }
const restaurant = { ...hotel, isRestaurant: true }
const noon = new Date('2026-03-04T08:00:00.000Z')

describe('a service', () => {
  it('is offered by a venue that has stored nothing about it, towels and trays in hotels only', () => {
    const stops = (venue: typeof hotel) =>
      guestServiceTypes.filter((type) => serviceStop({ type, venue, service: undefined, now: noon }))

    expect(stops(hotel)).toEqual([])
    expect(stops(restaurant)).toEqual(['towel', 'tray'])
  })

  it('that is off is offered at no time', () => {
    const service = { ...standardService, isActive: false }

    expect(serviceStop({ type: 'talk', venue: hotel, service, now: noon })).toBe('serviceOff')
    expect(serviceStop({ type: 'towel', venue: restaurant, service, now: noon })).toBe('hotelsOnly')
  })

  it.each([
    // Dubai is four hours ahead: a Wednesday evening, and the night after it.
    ['2026-03-04T17:59:00.000Z', 'serviceClosed'],
    ['2026-03-04T18:00:00.000Z', undefined],
    ['2026-03-04T20:30:00.000Z', undefined],
    ['2026-03-04T22:00:00.000Z', 'serviceClosed'],
    // Friday is no day of it.
    ['2026-03-06T18:00:00.000Z', 'serviceClosed'],
  ])('with hours around midnight is open at %s: %s', (at, stop) => {
    const service = {
      ...standardService,
      daysAvailable: ['Wednesday', 'Thursday'],
      hoursAvailable: ['22', '23', '0', '1'],
    }

    expect(serviceStop({ type: 'icebucket', venue: hotel, service, now: new Date(at) })).toBe(stop)
  })

  it.each([
    ['2026-03-29T00:59:00.000Z', 'serviceClosed'],
    // The clock jumps from 2:00 to 3:00.
    ['2026-03-29T01:00:00.000Z', undefined],
    ['2026-10-25T00:30:00.000Z', 'serviceClosed'],
    ['2026-10-25T02:00:00.000Z', undefined],
  ])('that opens at three opens by the clock on the wall when clocks change: %s', (at, stop) => {
    const venue = { isRestaurant: false, timeZone: 'Europe/Berlin' }
    const service = { ...standardService, hoursAvailable: ['3', '4'] }

    expect(serviceStop({ type: 'talk', venue, service, now: new Date(at) })).toBe(stop)
  })

  it('has the name that the venue gives it, else the English one, else the standard one', () => {
    const named = { requestType: 'towel', label: { en: 'Pool towels', de: 'Badetücher' } } as const
    const standard = { requestType: 'towel', label: {} } as const

    expect((['en', 'de', 'ar'] as const).map((language) => serviceName(named, language))).toEqual([
      'Pool towels',
      'Badetücher',
      'Pool towels',
    ])
    expect((['en', 'de', 'ar'] as const).map((language) => serviceName(standard, language))).toEqual([
      'Request Towels',
      'Request Towels',
      'طلب مناشف',
    ])
    expect(serviceNames(named)).toEqual({ en: 'Pool towels', ar: 'Pool towels', de: 'Badetücher' })
  })
})

describe('a change of a service', () => {
  it.each([
    [{}, {}],
    [{ label: { en: ' ' } }, {}],
    [{ label: { en: 'x'.repeat(60), ar: 'ب'.repeat(61) } }, { 'label.ar': 'labelTooLong' }],
    [{ daysAvailable: [] }, { daysAvailable: 'timesMissing' }],
    [{ hoursAvailable: [] }, { hoursAvailable: 'timesMissing' }],
    [{ alertedRoles: [] }, { alertedRoles: 'rolesMissing' }],
  ])('to %j has the problems %j', (draft, expected) => {
    const codes = Object.entries(problemsOfGuestService(draft)).map(([field, { code }]) => [field, code])

    expect(Object.fromEntries(codes)).toEqual(expected)
  })

  it.each([
    [
      { icon: 'car' as const, dueMinutes: 5, questions: [] },
      { icon: 'ownOnly', dueMinutes: 'ownOnly' },
    ],
    [
      { questions: [{ key: 'q1', kind: 'text' as const, label: { en: 'Where?' }, isRequired: true }] },
      { questions: 'ownOnly' },
    ],
  ])('of the standard to %j has the problems %j', (draft, expected) => {
    const codes = Object.entries(problemsOfGuestService(draft)).map(([field, { code }]) => [field, code])

    expect(Object.fromEntries(codes)).toEqual(expected)
  })

  it.each([
    [{}, { 'label.en': 'englishMissing', icon: 'iconMissing', dueMinutes: 'dueMinutesWrong' }],
    [{ label: { en: 'Taxi' }, icon: 'car' as const, dueMinutes: 10 }, {}],
    [
      { label: { en: 'x'.repeat(61), de: 'Taxi' }, icon: 'car' as const, dueMinutes: '' },
      { 'label.en': 'textTooLong', dueMinutes: 'dueMinutesWrong' },
    ],
  ])('of the venue’s own to %j has the problems %j', (draft, expected) => {
    const codes = Object.entries(problemsOfGuestService(draft, 'custom')).map(([field, { code }]) => [field, code])

    expect(Object.fromEntries(codes)).toEqual(expected)
  })

  it('is offered in its areas only, where that matters', () => {
    const service = { ...standardService, areas: ['Pool'] }
    const stopIn = (area?: string | null) => serviceStop({ type: 'custom', venue: hotel, service, area, now: noon })

    expect([stopIn('Pool'), stopIn('Lobby'), stopIn(null), stopIn()]).toEqual([
      undefined,
      'outOfArea',
      'outOfArea',
      undefined,
    ])
  })

  it('stores labels without spaces around them, and none that are empty', () => {
    expect(tidyOwnText({ en: '  Pool   towels ', ar: ' ' })).toEqual({ en: 'Pool towels' })
  })
})

describe('response times', () => {
  it('are of real requests: the median and the slowest of nine in ten', () => {
    const resolved = Array.from({ length: 10 }, (_, place) => resolvedAfter(60 * (10 - place)))

    expect(responseTimesOf(resolved)).toEqual({ total: 10, late: 5, medianSeconds: 300, ninetiethSeconds: 540 })
    expect(responseTimesOf([resolvedAfter(42)])).toMatchObject({ medianSeconds: 42, ninetiethSeconds: 42 })
  })

  it('are unknown without requests, and never negative when a clock was set back', () => {
    expect(responseTimesOf([])).toEqual({ total: 0, late: 0, medianSeconds: null, ninetiethSeconds: null })
    expect(responseTimesOf([resolvedAfter(-5)])).toMatchObject({ medianSeconds: 0 })
  })
})

function resolvedAfter(seconds: number) {
  const at = (after: number) => new Date(noon.getTime() + after * 1000).toISOString()
  return { createdAt: at(0), endedAt: at(seconds), dueAt: at(300) }
}
