import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aTray } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { screen } from '@testing-library/react'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

const hotel = aVenue({
  trayOutSettings: { ...aVenue().trayOutSettings, enabled: true, isLinkedTrayNotificationDuration: true },
})

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

it('tells trays that are late apart, in red words, and has their rooms before other trays', async () => {
  const since = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const trays = [
    aTray({ id: 1, tableId: 1, createdAt: since(900), isOvernight: true }),
    aTray({ id: 2, tableId: 2, createdAt: since(46) }),
    aTray({ id: 3, tableId: 2, createdAt: since(10) }),
    aTray({ id: 4, tableId: 3, createdAt: since(44) }),
  ]
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  const opened = await openPage({
    features: [tablesFeature, traysFeature, venuesFeature],
    path: '/tables/management',
    user: aUser({ role: 'waiter' }),
    answer: ({ service }) => {
      if (service === 'restaurant') return hotel
      if (service === 'table') return [3, 2, 1].map((id) => aTable({ id, name: `Room ${id}`, index: id }))
      return trays
    },
  })
  ;({ close } = opened)

  await screen.findByRole('img', { name: '2 trays' })
  const tiles = screen.getAllByRole('link', { name: /^Room/ })
  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    'Room 1 late 14h 15 1',
    'Room 2 late 1 2',
    'Room 3 tray ',
  ])
})
