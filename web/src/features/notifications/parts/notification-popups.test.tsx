import { countAdminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import { staffNotificationsPath } from '@brigade/domain/notifications/staff-notifications.api.ts'
import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { aStaffNotification } from '@brigade/domain/testing/notifications.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { startNotificationsLive } from '#features/notifications/notifications.live.ts'
import { notificationsFeature } from '#features/notifications/notifications.feature.tsx'
import { NotificationPopups } from '#features/notifications/parts/notification-popups.tsx'
import { shownNotificationLists } from '#features/notifications/shown-notifications.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'
import { openPopups } from '#kit/testing/open-popups.tsx'

const patience = { timeout: 5_000 }
const speaker = aLoudspeaker()
const { AudioContext } = globalThis
let close = async () => {}

afterEach(() => close())

it('shows what is written to the staff, each for itself, and all of it in a list', async () => {
  const spa = aStaffNotification({ id: 2, title: 'Spa closed', message: 'One\nTwo', type: 'warning' })
  await open([aStaffNotification(), spa])
  expect(await screen.findByRole('heading', { name: 'Pool closed' }, patience)).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Spa closed' })).toBeNull()

  await press('View')

  const list = within(screen.getByRole('dialog', { name: '2 waiting' }))
  expect(list.getByText(/One\s+Two/)).toBeDefined()
  expect(list.getByText('Warning')).toBeDefined()
})

it('opens no list by itself for what comes after the last one was put aside', async () => {
  await open([aStaffNotification()])
  await screen.findByRole('heading', { name: 'Pool closed' }, patience)
  await press('View')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close Popup' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)

  act(() => applyNow(staffNotificationsPath, aStaffNotification({ id: 2, title: 'Spa closed' })))

  await waitFor(() => expect(screen.queryByRole('article')).not.toBeNull(), patience)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('has what was put aside stay away, until it is changed', async () => {
  const notification = aStaffNotification()
  const { reopen } = await open([notification])
  await screen.findByRole('heading', { name: 'Pool closed' }, patience)
  await press('Close Popup')
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)

  await reopen()
  expect(screen.queryByRole('article')).toBeNull()
  const changed: StaffNotification = { ...notification, version: 2, title: 'Pool open' }
  act(() => applyNow(staffNotificationsPath, changed))

  expect(await screen.findByRole('heading', { name: 'Pool open' }, patience)).toBeDefined()
})

it('shows again to the next person what somebody put aside who has signed out', async () => {
  await open([aStaffNotification()])
  await screen.findByRole('heading', { name: 'Pool closed' }, patience)
  await press('Close Popup')
  await close()

  await open([aStaffNotification()])

  expect(await screen.findByRole('heading', { name: 'Pool closed' }, patience)).toBeDefined()
})

it('has no button for what may not be put aside, and hides nothing behind it', async () => {
  const fixed = aStaffNotification({ isClosable: false })
  await open([fixed, aStaffNotification({ id: 2, title: 'Spa closed' })])
  expect(await screen.findByRole('heading', { name: 'Spa closed' }, patience)).toBeDefined()

  await press('Close Popup')

  expect(await screen.findByRole('heading', { name: 'Pool closed' }, patience)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Close Popup' })).toBeNull()
})

it('sounds when one comes, and takes it away when it is ended or deleted', async () => {
  await open([])
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  // A tune of an earlier test would not start over itself.
  await waitFor(() => expect(speaker.isSilent()).toBe(true), patience)
  speaker.tones.length = 0
  const [one, other] = [aStaffNotification(), aStaffNotification({ id: 2, title: 'Spa closed' })]

  act(() => applyNow(staffNotificationsPath, [one, other]))
  expect(await screen.findByRole('heading', { name: 'Pool closed' }, patience)).toBeDefined()
  await waitFor(() => expect(speaker.tones.length).toBeGreaterThan(0), patience)
  const ended: StaffNotification = { ...one, isActive: false, version: 2 }
  act(() => applyNow(staffNotificationsPath, ended))
  expect(await screen.findByRole('heading', { name: 'Spa closed' }, patience)).toBeDefined()
  act(() => void shownNotificationLists.remove([other]))

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)
})

it('shows nothing to who writes them', async () => {
  const { calls } = await open([aStaffNotification()], 'admin')

  expect(calls.filter((address) => address.startsWith(`/${staffNotificationsPath}`))).toEqual([])
  expect(screen.queryByRole('article')).toBeNull()
})

it('puts all aside at one press, also for a page that is loaded again, but for what nobody may', async () => {
  const fixed = aStaffNotification({ isClosable: false })
  const { reopen } = await open([fixed, aStaffNotification({ id: 2, title: 'Spa closed' })])
  await screen.findByRole('heading', { name: 'Spa closed' }, patience)
  await press('View')
  const list = within(screen.getByRole('dialog', { name: '2 waiting' }))
  const closeAll = list.getByRole('button', { name: 'Close all' })
  await waitFor(() => expect(closeAll.getAttribute('aria-disabled')).not.toBe('true'), patience)

  await userEvent.click(closeAll)

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Pool closed' }, patience)).toBeDefined()
  await reopen()
  expect(screen.getByRole('heading', { name: 'Pool closed' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Spa closed' })).toBeNull()
})

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }))
}

/** Opens the pop-ups of a person at a venue where these are shown. */
async function open(notifications: StaffNotification[], role: 'waiter' | 'admin' = 'waiter') {
  const calls: string[] = []
  // Closing the pop-ups has put back what the browser has, which is none.
  vi.stubGlobal('AudioContext', AudioContext)
  const opened = await openPopups({
    features: [notificationsFeature],
    Popups: NotificationPopups,
    user: aUser({ role }),
    start: startNotificationsLive,
    answer: ({ path, service }) => {
      calls.push(path)
      if (service === 'restaurant') return aVenue()
      if (path === `/${countAdminNotificationsPath}`) return { count: 0 }
      return path === `/${staffNotificationsPath}` ? notifications : undefined
    },
  })
  close = opened.close
  return {
    calls,
    async reopen() {
      ;({ close } = await opened.reload())
      await screen.findByRole('status', { name: 'Staff messages' })
    },
  }
}
