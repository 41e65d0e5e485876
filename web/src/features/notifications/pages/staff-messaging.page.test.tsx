import { notificationErrors } from '@brigade/domain/notifications/notifications.errors.ts'
import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { aStaffNotification } from '@brigade/domain/testing/notifications.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { notificationsFeature } from '#features/notifications/notifications.feature.tsx'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/notifications/pages/staff-messaging.page.tsx'
import { startNotificationsLive } from '#features/notifications/notifications.live.ts'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { applyNow } from '#kit/live/live-rules.ts'
import { openPage } from '#kit/testing/open-page.tsx'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'

type Write = { method: string; id?: string; body: Record<string, unknown> | undefined }
type Answer = (write: Write) => Response | undefined

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

/** Opens the page as the admin of two venues; the first has these messages. */
async function open(
  known: StaffNotification[],
  { path = '/notifications', answer = () => undefined }: { path?: string; answer?: Answer } = {},
) {
  let notifications = known
  let isBroken = false
  const writes: Write[] = []
  const opened = await openPage({
    features: [notificationsFeature, venuesFeature],
    path,
    user: aUser({ role: 'admin' }),
    start: startNotificationsLive,
    answer({ method, service, id, query, body }) {
      if (service === 'restaurant') return [aVenue(), aVenue({ id: 2, name: 'Olive Street' })]
      if (service === 'adminnotificationcount') return { count: 0 }
      if (service !== 'notifications') return []
      if (isBroken) return Response.json({ name: 'GeneralError', message: 'Broken', code: 500 }, { status: 500 })
      if (method === 'GET') {
        if (id) return notifications.find((each) => each.id === Number(id))
        const isActive = query.get('isActive')
        const data = notifications.filter(
          (each) =>
            String(each.restaurantId) === query.get('restaurantId') &&
            (isActive === null || String(each.isActive) === isActive),
        )
        return { total: data.length, limit: 20, skip: 0, data }
      }
      const write = { method, ...(id && { id }), body: body as Write['body'] }
      writes.push(write)
      const special = answer(write)
      if (special) return special
      const before = notifications.find((each) => each.id === Number(id)) ?? aStaffNotification({ id: 9 })
      const after = { ...before, ...write.body, version: before.version + 1 }
      const others = notifications.filter((each) => each.id !== before.id)
      notifications = [...(method === 'DELETE' ? [] : [after]), ...others]
      return after
    },
  })
  close = opened.close
  return {
    router: opened.router,
    writes,
    user: opened.user,
    breakServer: (next: boolean) => (isBroken = next),
    change: (next: StaffNotification[]) => (notifications = next),
  }
}

it('writes a message to the staff of the venue, with a time on its clock', async () => {
  const { user, writes } = await open([])
  await screen.findByText('No messages found.')
  await user.click(screen.getByRole('button', { name: 'New message' }))

  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(notificationErrors.titleMissing)).toBeDefined()
  expect(screen.getByText(notificationErrors.messageMissing)).toBeDefined()
  expect(writes).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Pool closed')
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Until tomorrow.')
  const day = screen.getByLabelText('Shown until')
  const time = screen.getByRole('textbox', { name: 'Time of day' })
  await user.type(time, '2200')
  await user.type(day, '4.3.2020{Enter}')
  expect(await screen.findByText(notificationErrors.validityPast)).toBeDefined()
  expect(day).toHaveProperty('value', '4 Mar 2020')
  expect(time).toHaveProperty('value', '22:00')
  await user.clear(day)
  await user.type(day, '4 Mar 2999{Enter}')
  await user.click(screen.getByRole('switch', { name: 'Dismissible' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('rowheader', { name: /Pool closed/ })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes).toEqual([
    {
      method: 'POST',
      body: {
        restaurantId: 1,
        title: 'Pool closed',
        message: 'Until tomorrow.',
        type: 'info',
        validity: '2999-03-04T18:00:00.000Z',
        isClosable: false,
        idempotencyKey: expect.any(String),
      },
    },
  ])
})

it('sends again under the same key what got no answer, and under another what was changed meanwhile', async () => {
  let isCut = true
  const { user, writes } = await open([], {
    answer: () => {
      if (isCut) throw new TypeError('Failed to fetch')
      return undefined
    },
  })
  await screen.findByText('No messages found.')
  await user.click(screen.getByRole('button', { name: 'New message' }))
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Pool closed')
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Until tomorrow.')
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))

  await save()
  await waitFor(() => expect(writes.length).toBeGreaterThan(0))
  const first = writes.length
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull())
  isCut = false
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), '!')
  await save()

  await waitFor(() => expect(writes.length).toBeGreaterThan(first))
  const keys = writes.map(({ body }) => body?.idempotencyKey)
  expect(new Set(keys.slice(0, first)).size).toBe(1)
  expect(keys.at(-1)).not.toBe(keys[0])
})

it.each([
  ['forbidden', 403, 'You may not do this.'],
  ['broken', 500, 'Something went wrong.'],
])(
  'says in the form that nothing was sent, and keeps what was typed, where the save is %s',
  async (reason, code, message) => {
    let isRefused = true
    const refused = { name: 'Error', className: reason, code, message, data: { requestId: 'a-call' } }
    const { user, writes } = await open([], {
      answer: () => (isRefused ? Response.json(refused, { status: code }) : undefined),
    })
    await screen.findByText('No messages found.')
    await user.click(screen.getByRole('button', { name: 'New message' }))
    const form = within(await screen.findByRole('dialog', { name: 'New staff message' }))
    await user.type(form.getByRole('textbox', { name: /^Title/ }), 'Fire alarm')
    await user.type(form.getByRole('textbox', { name: /^Message/ }), 'Leave the house.')

    await user.click(form.getByRole('button', { name: 'Save' }))
    const note = within(await form.findByRole('alert'))
    expect(note.getByText(message)).toBeDefined()
    expect(note.getByText(/a-call/)).toBeDefined()
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Fire alarm')
    isRefused = false
    await user.click(form.getByRole('button', { name: 'Save' }))

    expect(await screen.findByRole('rowheader', { name: /Fire alarm/ })).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(writes.at(-1)).toMatchObject({ body: { title: 'Fire alarm', message: 'Leave the house.' } })
  },
)

it('says in the form that a change was refused', async () => {
  const refused = { name: 'Error', className: 'general-error', code: 500, message: 'Something went wrong.' }
  const { user } = await open([aStaffNotification()], { answer: () => Response.json(refused, { status: 500 }) })
  await user.click(await screen.findByRole('button', { name: 'Edit Pool closed' }))
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  await user.type(title, '!')

  await user.click(screen.getByRole('button', { name: 'Save' }))

  const form = within(screen.getByRole('dialog', { name: 'Staff message' }))
  expect((await form.findByRole('alert')).textContent).toContain('Something went wrong.')
})

it('changes a message from the version that was opened, and brings it together with what somebody else made of it', async () => {
  const mine = aStaffNotification()
  const theirs = { ...mine, message: 'Until Friday.', version: 2, updatedBy: 'Henrik Solberg' }
  const { user, writes } = await open([mine], {
    answer: ({ body }) => {
      if (body?.version !== 1) return undefined
      const data = { reason: 'staleVersion', current: theirs, changedBy: 'Henrik Solberg', changedAt: theirs.updatedAt }
      return Response.json({ name: 'Conflict', className: 'conflict', code: 409, message: 'x', data }, { status: 409 })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Pool closed' }))
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  await user.clear(title)
  await user.type(title, 'Pool and spa closed')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText(/Henrik Solberg changed this record/)).toBeDefined()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe('Until Friday.')
  await user.click(screen.getByRole('button', { name: 'Save again' }))

  expect(await screen.findByRole('rowheader', { name: /Pool and spa closed/ })).toBeDefined()
  expect(writes.at(-1)).toMatchObject({
    method: 'PATCH',
    id: '1',
    body: { title: 'Pool and spa closed', message: 'Until Friday.', version: 2 },
  })
})

it('ends a message with one press, and deletes one after a question', async () => {
  const { user, writes } = await open([aStaffNotification(), aStaffNotification({ id: 2, title: 'Spa closed' })])

  await user.click(await screen.findByRole('button', { name: 'End Spa closed' }))
  expect(await screen.findByText('Ended', { selector: 'td *' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Delete Pool closed' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this message?' }))
  await user.click(question.getByRole('button', { name: 'Delete message' }))

  await waitFor(() => expect(screen.queryByText('Pool closed')).toBeNull())
  expect(writes).toMatchObject([
    { method: 'PATCH', id: '2', body: { isActive: false } },
    { method: 'DELETE', id: '1' },
  ])
})

it('ends one message for two taps in one place, though the next comes to stand there', async () => {
  const known = [aStaffNotification(), aStaffNotification({ id: 2, title: 'Spa closed' })]
  const { writes } = await open(known, { path: '/notifications?state=shown' })
  const end = await screen.findByRole('button', { name: 'End Spa closed' })
  await placeAllTogether()
  stopTheClock()

  tapThere(end)
  await waitFor(() => expect(screen.queryByText('Spa closed')).toBeNull())
  tapThere(screen.getByRole('button', { name: 'End Pool closed' }))

  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes).toMatchObject([{ method: 'PATCH', id: '2', body: { isActive: false } }])
})

it('is narrowed by state and by venue, in its address', async () => {
  const { user, router } = await open([
    aStaffNotification(),
    aStaffNotification({ id: 2, restaurantId: 2, title: 'Spa closed' }),
  ])
  await screen.findByText('Pool closed')

  await user.click(screen.getByRole('button', { name: 'Ended' }))
  expect(await screen.findByText('No messages found.')).toBeDefined()
  expect(router.state.location.search).toBe('?state=ended')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Venue' }), 'Olive Street')

  expect(await screen.findByText('Spa closed')).toBeDefined()
})

it('opens what its address names', async () => {
  await open([aStaffNotification()], { path: '/notifications?edit=1' })

  expect(await screen.findByRole('dialog', { name: 'Staff message' })).toBeDefined()
})

it('hears of what others write, and says when the list can’t be fetched', async () => {
  const { user, change, breakServer } = await open([])
  await screen.findByText('No messages found.')

  change([aStaffNotification()])
  applyNow('v1/notifications', aStaffNotification())
  expect(await screen.findByText('Pool closed', {}, { timeout: 5_000 })).toBeDefined()
  breakServer(true)
  await user.click(screen.getByRole('button', { name: 'Ended' }))
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  breakServer(false)
  await user.click(retry)

  expect(await screen.findByText('No messages found.')).toBeDefined()
})
