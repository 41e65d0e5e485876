import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { anAdminNotification } from '@brigade/domain/testing/notifications.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { notificationsFeature } from '#features/notifications/notifications.feature.tsx'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/notifications/pages/admin-notifications.page.tsx'
import { startNotificationsLive } from '#features/notifications/notifications.live.ts'
import { speak } from '#kit/testing/speak.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { openPage } from '#kit/testing/open-page.tsx'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'

type Write = { method: string; path: string; body: unknown }

let close = () => {}

afterEach(async () => {
  close()
  await speak('en')
  vi.restoreAllMocks()
})

/** Opens the page as the admin, with these notifications. */
async function open(known: AdminNotification[], path = '/admin-notification') {
  let notifications = known
  let isBroken = false
  const writes: Write[] = []
  const asked: string[] = []
  const opened = await openPage({
    features: [notificationsFeature],
    path,
    user: aUser({ role: 'admin' }),
    start: startNotificationsLive,
    answer({ method, path: address, service, id, query, body }) {
      const active = notifications.filter(({ isActive }) => isActive)
      if (isBroken) return Response.json({ name: 'GeneralError', message: 'Broken', code: 500 }, { status: 500 })
      if (service === 'adminnotificationcount') return { count: active.length }
      if (service === 'markAllAdminNotiAsRead') {
        writes.push({ method, path: address, body })
        notifications = notifications.map((each) => ({ ...each, isActive: false }))
        return { count: active.length }
      }
      if (service !== 'admin-notifications') return []
      if (method === 'PATCH') {
        writes.push({ method, path: address, body })
        notifications = notifications.map((each) => (each.id === Number(id) ? { ...each, isActive: false } : each))
        return notifications.find((each) => each.id === Number(id))
      }
      asked.push(query.toString())
      const isActive = query.get('isActive')
      const found = notifications.filter((each) => isActive === null || String(each.isActive) === isActive)
      const skip = Number(query.get('$skip') ?? 0)
      return { total: found.length, limit: 20, skip, data: found.slice(skip, skip + 20) }
    },
  })
  close = opened.close
  return {
    ...opened,
    writes,
    asked,
    breakServer: (next: boolean) => (isBroken = next),
    change: (next: AdminNotification[]) => (notifications = next),
  }
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

it('says what was edited, how, by whom, where and when, on the clock of who looks', async () => {
  await open([
    anAdminNotification({
      message:
        'Layla Haddad updated the item Hummus at Harbour Hotel. (price: AED 19.50 → 0.01; Large: AED 2.00 → 3.00)',
    }),
    anAdminNotification({ id: 2, entity: 'side', entityName: 'Pickles', action: 'deleted', isActive: false }),
  ])

  const hummus = within(await row('Hummus'))
  for (const text of ['Item updated', 'Layla Haddad', 'Harbour Hotel', 'New']) {
    expect(hummus.getByText(text)).toBeDefined()
  }
  expect(hummus.getByText('Price: AED 19.50 → 0.01; Large: AED 2.00 → 3.00')).toBeDefined()
  const here = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
  expect(hummus.getByText(new RegExp(here.format(new Date('2026-03-04T08:00:00.000Z'))))).toBeDefined()
  const pickles = within(await row('Pickles'))
  expect(pickles.getByText('Side deleted')).toBeDefined()
  expect(pickles.getByText('Read')).toBeDefined()
  expect(pickles.queryByRole('button')).toBeNull()
  expect(screen.getByText('2 notifications')).toBeDefined()
})

it('marks one as read with one press', async () => {
  const { user, writes } = await open([
    anAdminNotification(),
    anAdminNotification({ id: 2, entityName: 'Fattoush', isClosable: false }),
  ])

  await user.click(await screen.findByRole('button', { name: 'Mark as read: Hummus' }))

  expect(await within(await row('Hummus')).findByText('Read')).toBeDefined()
  expect(writes).toEqual([{ method: 'PATCH', path: '/v1/admin-notifications/1', body: { isActive: false } }])
  expect(screen.queryByRole('button', { name: 'Mark as read: Fattoush' })).toBeNull()
})

it('marks one as read for two taps in one place, though the next comes to stand there', async () => {
  const { writes } = await open(
    [anAdminNotification({ id: 2 }), anAdminNotification({ entityName: 'Fattoush' })],
    '/admin-notification?state=unread',
  )
  const read = await screen.findByRole('button', { name: 'Mark as read: Hummus' })
  await placeAllTogether()
  stopTheClock()

  tapThere(read)
  await waitFor(() => expect(screen.queryByText('Hummus')).toBeNull())
  tapThere(screen.getByRole('button', { name: 'Mark as read: Fattoush' }))

  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes).toMatchObject([{ path: '/v1/admin-notifications/2' }])
})

it.each([
  ['in the list of new ones', '/admin-notification?state=unread'],
  ['in the list of all', '/admin-notification'],
])('leads the keyboard on to the next one, and from the last to the heading, %s', async (_where, path) => {
  const { user } = await open([anAdminNotification(), anAdminNotification({ id: 2, entityName: 'Fattoush' })], path)
  ;(await screen.findByRole('button', { name: 'Mark as read: Hummus' })).focus()
  await user.keyboard('{Enter}')
  const next = screen.getByRole('button', { name: 'Mark as read: Fattoush' })
  await waitFor(() => expect(document.activeElement).toBe(next))

  // A second Enter at once would press nothing; a person who comes back to the button presses it on purpose.
  await user.tab({ shift: true })
  await user.tab()
  await user.keyboard('{Enter}')

  const heading = screen.getByRole('heading', { name: 'Admin Notifications' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('marks all as read, up to the newest that was seen', async () => {
  const { user, writes } = await open([anAdminNotification({ id: 7 }), anAdminNotification({ id: 4 })])
  const readAll = await screen.findByRole('button', { name: 'Mark all as read' })
  await waitFor(() => expect(readAll.getAttribute('aria-disabled')).toBeNull())

  await user.click(readAll)

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read: Hummus' })).toBeNull())
  expect(writes).toEqual([{ method: 'POST', path: '/v1/markAllAdminNotiAsRead', body: { upTo: 7 } }])
  await waitFor(() => expect(readAll.getAttribute('aria-disabled')).toBe('true'))
})

it('says that nothing is new where a colleague has just marked all', async () => {
  const { user, change } = await open([anAdminNotification()])
  render(<ToastHost />)
  const readAll = await screen.findByRole('button', { name: 'Mark all as read' })
  await waitFor(() => expect(readAll.getAttribute('aria-disabled')).toBeNull())
  change([anAdminNotification({ isActive: false })])

  await user.click(readAll)

  expect(await screen.findByText('No new notifications.')).toBeDefined()
})

it('goes through its pages and states in its address', async () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    anAdminNotification({ id: 25 - index, entityName: `Dish ${index + 1}.`, isActive: index < 21 }),
  )
  const { user, router, asked } = await open(many)
  await screen.findByText('Dish 1.')

  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(await screen.findByText('Dish 25.')).toBeDefined()
  expect(router.state.location.search).toBe('?page=2')
  await user.click(screen.getByRole('button', { name: 'Read' }))

  await waitFor(() => expect(screen.queryByText('Dish 1.')).toBeNull())
  expect(router.state.location.search).toBe('?state=read')
  expect(decodeURIComponent(asked.at(-1)!)).toContain('isActive=false&$countTo=10000')
})

it('hears of an edit that is made meanwhile, and says when there is none', async () => {
  const { change } = await open([])
  expect(await screen.findByText('No notifications.')).toBeDefined()

  change([anAdminNotification()])
  applyNow('v1/admin-notifications', anAdminNotification())

  expect(await screen.findByText('Hummus', {}, { timeout: 5_000 })).toBeDefined()
})

it('says when the list can’t be fetched, and fetches it again', async () => {
  const { user, breakServer } = await open([])
  await screen.findByText('No notifications.')
  breakServer(true)
  await user.click(screen.getByRole('button', { name: 'Read' }))
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  breakServer(false)

  await user.click(retry)

  expect(await screen.findByText('No notifications.')).toBeDefined()
})

it('says all of it in Arabic, changed prices too', async () => {
  const message =
    'Layla Haddad updated the item Hummus at Harbour Hotel. (discounted price: AED 9.00 → 8.00; A: AED 1.00 → 2.00; and 3 more)'
  await open([anAdminNotification({ message })])
  await row('Hummus')

  await speak('ar')

  expect(await screen.findByRole('heading', { name: 'إشعارات الإدارة' })).toBeDefined()
  expect(screen.getByText('تعديل صنف')).toBeDefined()
  expect(
    screen.getByText(/السعر المخفَّض: .*AED 9\.00.* ← .*8\.00.*; A: .*AED 1\.00.* ← .*2\.00.*; و3 غيرها/),
  ).toBeDefined()
})
