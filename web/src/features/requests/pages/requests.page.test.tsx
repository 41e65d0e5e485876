import { undoSeconds } from '@brigade/domain/orders/orders.undo.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { type GuestRequest, requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import {
  at,
  names,
  openRequests,
  row,
  sent,
  talk,
  towel,
  wish,
  unfold,
} from '#features/requests/testing/open-requests.tsx'
import { refusing } from '#features/requests/testing/refusing.ts'
import type { PageCall } from '#kit/testing/open-page.tsx'
import { closeToasts } from '#kit/calls/toasts.ts'
import { receiveEvent } from '#kit/testing/receive-event.ts'

let close = () => {}

afterEach(() => {
  close()
  closeToasts()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is where the address of what waits leads', async () => {
  const { router } = await open([towel], { path: '/tables/request/active' })

  expect(await screen.findByText('Room 101')).toBeDefined()
  expect(router.state.location.pathname).toBe('/tables/request')
})

it('offers to take back what was just resolved', async () => {
  const { calls } = await open([towel])

  await screen.findByText('Room 101')
  unfold('Room 101')
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }))
  expect(await screen.findByText(/Request updated successfully! Request Towels, Room 101/)).toBeDefined()
  expect(screen.getByText('No requests.')).toBeDefined()

  // A second tap on Resolve would be guarded: it takes a moment until presses are accepted.
  await waitFor(() => {
    for (const undo of screen.queryAllByRole('button', { name: 'Undo' })) fireEvent.click(undo)
    expect(sent(calls, 'POST')).toContainEqual(['/v1/undo/request', { id: 1 }])
  })
})

it.each([
  ['completed', 'Omar', 'Already resolved by Omar: Room 101.'],
  ['cancelled', 'Omar', 'Omar already marked it No Answer: Room 101.'],
  ['cancelled', null, 'Already closed: Room 101.'],
] as const)('tells the second of two who was first: %s by %s', async (status, updatedBy, text) => {
  const request: GuestRequest = { ...towel, version: 2, status, updatedBy }
  await open([towel], { answer: refusing('PATCH', { reason: 'statusMoved', byKind: 'staff', byId: 99, request }) })

  await screen.findByText('Room 101')
  unfold('Room 101')
  await userEvent.click(within(row('Room 101')).getByRole('button', { name: 'No Answer' }))

  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText('No requests.')).toBeDefined()
})

it('says that it is done to who has done it by an earlier press, whose answer got lost, and offers no undo that is over', async () => {
  const updatedBy = 'Layla Haddad'
  const request: GuestRequest = { ...towel, version: 2, status: 'cancelled', updatedBy, endedAt: at(1) }
  const { id: byId } = aUser()
  await open([towel], { answer: refusing('PATCH', { reason: 'statusMoved', byKind: 'staff', byId, request }) })

  await screen.findByText('Room 101')
  unfold('Room 101')
  await userEvent.click(within(row('Room 101')).getByRole('button', { name: 'No Answer' }))

  expect(await screen.findByText(/Request updated successfully! Request Towels, Room 101/)).toBeDefined()
  expect(screen.getByText('No requests.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('has a request open again whose undo was done by an earlier press', async () => {
  const request: GuestRequest = { ...towel, version: 3 }
  const answer = refusing('POST', { reason: 'statusMoved', status: 'active', request }, 'The request is active.')
  await open([towel], { answer })
  await screen.findByText('Room 101')
  unfold('Room 101')
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }))
  await screen.findByText('No requests.')

  await waitFor(() => {
    for (const undo of screen.queryAllByRole('button', { name: 'Undo' })) fireEvent.click(undo)
    expect(screen.getByText('Room 101')).toBeDefined()
  })

  expect(screen.queryByText('The request is active.')).toBeNull()
})

it('offers an undo no longer than the server takes it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open([towel])
  await screen.findByText('Room 101')
  unfold('Room 101')
  fireEvent.click(screen.getByRole('button', { name: 'Resolve' }))
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
  await screen.findByText('Room 101')
  unfold('Room 101')
  fireEvent.click(screen.getByRole('button', { name: 'Resolve' }))
  const pressUndo = async () => {
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await pass(1_000)
    fireEvent.click(undo)
  }

  await pressUndo()
  const words = 'No response. Check whether this was undone: Request Towels, Room 101.'
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByText('No requests.')).toBeDefined()
  hasLine = true
  await pressUndo()

  expect(await screen.findByText('Room 101')).toBeDefined()
})

it('does not say of what one has ended in another way that it was done so', async () => {
  const request: GuestRequest = { ...towel, version: 2, status: 'completed', updatedBy: 'Layla Haddad' }
  const { id: byId } = aUser()
  await open([towel], { answer: refusing('PATCH', { reason: 'statusMoved', byKind: 'staff', byId, request }) })

  await screen.findByText('Room 101')
  unfold('Room 101')
  await userEvent.click(within(row('Room 101')).getByRole('button', { name: 'No Answer' }))

  expect(await screen.findByText('Already closed: Room 101.')).toBeDefined()
})

it('says that nobody is on what was given back before', async () => {
  const mine: GuestRequest = { ...towel, takenBy: 'Layla Haddad', takenById: aUser().id }
  const data = { reason: 'requestNotTaken', request: { ...towel, version: 3 } }
  await open([mine], { answer: refusing('POST', data, 'Nobody is on it.') })

  await screen.findByText('Room 101')
  unfold('Room 101')
  await userEvent.click(screen.getByRole('button', { name: 'Release' }))

  expect(await screen.findByText('Nobody is on it.')).toBeDefined()
  expect(within(row('Room 101')).getByText('Unassigned')).toBeDefined()
})

it('shows what is done after Show Reports alone, by days that are in the address', async () => {
  const { calls, router } = await open([towel])
  await screen.findByText('Room 101')
  expect(tabNames()).toEqual(['Guest Requests1', 'No Answer'])

  await userEvent.click(screen.getByRole('button', { name: 'Show Reports' }))

  expect(tabNames()).toEqual(['Guest Requests1', 'No Answer', 'Done'])
  expect(router.state.location.search).toBe('?reports=shown&tab=done')
  expect(await screen.findByRole('button', { name: 'Download report' })).toBeDefined()
  expect(await screen.findByText('No requests were resolved on these days.')).toBeDefined()
  const asked = calls.findLast(({ query }) => query.get('status') === 'completed')?.query
  expect(asked?.get('$limit')).toBe('10')
  expect(daysAsked(calls)).toBeCloseTo(requestWindowDays)
})

it('has what nobody answered by days, and a spreadsheet of it', async () => {
  const { calls } = await open([towel], {
    path: '/tables/request?tab=noAnswer&from=2026-03-01&to=2026-03-02',
    answer: ({ service }) => (service === 'exportRequests' ? new Response('a file') : undefined),
  })
  expect(await screen.findByText('Every request was answered on these days.')).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: 'Download report' }))

  await waitFor(() => expect(sent(calls, 'POST').map(([path]) => path)).toContain('/v1/exportRequests'))
  const createdAt = { $gt: '2026-02-28T19:59:59.999Z', $lt: '2026-03-02T20:00:00.000Z' }
  expect(sent(calls, 'POST').at(-1)?.[1]).toMatchObject({
    fileName: 'Requests without answer 2026-03-01 to 2026-03-02',
    status: 'cancelled',
    createdAt,
  })
})

it.each([
  ['from=2022-08-01&to=2022-09-30', /start on 30 Aug 2022/],
  ['from=2026-03-02&to=2026-03-01', /last day is before its first/],
  ['from=2000-01-01', /start on 30 Aug 2022/],
  ['from=2999-01-01', /no valid dates/],
  ['from=2026-02-30', /no valid dates/],
])('says why a link with other days shows the usual ones: %s', async (days, sentence) => {
  const { calls } = await open([towel], { path: `/tables/request?reports=shown&tab=done&${days}` })

  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  expect(daysAsked(calls)).toBeCloseTo(requestWindowDays)
})

it.each([
  ['from=2022-08-30&to=2022-09-29', 31],
  ['to=2022-08-31', 2],
  ['to=2023-08-31', 31],
])('shows the days of its link, the usual number where it names the last one only: %s', async (days, count) => {
  const { calls } = await open([towel], { path: `/tables/request?reports=shown&tab=done&${days}` })

  await screen.findByText('No requests were resolved on these days.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(daysAsked(calls)).toBeCloseTo(count)
})

it('lists what nobody answered in a restaurant, where nobody says No Answer', async () => {
  await open([talk], { venue: { isRestaurant: true } })
  await screen.findByText('Room 102')

  expect(tabNames()).toEqual(['Guest Requests1', 'No Answer'])
  expect(names('Room 102')).toEqual(['Take', 'Resolve'])
})

it('lets head office end a request, and take none', async () => {
  await open([towel], { role: 'organization' })
  await screen.findByText('Room 101')

  expect(names('Room 101')).toEqual(['Resolve', 'No Answer'])
})

it('shows the head office what waits at all venues, live, and at the one that they choose', async () => {
  const elsewhere = { ...talk, restaurantId: 2, table: 'Terrace 4' }
  const venues = [aVenue({ id: 1, name: 'Harbour Hotel' }), aVenue({ id: 2, name: 'Cedar Grill' })]
  const { router } = await open([towel, elsewhere], {
    role: 'admin',
    answer: ({ method, path, query }) => {
      if (path.includes('restaurant')) return venues
      const ofOne = query.get('restaurantId')
      if (method !== 'GET' || path !== `/${requestsPath}` || ofOne === null) return undefined
      return [towel, elsewhere].filter(({ restaurantId }) => String(restaurantId) === ofOne)
    },
  })

  expect(await screen.findByText('Cedar Grill', { selector: 'bdi' })).toBeDefined()
  expect(names('Room 101')).toEqual(['Resolve', 'No Answer'])
  await receiveEvent(requestsPath, { ...wish, orderId: null, requestType: 'talk', restaurantId: 2, table: 'Terrace 9' })
  expect(await screen.findByRole('rowheader', { name: /Terrace 9/ })).toBeDefined()
  const rows = screen.getAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Terrace 4 · Cedar Grill',
    'Room 101 · Harbour Hotel',
    'Terrace 9 · Cedar Grill',
  ])

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Venue' }), 'Cedar Grill')
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Room 101/ })).toBeNull())
  expect(router.state.location.search).toBe('?venue=2')
  expect(screen.getByRole('button', { name: 'Show Reports' })).toBeDefined()

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Venue' }), 'All venues')
  expect(await screen.findByRole('rowheader', { name: /Room 101/ })).toBeDefined()
  expect(router.state.location.search).toBe('')
})

it('shows the head office the tab that an address names, of the first venue where it names none', async () => {
  await open([towel], { role: 'admin', path: '/tables/request?tab=noAnswer' })

  const tab = await screen.findByRole('button', { name: 'No Answer' })
  expect(tab.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('combobox', { name: 'Venue' })).toHaveProperty('value', '1')
})

async function open(...opening: Parameters<typeof openRequests>) {
  const opened = await openRequests(...opening)
  ;({ close } = opened)
  return opened
}

/** Returns the number of days of the list of completed requests. */
function daysAsked(calls: readonly PageCall[]): number {
  const asked = calls.findLast(({ query }) => query.get('status') === 'completed')?.query
  const [from, to] = ['$gt', '$lt'].map((end) => Date.parse(asked?.get(`createdAt[${end}]`) ?? ''))
  return (to! - from!) / 86_400_000
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

function tabNames(): (string | null)[] {
  const tabs = screen.getByRole('navigation', { name: 'Requests by status' })
  return within(tabs)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
}
