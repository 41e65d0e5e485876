import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aSticker } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { guardedRoutes } from '#app/guards.ts'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { QrCodesPage } from '#features/trays/pages/qr-codes.page.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

let close = () => {}

afterEach(() => close())

const brought = { ...aSticker(7), restaurantId: 2, serialContent: 'HARBOUR-2-007' }

it.each(['admin', 'organization'] as const)(
  'leads %s from the code of a tray to its sticker, at its venue',
  async (role) => {
    const { router } = await open(role, '/tray/HARBOUR-2-007')

    expect(await screen.findByRole('rowheader', { name: /-007/ })).toBeDefined()
    expect(addressOf(router)).toBe('/qrslist?venue=2&search=HARBOUR-2-007')
  },
)

it.each([
  ['that nobody knows', '/tray/HARBOUR-9-009', 'HARBOUR-9-009'],
  ['that is none', '/tray/12', '12'],
])('leads the head office from a code %s to the stickers, which do not have it', async (_what, path, search) => {
  const { router } = await open('admin', path)

  expect(await screen.findByText('No matching stickers.')).toBeDefined()
  expect(addressOf(router)).toContain(`search=${search}`)
})

it.each(['waiter', 'manager'] as const)(
  'leads %s from the code of a tray to the rooms, where it is linked',
  async (role) => {
    const { router } = await open(role, '/tray/HARBOUR-2-007')

    expect(await screen.findByText('The rooms')).toBeDefined()
    expect(addressOf(router)).toBe('/tables/request?tab=rooms&tray=HARBOUR-2-007')
  },
)

it('lets nobody else pass', async () => {
  const { router } = await open('chief', '/tray/HARBOUR-2-007')

  expect(await screen.findByText('The kitchen')).toBeDefined()
  expect(addressOf(router)).not.toContain('tray')
})

async function open(role: StaffRole, path: string) {
  const venues = [1, 2].map((id) => aVenue({ id, isRestaurant: false }))
  const seesAll = role === 'admin' || role === 'organization'
  const screens = [
    { path: '/qrslist', element: <QrCodesPage /> },
    { path: '/tables/request', element: <p>The rooms</p> },
    { path: '*', element: <p>The kitchen</p> },
  ]
  const opened = await openPage({
    features: [traysFeature, venuesFeature, authFeature],
    routes: [...guardedRoutes(traysFeature, screens).filter((route) => route.path?.startsWith('/tray/')), ...screens],
    path,
    user: aUser({ role, restaurantId: seesAll ? [] : [2] }),
    answer: ({ service, id, query }) => {
      if (service === 'restaurant') return id ? venues.find((venue) => String(venue.id) === id) : venues
      if (service !== 'trayqrs') return undefined
      return [aSticker(7), brought].filter(
        ({ restaurantId, serialContent }) =>
          [null, String(restaurantId)].includes(query.get('restaurantId')) &&
          [null, serialContent].includes(query.get('serialContent')),
      )
    },
  })
  ;({ close } = opened)
  return opened
}

function addressOf({ state: { location } }: Awaited<ReturnType<typeof open>>['router']): string {
  return location.pathname + location.search
}
