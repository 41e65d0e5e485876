import { undoSeconds } from '@brigade/domain/orders/orders.undo.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { type GuestRequest, requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { RequestsPage } from '#features/requests/pages/requests.page.tsx'
import { requestsFeature } from '#features/requests/requests.feature.tsx'
import { startRequestsLive } from '#features/requests/requests.live.ts'
// Else they are fetched when they are first drawn, which takes its time.
import '#features/requests/requests.tabs.ts'
import { refusing } from '#features/requests/testing/refusing.ts'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { standInOnePlace, stopTheClock, tapThere, untilPressesAreTaken } from '#kit/testing/one-place.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'
import { closeToasts } from '#kit/toasts.ts'
import { hearNews } from '#kit/testing/hear-news.ts'

let close = () => {}

afterEach(() => {
  close()
  closeToasts()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const towel = aRequest({ id: 1, requestType: 'towel', orderId: null, table: 'Room 101', dueAt: at(20) })
const talk = aRequest({ id: 2, requestType: 'talk', orderId: null, table: 'Room 102', dueAt: at(5) })
const wish = aRequest({ id: 3, requestType: 'orderCancellation', orderId: 7, table: 'Room 103', dueAt: at(30) })

it('shows what is due first at the top, and leads from a wish to cancel to its order, which resolves it', async () => {
  const { calls, router } = await open([towel, talk, wish])

  const rows = await screen.findAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Room 102', 'Room 101', 'Room 103'])
  expect(names('Room 103')).toEqual(['View', 'I’m on it'])

  await userEvent.click(within(row('Room 103')).getByRole('button', { name: 'View' }))

  expect(router.state.location.pathname).toBe('/orders/7')
  await waitFor(() => expect(sent(calls, 'PATCH')).toEqual([[`/${requestsPath}/3`, { status: 'completed' }]]))
})

it('is where the address of what waits leads', async () => {
  const { router } = await open([towel], { path: '/tables/request/active' })

  expect(await screen.findByText('Room 101')).toBeDefined()
  expect(router.state.location.pathname).toBe('/tables/request')
})

it('says who is on it, live, and lets them give it back', async () => {
  await open([towel])
  await screen.findByText('Nobody yet')

  await userEvent.click(screen.getByRole('button', { name: 'I’m on it' }))
  expect(await screen.findByText('You')).toBeDefined()
  expect(names('Room 101')).toContain('Give back')

  await hearNews(requestsPath, { ...towel, version: 3, takenBy: 'Omar', takenById: 99 })
  expect(await screen.findByText('Omar')).toBeDefined()
})

it('finds one’s own among more than a page, and those that nobody is on', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    aRequest({ ...towel, id: index + 1, table: `Room ${index + 101}`, dueAt: at(index + 1) }),
  )
  const mine: GuestRequest = { ...many[11]!, takenBy: 'Layla Haddad', takenById: aUser().id }
  const others: GuestRequest = { ...many[10]!, takenBy: 'Omar', takenById: 99 }
  await open([...many.slice(0, 10), others, mine])

  await userEvent.click(await screen.findByRole('button', { name: 'Mine 1' }))
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Room 112'])
  expect(screen.getByText('You')).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: 'Nobody yet 10' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(10)
  expect(screen.queryByText('Omar')).toBeNull()
})

it('a second tap on what says who is on it takes nothing back', async () => {
  standInOnePlace()
  const { calls } = await open([towel])
  const take = await screen.findByRole('button', { name: 'I’m on it' })
  await untilPressesAreTaken()
  stopTheClock()

  tapThere(take)
  tapThere(await screen.findByRole('button', { name: 'Give back' }))

  await act(async () => {})
  expect(sent(calls, 'POST').map(([path]) => path)).not.toContain('/v1/giveBack/request')
})

it('offers to take back what was just resolved', async () => {
  const { calls } = await open([towel])

  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }))
  expect(await screen.findByText(/Request updated successfully! Request Towels, Room 101/)).toBeDefined()
  expect(screen.getByText('No requests')).toBeDefined()

  // A second tap on Resolve would be shielded: it takes a moment until presses are taken.
  await waitFor(() => {
    for (const undo of screen.queryAllByRole('button', { name: 'Undo' })) fireEvent.click(undo)
    expect(sent(calls, 'POST')).toContainEqual(['/v1/undo/request', { id: 1 }])
  })
})

it.each([
  ['completed', 'Omar', 'Omar has seen to it already: Room 101.'],
  ['cancelled', 'Omar', 'Omar has said already that nobody answers: Room 101.'],
  ['cancelled', null, 'It has ended meanwhile: Room 101.'],
] as const)('tells the second of two who was first: %s by %s', async (status, updatedBy, text) => {
  const request: GuestRequest = { ...towel, version: 2, status, updatedBy }
  await open([towel], { answer: refusing('PATCH', { reason: 'statusMoved', byKind: 'staff', byId: 99, request }) })

  await screen.findByText('Room 101')
  await userEvent.click(within(row('Room 101')).getByRole('button', { name: 'No Answer' }))

  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText('No requests')).toBeDefined()
})

it('says that it is done to who has done it by an earlier press, whose answer got lost, and offers no undo that is over', async () => {
  const updatedBy = 'Layla Haddad'
  const request: GuestRequest = { ...towel, version: 2, status: 'cancelled', updatedBy, endedAt: at(1) }
  const { id: byId } = aUser()
  await open([towel], { answer: refusing('PATCH', { reason: 'statusMoved', byKind: 'staff', byId, request }) })

  await screen.findByText('Room 101')
  await userEvent.click(within(row('Room 101')).getByRole('button', { name: 'No Answer' }))

  expect(await screen.findByText(/Request updated successfully! Request Towels, Room 101/)).toBeDefined()
  expect(screen.getByText('No requests')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('has a request open again whose undo was done by an earlier press', async () => {
  const request: GuestRequest = { ...towel, version: 3 }
  const answer = refusing('POST', { reason: 'statusMoved', status: 'active', request }, 'The request is active.')
  await open([towel], { answer })
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }))
  await screen.findByText('No requests')

  await waitFor(() => {
    for (const undo of screen.queryAllByRole('button', { name: 'Undo' })) fireEvent.click(undo)
    expect(screen.getByText('Room 101')).toBeDefined()
  })

  expect(screen.queryByText('The request is active.')).toBeNull()
})

it('offers an undo no longer than the server takes it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open([towel])
  fireEvent.click(await screen.findByRole('button', { name: 'Resolve' }))
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined()

  await pass(undoSeconds * 1_000)

  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('lets an undo that got no answer be pressed again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let hasLine = false
  const answer = ({ path }: PageCall): undefined => {
    if (path === '/v1/undo/request' && !hasLine) throw new TypeError('no network')
  }
  await open([towel], { answer })
  fireEvent.click(await screen.findByRole('button', { name: 'Resolve' }))
  const pressUndo = async () => {
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await pass(1_000)
    fireEvent.click(undo)
  }

  await pressUndo()
  const words = 'The server did not answer. It is not known whether this was undone: Request Towels, Room 101.'
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByText('No requests')).toBeDefined()
  hasLine = true
  await pressUndo()

  expect(await screen.findByText('Room 101')).toBeDefined()
})

it('does not say of what one has ended in another way that it was done so', async () => {
  const request: GuestRequest = { ...towel, version: 2, status: 'completed', updatedBy: 'Layla Haddad' }
  const { id: byId } = aUser()
  await open([towel], { answer: refusing('PATCH', { reason: 'statusMoved', byKind: 'staff', byId, request }) })

  await screen.findByText('Room 101')
  await userEvent.click(within(row('Room 101')).getByRole('button', { name: 'No Answer' }))

  expect(await screen.findByText('It has ended meanwhile: Room 101.')).toBeDefined()
})

it('says that nobody is on what was given back before', async () => {
  const mine: GuestRequest = { ...towel, takenBy: 'Layla Haddad', takenById: aUser().id }
  const data = { reason: 'requestNotTaken', request: { ...towel, version: 3 } }
  await open([mine], { answer: refusing('POST', data, 'Nobody is on it.') })

  await userEvent.click(await screen.findByRole('button', { name: 'Give back' }))

  expect(await screen.findByText('Nobody is on it.')).toBeDefined()
  expect(screen.getByText('Nobody yet')).toBeDefined()
})

it('has ten on a page, and keeps the page in the address', async () => {
  const many = Array.from({ length: 12 }, (_, index) => aRequest({ id: index + 1, table: `Room ${100 + index}` }))
  const { router } = await open(many)
  expect(await screen.findAllByRole('rowheader')).toHaveLength(10)

  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))

  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
  expect(router.state.location.search).toBe('?page=2')
})

it('shows what is done after Show Reports alone, by days that are in the address', async () => {
  const { calls, router } = await open([towel])
  await screen.findByText('Room 101')
  expect(tabNames()).toEqual(['Guest Requests1', 'No Answer'])

  await userEvent.click(screen.getByRole('button', { name: 'Show Reports' }))

  expect(tabNames()).toEqual(['Guest Requests1', 'No Answer', 'Done'])
  expect(router.state.location.search).toBe('?reports=shown&tab=done')
  expect(await screen.findByRole('button', { name: 'Download report' })).toBeDefined()
  expect(await screen.findByText('Nothing was seen to on these days.')).toBeDefined()
  const asked = calls.findLast(({ query }) => query.get('status') === 'completed')?.query
  expect(asked?.get('$limit')).toBe('10')
  const [from, to] = ['$gt', '$lt'].map((end) => Date.parse(asked?.get(`createdAt[${end}]`) ?? ''))
  expect((to! - from!) / 86_400_000).toBeCloseTo(requestWindowDays)
})

it('has neither No Answer nor its tab in a restaurant', async () => {
  await open([talk], { venue: { isRestaurant: true } })
  await screen.findByText('Room 102')

  expect(tabNames()).toEqual(['Guest Requests1'])
  expect(names('Room 102')).toEqual(['I’m on it', 'Resolve'])
})

it('lets head office look, and do nothing', async () => {
  await open([towel], { role: 'organization' })
  await screen.findByText('Room 101')

  expect(names('Room 101')).toEqual([])
})

function at(minutes: number): string {
  return new Date(Date.parse('2026-03-04T08:00:00.000Z') + minutes * 60_000).toISOString()
}

it('shows the head office what waits at all venues, live, and at the one that they choose', async () => {
  const elsewhere = { ...talk, restaurantId: 2, table: 'Terrace 4' }
  const venues = [aVenue({ id: 1, name: 'Harbour Hotel' }), aVenue({ id: 2, name: 'Cedar Grill' })]
  const { router } = await open([towel, elsewhere], {
    role: 'admin',
    answer: ({ method, path, query }) => {
      if (path === '/v1/restaurant') return venues
      const ofOne = query.get('restaurantId')
      if (method !== 'GET' || path !== `/${requestsPath}` || ofOne === null) return undefined
      return [towel, elsewhere].filter(({ restaurantId }) => String(restaurantId) === ofOne)
    },
  })

  expect(await screen.findByText('Cedar Grill', { selector: 'bdi' })).toBeDefined()
  expect(names('Room 101')).toEqual([])
  await hearNews(requestsPath, { ...wish, orderId: null, requestType: 'talk', restaurantId: 2, table: 'Terrace 9' })
  const rows = await screen.findAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Terrace 4', 'Room 101', 'Terrace 9'])

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Venue' }), 'Cedar Grill')
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Room 101' })).toBeNull())
  expect(router.state.location.search).toBe('?venue=2')
  expect(screen.getByRole('button', { name: 'Show Reports' })).toBeDefined()

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Venue' }), 'All venues')
  expect(await screen.findByRole('rowheader', { name: 'Room 101' })).toBeDefined()
  expect(router.state.location.search).toBe('')
})

type Opened = {
  path?: string
  role?: StaffRole
  venue?: Partial<Venue>
  answer?: (call: PageCall) => unknown
}

async function open(active: GuestRequest[], opening: Opened = {}) {
  const { path = '/tables/request', role = 'manager', venue = {}, answer } = opening
  const calls: PageCall[] = []
  const user = aUser({ role })
  const opened = await openPage({
    features: [requestsFeature, venuesFeature, ordersFeature],
    path,
    routes: [
      {
        path: '/tables/request',
        element: (
          <>
            <RequestsPage />
            <ToastHost />
          </>
        ),
      },
      { path: '/orders/:id', element: null },
      ...requestsFeature.routes,
    ],
    user,
    start: startRequestsLive,
    answer: (call) => {
      calls.push(call)
      return answer?.(call) ?? answerOf(call)
    },
  })
  close = opened.close
  return { calls, router: opened.router }

  function answerOf({ method, path, service, id, query }: PageCall): unknown {
    if (path === '/v1/restaurant') return [aVenue(venue)]
    if (service === 'restaurant') return aVenue(venue)
    if (path === '/v1/take/request') return { ...active[0], version: 2, takenBy: 'Layla Haddad', takenById: user.id }
    if (path === '/v1/undo/request') return { ...active[0], version: 3 }
    if (method === 'PATCH') {
      const endedAt = new Date().toISOString()
      return { ...active.find((each) => String(each.id) === id), version: 2, status: 'completed', endedAt }
    }
    if (query.get('status') === 'active') return active
    return { total: 0, limit: 10, skip: 0, data: [] }
  }
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

function sent(calls: readonly PageCall[], wanted: string): [path: string, body: unknown][] {
  return calls.flatMap(({ method, path, body }) => (method === wanted ? [[path, body]] : []))
}

function row(table: string): HTMLElement {
  return screen.getByRole('rowheader', { name: table }).closest('tr')!
}

function names(table: string): (string | null)[] {
  return within(row(table))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
}

function tabNames(): (string | null)[] {
  const tabs = screen.getByRole('navigation', { name: 'Requests by state' })
  return within(tabs)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
}
