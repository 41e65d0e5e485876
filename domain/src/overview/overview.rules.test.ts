import { expect, it } from 'vitest'
import { lateCount, worstVenuesFirst } from './overview.rules.ts'
import type { VenueOverview } from './overview.schema.ts'

const now = Date.parse('2026-03-04T12:00:00Z')

it('counts orders as late once their time is over', () => {
  const lateAt = ['2026-03-04T11:58:00.000Z', '2026-03-04T11:59:59.999Z', '2026-03-04T12:00:00.000Z']

  expect(lateCount({ lateAt }, now)).toBe(2)
  expect(lateCount({ lateAt }, now + 1)).toBe(3)
  expect(lateCount({ lateAt: [] }, now)).toBe(0)
})

it('shows the worst venue first, and equal ones by name', () => {
  const venues = [
    aVenueOverview({ id: 1, name: 'Busy', inProgress: 90 }),
    aVenueOverview({ id: 2, name: 'Waiting', incoming: 1 }),
    aVenueOverview({ id: 3, name: 'Zoo' }),
    aVenueOverview({ id: 8, name: 'Changed', updated: 2 }),
    aVenueOverview({ id: 4, name: 'Calm' }),
    aVenueOverview({ id: 5, name: 'Paused', isPaused: true }),
    aVenueOverview({ id: 6, name: 'Failing', posErrors: 1 }),
    aVenueOverview({ id: 7, name: 'Late', lateAt: ['2026-03-04T11:00:00.000Z'] }),
  ]

  expect(worstVenuesFirst(venues, now).map(({ name }) => name)).toEqual([
    'Late',
    'Failing',
    'Paused',
    'Changed',
    'Waiting',
    'Busy',
    'Calm',
    'Zoo',
  ])
})

function aVenueOverview(own: Partial<VenueOverview>): VenueOverview {
  const takings = { orders: 0, orderPrice: 0 }
  return {
    id: 1,
    name: '',
    currency: 'AED',
    isRestaurant: false,
    incoming: 0,
    updated: 0,
    inProgress: 0,
    lateAt: [],
    requests: 0,
    trayRooms: 0,
    overnightTrays: 0,
    posErrors: 0,
    printerTroubles: 0,
    isPaused: false,
    today: takings,
    lastWeek: takings,
    ...own,
  }
}
