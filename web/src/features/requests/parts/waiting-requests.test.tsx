import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { at, names, openRequests, row, sent, talk, towel, wish } from '#features/requests/testing/open-requests.tsx'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'
import { closeToasts } from '#kit/calls/toasts.ts'
import { receiveEvent } from '#kit/testing/receive-event.ts'

let close = () => {}

afterEach(() => {
  close()
  closeToasts()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('shows what is due first at the top', async () => {
  await open([towel, talk, wish])

  const rows = await screen.findAllByRole('rowheader')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Room 102', 'Room 101', 'Room 103'])
  expect(names('Room 103')).toEqual(['View', 'Take'])
  expect(names('Room 101')).toEqual(['Take', 'No Answer', 'Resolve'])
})

it.each([
  ['a button', 'button', 'View'],
  ['the number of its order', 'link', '#7'],
] as const)('leads by %s from a wish to cancel to its order, which resolves it', async (_by, role, name) => {
  const { calls, router } = await open([towel, wish])
  await screen.findAllByRole('rowheader')

  await userEvent.click(within(row('Room 103')).getByRole(role, { name }))

  expect(router.state.location.pathname).toBe('/orders/7')
  await waitFor(() => expect(sent(calls, 'PATCH')).toEqual([[`/${requestsPath}/3`, { status: 'completed' }]]))
})

it('folds what else can be done about a request by Escape, with the focus on its button again', async () => {
  await open([towel])
  await screen.findByText('Room 101')
  const more = within(row('Room 101')).getByRole('button', { name: /^More actions/ })
  await userEvent.click(more)
  await userEvent.tab()

  await userEvent.keyboard('{Escape}')

  expect(more.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(more)
  expect(within(row('Room 101')).queryByRole('button', { name: 'Resolve' })).toBeNull()
})

it('says by how many minutes a request is late, and no more', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  await open([{ ...towel, createdAt: minutesAgo(26), dueAt: minutesAgo(6.5) }])

  await screen.findByText('late 6')
  expect(row('Room 101').textContent).not.toMatch(/26|overdue/)
})

it('keeps its rows in place under a hand at work, without the acts of one that has ended', async () => {
  await open([towel, talk])
  await screen.findByText('Room 102')
  fireEvent.pointerDown(document.body)

  await receiveEvent(requestsPath, { ...talk, version: 3, status: 'completed' })
  await waitFor(() => expect(row('Room 102').inert).toBe(true))
  expect(tables()).toEqual(['Room 102', 'Room 101'])

  fireEvent.pointerUp(document.body)
  await waitFor(() => expect(tables()).toEqual(['Room 101']))
})

it('says who is on it, live, and lets them give it back', async () => {
  await open([towel])
  await screen.findByText('Room 101')
  expect(within(row('Room 101')).getByText('Unassigned')).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: 'Take' }))
  expect(await screen.findByText('You')).toBeDefined()
  expect(names('Room 101')).toEqual(['Resolve', 'Release', 'No Answer'])

  await receiveEvent(requestsPath, { ...towel, version: 3, takenBy: 'Omar', takenById: 99 })
  expect(await screen.findByText('Omar')).toBeDefined()
})

it('finds one’s own among more than a page, and those that nobody is on', async () => {
  const many = manyRequests()
  const mine: GuestRequest = { ...many[11]!, takenBy: 'Layla Haddad', takenById: aUser().id }
  const others: GuestRequest = { ...many[10]!, takenBy: 'Omar', takenById: 99 }
  await open([...many.slice(0, 10), others, mine])

  await userEvent.click(await screen.findByRole('button', { name: 'Mine 1' }))
  expect(tables()).toEqual(['Room 312'])
  expect(screen.getByText('You')).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: 'Unassigned 10' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(10)
  expect(screen.queryByText('Omar')).toBeNull()
})

it.each([
  ['by a part of its name', '306', ['Room 306']],
  ['in Arabic digits, and with a mark that was pasted along', '٣٠٦\u200f', ['Room 306']],
  ['by its order', '#77', ['Room 103']],
  ['by the number of its order', ' 77 ', ['Room 103']],
])('finds a room among more than a page %s', async (_how, search, rooms) => {
  const { router } = await open([...manyRequests(), { ...wish, orderId: 77 }], { path: '/tables/request?page=2' })

  await userEvent.type(await screen.findByRole('searchbox'), search)

  await waitFor(() => expect(tables()).toEqual(rooms))
  expect(router.state.location.search).not.toContain('page')
  expect(screen.getByRole('button', { name: 'All 1' })).toBeDefined()
})

it('is narrowed to what is asked for, of what waits', async () => {
  const { router } = await open([...manyRequests(), talk, wish])
  const choice = await screen.findByRole('combobox', { name: 'Request' })
  expect([...choice.children].map(({ textContent }) => textContent)).toEqual([
    'All requests',
    'Talk to Staff',
    'Request Towels',
    'Order Cancellation',
  ])

  await userEvent.selectOptions(choice, 'Talk to Staff')

  expect(tables()).toEqual(['Room 102'])
  expect(router.state.location.search).toBe('?type=talk')
  await userEvent.type(screen.getByRole('searchbox'), '9999')
  expect(await screen.findByText('No matching requests.')).toBeDefined()
})

it('offers their own to none who can be on none', async () => {
  await open(manyRequests(), { role: 'organization', path: '/tables/request?venue=1&whose=mine' })

  expect(await screen.findByRole('button', { name: 'Unassigned 12' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Mine/ })).toBeNull()
  expect(tables()).toHaveLength(12)
  expect(screen.queryByRole('button', { name: 'Take' })).toBeNull()
})

it('a second tap on what says who is on it resolves nothing', async () => {
  const { calls } = await open([towel])
  const take = await screen.findByRole('button', { name: 'Take' })
  await placeAllTogether()
  stopTheClock()

  tapThere(take)
  tapThere(await screen.findByRole('button', { name: 'Resolve' }))

  await act(async () => {})
  expect(sent(calls, 'PATCH')).toEqual([])
})

it('has twenty-five on a page, and keeps the page in the address', async () => {
  const many = Array.from({ length: 27 }, (_, index) => aRequest({ id: index + 1, table: `Room ${100 + index}` }))
  const { router } = await open(many)
  expect(await screen.findAllByRole('rowheader')).toHaveLength(25)

  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))

  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
  expect(router.state.location.search).toBe('?page=2')
})

/** Returns more than a page of requests. */
function manyRequests(): GuestRequest[] {
  return Array.from({ length: 12 }, (_, index) =>
    aRequest({ ...towel, id: index + 11, table: `Room ${index + 301}`, dueAt: at(index + 1) }),
  )
}

function tables(): (string | null)[] {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
}

async function open(...opening: Parameters<typeof openRequests>) {
  const opened = await openRequests(...opening)
  ;({ close } = opened)
  return opened
}
