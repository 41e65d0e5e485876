import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../kit/problems.ts'
import { orderStopErrors } from './pausing.errors.ts'
import { isPaused, orderStops, pauseEnd, pausesInForce, pauseOf, withoutPause } from './pausing.rules.ts'
import type { OrderPause } from './pausing.schema.ts'

const now = new Date('2026-03-04T11:15:00.000Z')

describe('a pause', () => {
  it.each([
    [15, '2026-03-04T11:30:00.000Z'],
    [30, '2026-03-04T11:45:00.000Z'],
    [60, '2026-03-04T12:15:00.000Z'],
    [null, null],
  ] as const)('of %s minutes ends at %s', (minutes, until) => {
    expect(pauseEnd(minutes, now)).toBe(until)
  })

  it('lasts as long when the clocks change in between', () => {
    const beforeSpring = new Date('2026-03-29T00:45:00.000Z')

    expect(pauseEnd(30, beforeSpring)).toBe('2026-03-29T01:15:00.000Z')
  })

  it.each([
    ['2026-03-04T11:29:59.999Z', true],
    ['2026-03-04T11:30:00.000Z', false],
    ['2026-03-04T11:30:00.001Z', false],
  ])('until half past is in force at %s: %s', (at, isInForce) => {
    expect(isPaused({ until: '2026-03-04T11:30:00.000Z' }, at)).toBe(isInForce)
  })

  it('without an end stays in force', () => {
    expect(isPaused({ until: null }, '2999-01-01T00:00:00.000Z')).toBe(true)
  })

  it('is found by its menu, or as the pause of the venue', () => {
    const pauses = [aPause(), aPause({ menuId: 3, menuName: breakfast })]

    expect(pauseOf(pauses, null)?.menuId).toBeNull()
    expect(pauseOf(pauses, 3)?.menuName).toEqual(breakfast)
    expect(pauseOf(pauses, 4)).toBeUndefined()
    expect(withoutPause(pauses, null).map(({ menuId }) => menuId)).toEqual([3])
  })

  it('that has ended is left out, and the same list is returned if none has', () => {
    const pauses = [aPause(), aPause({ menuId: 3, until: now.toISOString() })]

    expect(pausesInForce(pauses, now.toISOString())).toEqual([pauses[0]])
    const both = pausesInForce(pauses, '2026-03-04T11:00:00.000Z')
    expect(both).toBe(pauses)
  })
})

describe('an order', () => {
  it('is stopped for guests and machines by a pause of the venue, with its end on the venue’s clock', () => {
    for (const role of ['guest', 'machine'] as const) {
      const [stop] = orderStops({ venue: aVenue([aPause()]), principal: { role }, menuIds: [1], now })

      expect(stop).toMatchObject({ field: 'restaurantId', code: 'orderingPaused' })
      expect(sentenceOf(orderStopErrors, stop!)).toBe('Ordering is paused until 15:30.')
    }
  })

  it('is stopped line by line by a pause of a menu', () => {
    const venue = aVenue([aPause({ menuId: 3, menuName: breakfast })])

    const stops = orderStops({ venue, principal: { role: 'guest' }, menuIds: [1, 3, undefined], now })

    expect(stops.map(({ field }) => field)).toEqual(['cart.1.itemId'])
    expect(sentenceOf(orderStopErrors, stops[0]!)).toBe('Ordering from Breakfast is paused until 15:30.')
  })

  it('is told to ask the staff if the pause has no end', () => {
    const venue = aVenue([aPause({ until: null })])
    const ofMenu = aVenue([aPause({ menuId: 1, menuName: breakfast, until: null })])

    const codes = [venue, ofMenu].map(
      (each) => orderStops({ venue: each, principal: { role: 'guest' }, menuIds: [1], now })[0]?.code,
    )

    expect(codes).toEqual(['orderingPausedOpen', 'menuPausedOpen'])
  })

  it.each(['manager', 'orderTaker', 'waiter'] as const)('of the %s is taken while ordering is paused', (role) => {
    expect(orderStops({ venue: aVenue([aPause()]), principal: { role }, menuIds: [1], now })).toEqual([])
  })

  it('is stopped for everybody by the opening switch, whatever is paused', () => {
    const venue = { ...aVenue([aPause()]), canReceiveOrder: false }

    for (const role of ['guest', 'machine', 'manager'] as const) {
      expect(orderStops({ venue, principal: { role }, menuIds: [1], now })).toEqual([
        { field: 'restaurantId', code: 'venueClosed' },
      ])
    }
  })

  it('is taken from the minute at which the pause ends, before any job has run', () => {
    const later = new Date('2026-03-04T11:30:00.000Z')

    expect(orderStops({ venue: aVenue([aPause()]), principal: { role: 'guest' }, menuIds: [1], now: later })).toEqual(
      [],
    )
  })
})

const breakfast = { en: 'Breakfast', ar: 'فطور' }

function aPause(differences: Partial<OrderPause> = {}): OrderPause {
  return {
    menuId: null,
    menuName: null,
    since: '2026-03-04T11:15:00.000Z',
    until: '2026-03-04T11:30:00.000Z',
    pausedBy: 'Layla Haddad',
    ...differences,
  }
}

function aVenue(orderPauses: OrderPause[]) {
  return { canReceiveOrder: true, orderPauses, timeZone: 'Asia/Dubai' }
}
