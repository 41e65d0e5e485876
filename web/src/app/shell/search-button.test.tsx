import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { featureList } from '#app/feature-list.ts'
import { SearchButton } from '#app/shell/search-button.tsx'
// Otherwise it is fetched when it is first opened, which takes time.
import '#app/shell/search-dialog.tsx'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { registerFeature } from '#kit/features/register-feature.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { quietMs } from '#kit/keys/scan-guard.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

let close = () => {}

/** The guests that the server was asked for. */
const asked: string[] = []
const endedOrder = anOrder({ id: 501, table: 'Room 118', status: 'completed', paymentInfo: { lastname: 'Marri' } })

beforeAll(async () => {
  for (const feature of featureList) registerFeature(feature)
  registerTranslations('shell', () => import('#app/shell/shell.translations.en.ts'))
  await loadUiWords()
  await loadTranslations('shell', 'orders')
})

afterEach(() => {
  close()
  asked.length = 0
})

type Answer = (path: string) => Promise<Response | undefined> | undefined

async function open(role: 'manager' | 'waiter' = 'manager', answer?: Answer) {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://brigade')
    const user = aUser({ role })
    if (pathname === '/v1/authentication') return Response.json({ accessToken: 'a-token', user })
    if (pathname === '/v1/userdata') return Response.json(user)
    const lists: Record<string, object[]> = {
      '/v1/order': [anOrder({ id: 767, table: 'Room 202', paymentInfo: { lastname: 'Haddad' } })],
      '/v1/table': [aTable({ id: 7, name: 'Room 204' }), aTable({ id: 8, name: 'Room 301' })],
    }
    const guest = searchParams.get('lastname')
    if (guest !== null) {
      asked.push(guest)
      return Response.json({ total: 1, limit: 6, skip: 0, data: [endedOrder] })
    }
    return (await answer?.(pathname)) ?? Response.json(lists[pathname] ?? aVenue())
  })
  queryClient.clear()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  const router = createMemoryRouter([{ path: '*', element: <SearchButton /> }])
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  close = () => {
    unmount()
    vi.unstubAllGlobals()
  }
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Find order, room, guest' }))
  const field = await screen.findByRole('combobox', { name: 'Find order, room, guest' })
  return { router, user, field }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

/** Presses Enter as a hand does, whatever the tests before typed without a pause. */
async function pressEnter(user: ReturnType<typeof userEvent.setup>) {
  await act(() => new Promise((resolve) => setTimeout(resolve, quietMs + 50)))
  await user.keyboard('{Enter}')
}

it('has the screens of the person, and opens by its keys again, but not amid the keys of a scan', async () => {
  const { user, field } = await open()
  expect(document.activeElement).toBe(field)
  expect(options()).toContain('Payments')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('combobox')).toBeNull()

  await user.keyboard('{Control>}k{/Control}')
  expect(screen.getByRole('combobox')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('8{Control>}k{/Control}')

  expect(screen.queryByRole('combobox')).toBeNull()
})

it('finds a room by its number, and Enter opens it', async () => {
  const { router, user, field } = await open()

  await user.type(field, '204')
  await waitFor(() => expect(options()[0]).toBe('Room 204'))
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await pressEnter(user)

  expect(router.state.location.pathname).toBe('/tables/7')
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('finds an order by its number and by its guest', async () => {
  const { router, user, field } = await open()

  await user.type(field, 'hadd')
  const orders = await screen.findByRole('group', { name: 'Orders' })
  await waitFor(() => expect(within(orders).getAllByRole('option')[0]?.textContent).toContain('Room 202'))
  expect(options()).toContain('All orders of guest “hadd”')
  await user.clear(field)
  await user.type(field, '#767')
  await waitFor(() => expect(options()[0]).toContain('Room 202'))
  await pressEnter(user)

  expect(router.state.location.pathname).toBe('/orders/767')
})

it('finds a guest whose order has ended, by one question after the last letter', async () => {
  const { router, user, field } = await open()

  await user.type(field, 'marr')
  const orders = await screen.findByRole('group', { name: 'Orders' })
  expect(within(orders).getByRole('option').textContent).toMatch(/Room 118.*Marri/)
  expect(asked.at(-1)).toBe('marr')
  await user.clear(field)
  await user.type(field, '#501')
  await pressEnter(user)

  expect(asked).not.toContain('#501')
  expect(router.state.location.search).toContain('501')
})

it('leads the waiter to no list that they may not open', async () => {
  const { user, field } = await open('waiter')

  await user.type(field, 'nobody')

  expect(await screen.findByText('Nothing found.')).toBeDefined()
  expect(options()).toEqual([])
})

it('opens nothing by the Enter of a scanner', async () => {
  const { router, user, field } = await open()

  let typedAt = 0
  field.addEventListener('input', ({ timeStamp }) => (typedAt = timeStamp))
  await user.type(field, '204')
  const enter = createEvent.keyDown(field, { key: 'Enter' })
  Object.defineProperty(enter, 'timeStamp', { value: typedAt + 10 })
  fireEvent(field, enter)

  expect(router.state.location.pathname).toBe('/')
  expect(screen.getByRole('combobox')).toBe(field)
})

it('says that nothing is found only once everything is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user, field } = await open('waiter', (path) => (path === '/v1/table' ? promise : undefined))

  await user.type(field, 'nobody')
  await new Promise((later) => setTimeout(later, 50))
  expect(screen.queryByText('Nothing found.')).toBeNull()

  resolve(Response.json([]))
  expect(await screen.findByText('Nothing found.')).toBeDefined()
})

it('says what failed instead of that nothing is found, and tries again', async () => {
  let isRefused = true
  const { user, field } = await open('waiter', async (path) =>
    path === '/v1/table' && isRefused ? Response.json({ code: 403, message: 'Refused' }, { status: 403 }) : undefined,
  )

  await user.type(field, '204')
  const note = await screen.findByRole('alert')
  expect(screen.queryByText('Nothing found.')).toBeNull()
  isRefused = false
  await user.click(within(note).getByRole('button', { name: 'Try again' }))

  await waitFor(() => expect(options()).toEqual(['Room 204']))
  expect(screen.queryByRole('alert')).toBeNull()
})
