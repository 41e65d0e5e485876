import { type GuestService, standardServiceTypes } from '@brigade/domain/requests/guest-services.schema.ts'
import { standardService } from '@brigade/domain/requests/guest-services.rules.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { guestServicesFeature } from '#features/requests/services/guest-services.feature.tsx'
// Otherwise they are fetched when they are first rendered, which takes time.
import '#features/requests/services/guest-services.page.tsx'
import '#features/requests/services/service.page.tsx'
import '#features/requests/services/sort-services.page.tsx'
import { sortingFeature } from '#features/sorting/sorting.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

const standing: GuestService[] = standardServiceTypes.map((requestType, place) => ({
  ...standardService,
  id: place + 1,
  restaurantId: 1,
  requestType,
  index: place + 1,
  version: 1,
  updatedAt: null,
  updatedBy: null,
}))

let close = () => {}

afterEach(() => close())

type Opened = { path?: string; services?: GuestService[]; isRestaurant?: boolean; times?: object }

async function open({ path = '/guest', services = standing, isRestaurant = false, times }: Opened = {}) {
  const writes: object[] = []
  let known = services
  const opened = await openPage({
    features: [guestServicesFeature, menusFeature, sortingFeature, venuesFeature, authFeature],
    path,
    user: aUser({ role: 'manager' }),
    answer({ method, path: address, service, id, body }) {
      if (service === 'restaurant') return aVenue({ isRestaurant })
      if (address === '/v1/staffed-roles') return { roles: ['manager', 'orderTaker', 'waiter'] }
      if (service === 'table') return []
      if (address === '/v1/response-times')
        return times ?? { total: 0, late: 0, medianSeconds: null, ninetiethSeconds: null }
      if (service === 'waiter') {
        const request = aRequest({ requestType: 'towel', status: 'completed', endedAt: '2026-03-04T08:12:00.000Z' })
        return { total: 1, limit: 10, skip: 0, data: times ? [request] : [] }
      }
      if (service === 'guest-services' && method === 'GET')
        return id ? (known.find((each) => String(each.id) === id) ?? notFound()) : known
      if (method === 'GET') return undefined
      writes.push({ method, address, body })
      if (address === '/v1/sort/guest-services') return body
      known = known.map((each) => (String(each.id) === id ? { ...each, ...(body as object), version: 2 } : each))
      return known.find((each) => String(each.id) === id)
    },
  })
  close = opened.close
  return { ...opened, writes }
}

function notFound(): Response {
  const refused = { name: 'NotFound', className: 'not-found', code: 404, message: 'No service', data: {} }
  return Response.json(refused, { status: 404 })
}

it('lists what guests can request, with its name for them, its times and whom it alerts', async () => {
  const services = standing.map((each): GuestService =>
    each.requestType === 'towel'
      ? {
          ...each,
          isActive: false,
          label: { en: 'Pool towels' },
          daysAvailable: ['Friday'],
          hoursAvailable: ['22', '23', '0'],
          alertedRoles: ['waiter'],
        }
      : each,
  )
  await open({ services })

  const row = within(await screen.findByRole('row', { name: /Request Towels/ }))
  expect(row.getByText('Pool towels')).toBeDefined()
  expect(row.getByText('Friday · 10 PM, 11 PM, 12 AM')).toBeDefined()
  expect(row.getByText('Off')).toBeDefined()
  expect(screen.getAllByText('Always')).toHaveLength(8)
})

it('leaves out in a restaurant what is for hotels only', async () => {
  await open({ isRestaurant: true })

  expect(await screen.findAllByRole('rowheader')).toHaveLength(7)
  expect(screen.queryByText('Request Towels')).toBeNull()
})

it('renames a service and offers it no longer, from the version that was shown', async () => {
  const { user, writes } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit: Request Towels' }))
  await user.click(await screen.findByRole('textbox', { name: 'Name in English' }))
  await user.paste('Pool towels')
  await user.click(screen.getByRole('switch', { name: 'Offered to guests' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(writes).toMatchObject([
    {
      method: 'PATCH',
      address: '/v1/guest-services/4',
      body: { isActive: false, label: { en: 'Pool towels' }, version: 1 },
    },
  ])
  expect(await screen.findByText('Off')).toBeDefined()
})

it('empties a name, and says what is wrong at its field', async () => {
  const services = standing.map((each) => ({ ...each, label: { en: 'Ours' } }))
  const { user, writes } = await open({ services, path: '/guest?edit=1' })
  const name = await screen.findByRole('textbox', { name: 'Name in English' })
  await user.clear(name)
  await user.click(name)
  await user.paste('x'.repeat(61))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Use at most 60 characters.')).toBeDefined()
  expect(writes).toEqual([])

  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(writes).toMatchObject([{ body: { label: { en: '' } } }]))
})

it('sorts them, with those that a restaurant doesn’t have at the end', async () => {
  const { user, writes } = await open({ path: '/guest/sort', isRestaurant: true })
  const place = await screen.findByRole('textbox', { name: /Talk to Staff/ })
  await user.clear(place)
  await user.type(place, '2{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save sorting' }))

  await waitFor(() => expect(writes).toMatchObject([{ body: { restaurantId: 1, ids: [2, 1, 3, 6, 7, 8, 9, 4, 5] } }]))
})

it('shows one service with its response times and its last requests', async () => {
  await open({
    path: '/guest/services/4',
    times: { total: 20, late: 3, medianSeconds: 280, ninetiethSeconds: 1190 },
  })

  expect(await screen.findByText('5 min')).toBeDefined()
  expect(screen.getByText('20 min')).toBeDefined()
  expect(screen.getByText('3 of 20')).toBeDefined()
  expect(await screen.findByRole('rowheader', { name: 'Room 204' })).toBeDefined()
  expect(screen.getByText('12 min')).toBeDefined()
})

it('says that nothing was measured, and that a service doesn’t exist', async () => {
  await open({ path: '/guest/services/4' })
  expect(await screen.findByText('No requests were resolved in the last 30 days.')).toBeDefined()
  expect(await screen.findByText('No requests yet.')).toBeDefined()
  close()

  await open({ path: '/guest/services/99' })
  expect(await screen.findByText('This service doesn’t exist.')).toBeDefined()
})
