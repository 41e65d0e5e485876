import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualDueMinutes } from './requests.defaults.ts'
import {
  dueAtOf,
  endedByClosing,
  isOffered,
  isOverdue,
  mayReportNoAnswer,
  problemsOfDueMinutes,
  requestAge,
} from './requests.rules.ts'
import { requestTypes, timedRequestTypes } from './requests.schema.ts'

const restaurant = { isRestaurant: true }
const hotel = { isRestaurant: false }
const begun = new Date('2026-03-04T08:00:00.000Z')

describe('what guests ask for', () => {
  it('is everything in a hotel, and neither towels nor the clearing of trays in a restaurant', () => {
    expect(requestTypes.every((type) => isOffered(type, hotel))).toBe(true)
    expect(requestTypes.filter((type) => !isOffered(type, restaurant))).toEqual(['towel', 'tray'])
  })

  it('is called off without an answer in hotels only', () => {
    expect([mayReportNoAnswer(hotel), mayReportNoAnswer(restaurant)]).toEqual([true, false])
  })
})

it('waits no more at a table of a restaurant whose bill is closed, and in a room unless it is about paying', () => {
  const afterwards = (venue: typeof hotel) => requestTypes.filter((type) => !endedByClosing(venue).includes(type))

  expect(afterwards(restaurant)).toEqual(['kitchen', 'orderCancellation'])
  expect(afterwards(hotel)).toEqual([
    'talk',
    'icebucket',
    'food',
    'towel',
    'tray',
    'kitchen',
    'orderCancellation',
    'custom',
  ])
})

describe('the age of a request', () => {
  const dueMinutes = usualDueMinutes

  it('is overdue from the very moment when it is due, and never once it has ended', () => {
    const type = fc.constantFrom(...timedRequestTypes)
    fc.assert(
      fc.property(type, fc.integer({ min: 0, max: 86_400_000 }), (requestType, later) => {
        const dueAt = dueAtOf(requestType, { now: begun, dueMinutes })
        const now = begun.getTime() + later
        const request = { dueAt, createdAt: begun.toISOString() }

        expect(isOverdue({ ...request, status: 'active' }, now)).toBe(later >= dueMinutes[requestType] * 60_000)
        expect(isOverdue({ ...request, status: 'completed' }, now)).toBe(false)
      }),
    )
  })

  it.each([
    [0, 'fresh'],
    [149, 'fresh'],
    [150, 'waiting'],
    [299, 'waiting'],
    [300, 'overdue'],
  ])('is after %i of 300 seconds: %s', (seconds, age) => {
    const dueAt = dueAtOf('talk', { now: begun, dueMinutes })
    const request = { status: 'active', dueAt, createdAt: begun.toISOString() } as const

    expect(requestAge(request, begun.getTime() + seconds * 1000)).toBe(age)
  })

  it('is fresh for ever where nothing is due', () => {
    const request = { status: 'active', dueAt: null, createdAt: begun.toISOString() } as const

    expect(requestAge(request, begun.getTime() + 86_400_000)).toBe('fresh')
  })
})

describe('the minutes of a venue', () => {
  it.each([1, 60, 1_440])('may be %i', (minutes) => {
    expect(problemsOfDueMinutes({ requestDueMinutes: { ...usualDueMinutes, towel: minutes } })).toEqual({})
  })

  it.each([0, -5, 1_441, 2.5, Number.NaN, null, '', 'soon'])('may not be %s', (minutes) => {
    expect(problemsOfDueMinutes({ requestDueMinutes: { ...usualDueMinutes, towel: minutes } })).toEqual({
      'requestDueMinutes.towel': {
        code: 'dueMinutesWrong',
        params: { least: 1, most: 1_440 },
        sentence: 'Enter whole minutes from 1 to 1440.',
      },
    })
  })
})
