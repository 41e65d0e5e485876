import { type StaffRole, staffRoles } from '@brigade/domain/access/roles.ts'
import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { anAdminNotification } from '@brigade/domain/testing/notifications.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { translations as shellTranslations } from '#app/shell/shell.translations.en.ts'
import { featureList } from '#app/feature-list.ts'
import { HeaderTools } from '#app/shell/header-tools.tsx'
import { startNotificationsLive } from '#features/notifications/notifications.live.ts'
// Otherwise it is fetched when it is first unfolded, which takes time.
import '#features/notifications/parts/newest-edits.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { registerFeature } from '#kit/features/register-feature.ts'
import { signIn } from '#kit/calls/session.ts'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

const bell = () => screen.queryByRole('button', { name: /^Admin Notifications/ })
const panel = () => screen.queryByRole('region', { name: 'Admin Notifications' })

/** Opens the tools of the header, a button beside them, and other people's edits. */
async function open(known: AdminNotification[], role: StaffRole = 'admin') {
  let notifications = known
  let isBroken = false
  const writes: { method: string; address: string }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    const address = new URL(url, 'http://brigade').pathname
    if (address === '/v1/authentication') return Response.json({ accessToken: 'a-token', user: aUser({ role }) })
    if (address === '/v1/userdata') return Response.json(aUser({ role }))
    if (address.startsWith('/v1/restaurant')) return Response.json(aVenue())
    const active = notifications.filter(({ isActive }) => isActive)
    if (isBroken) return Response.json({ name: 'GeneralError', message: 'Broken', code: 500 }, { status: 500 })
    if (address === '/v1/adminnotificationcount') return Response.json({ count: active.length })
    if (!address.includes('dmin')) return Response.json([])
    if (method === 'GET') return Response.json({ total: 1, limit: 20, skip: 0, data: active.slice(0, 20) })
    writes.push({ method, address })
    const id = Number(address.split('/').at(-1))
    notifications = notifications.map((each) => ({ ...each, isActive: each.isActive && id > 0 && each.id !== id }))
    return Response.json(id > 0 ? notifications.find((each) => each.id === id) : { count: active.length })
  })
  for (const feature of featureList) registerFeature(feature)
  registerTranslations('shell', async () => ({ translations: shellTranslations }))
  await loadUiWords()
  await loadTranslations('shell', 'notifications')
  queryClient.clear()
  await signIn({ email: 'somebody@brigade.demo', password: 'brigade-demo' })
  const stopLive = await startNotificationsLive()
  const Screen = () => (
    <>
      <HeaderTools />
      <button type="button">Elsewhere</button>
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }])
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  close = () => {
    unmount()
    stopLive()
    vi.unstubAllGlobals()
  }
  return {
    router,
    user: userEvent.setup(),
    writes,
    breakServer: (next: boolean) => (isBroken = next),
    change: (next: AdminNotification[]) => (notifications = next),
  }
}

it.each(staffRoles)('stands in the header of the head office alone (%s)', async (role) => {
  await open([], role)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))

  expect(bell() !== null).toBe(role === 'admin' || role === 'organization')
})

it('says how many are new, and unfolds them', async () => {
  const { user } = await open([anAdminNotification(), anAdminNotification({ id: 2, entityName: 'Fattoush' })])
  await waitFor(() => expect(bell()?.textContent).toContain('2 new'))

  await user.click(bell()!)

  const list = within(await screen.findByRole('region', { name: 'Admin Notifications' }))
  expect(await list.findByText('Fattoush')).toBeDefined()
  expect(list.getAllByText('Item updated')).toHaveLength(2)
  expect(list.getAllByText('Layla Haddad, Harbour Hotel')).toHaveLength(2)
  expect(bell()!.getAttribute('aria-expanded')).toBe('true')
})

it('hears of one that comes, also while it is unfolded', async () => {
  const { user, change } = await open([])
  await user.click(bell()!)
  expect(await screen.findByText('No new notifications.')).toBeDefined()

  change([anAdminNotification()])
  applyNow('v1/admin-notifications', anAdminNotification())

  expect(await screen.findByText('Hummus', {}, { timeout: 5_000 })).toBeDefined()
  await waitFor(() => expect(bell()?.textContent).toContain('1 new'))
})

it('marks one as read, keeps the keyboard in the list, and counts one less', async () => {
  const { user, writes } = await open([anAdminNotification(), anAdminNotification({ id: 2, entityName: 'Fattoush' })])
  await user.click(bell()!)
  const read = await screen.findByRole('button', { name: 'Mark as read: Hummus' })

  await user.click(read)

  await waitFor(() => expect(screen.queryByText('Hummus')).toBeNull())
  expect(writes).toEqual([{ method: 'PATCH', address: '/v1/admin-notifications/1' }])
  const next = screen.getByRole('button', { name: 'Mark as read: Fattoush' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  await waitFor(() => expect(bell()?.textContent).toContain('1 new'))
  // A second press at once would do nothing; a person who comes back to the button presses it on purpose.
  await user.tab({ shift: true })
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'New' })))
  expect(screen.queryByText('Fattoush')).toBeNull()
})

it('marks all as read', async () => {
  const { user, writes } = await open([anAdminNotification(), anAdminNotification({ id: 2 })])
  await user.click(bell()!)
  const readAll = await screen.findByRole('button', { name: 'Mark all as read' })
  await waitFor(() => expect(readAll.getAttribute('aria-disabled')).toBeNull())

  await user.click(readAll)

  expect(await screen.findByText('No new notifications.')).toBeDefined()
  expect(writes).toEqual([{ method: 'POST', address: '/v1/markAllAdminNotiAsRead' }])
  await waitFor(() => expect(bell()?.textContent).toBe('Admin Notifications'))
})

it.each([
  ['by a press elsewhere', async () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))],
  ['by the keyboard that goes on', async () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())],
  ['by its own button', async () => userEvent.click(bell()!)],
  ['by following its link', async () => userEvent.click(screen.getByRole('link', { name: 'All notifications' }))],
])('folds again %s', async (_how, turn) => {
  const { user } = await open([])
  await user.click(bell()!)
  await screen.findByText('No new notifications.')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))

  await turn()

  await waitFor(() => expect(panel()).toBeNull())
})

it('folds by Escape, and the keyboard is back at its button', async () => {
  const { user } = await open([])
  await user.click(bell()!)
  ;(await screen.findByRole('link', { name: 'All notifications' })).focus()

  await user.keyboard('{Escape}')

  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(bell())
})

it('leads to all of them', async () => {
  const { user, router } = await open([])
  await user.click(bell()!)

  await user.click(await screen.findByRole('link', { name: 'All notifications' }))

  expect(router.state.location.pathname).toBe('/admin-notification')
})

it('stays unfolded for a second tap at the same spot', async () => {
  await open([])
  await placeAllTogether()
  stopTheClock()

  tapThere(bell()!)
  await screen.findByText('No new notifications.')
  tapThere(bell()!)

  expect(panel()).not.toBeNull()
})

it('says when they can’t be fetched, and fetches them again', async () => {
  const { user, breakServer } = await open([anAdminNotification()])
  await waitFor(() => expect(bell()?.textContent).toContain('1 new'))
  breakServer(true)
  await user.click(bell()!)
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  breakServer(false)

  await user.click(retry)

  expect(await screen.findByText('Hummus')).toBeDefined()
})
