import { standardService } from '@brigade/domain/requests/guest-services.rules.ts'
import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/requests/parts/ask-for-guest-drawer.tsx'
import { RoomRequests } from '#features/requests/parts/room-requests.tsx'
import { requestsFeature } from '#features/requests/requests.feature.tsx'
import { startRequestsLive } from '#features/requests/requests.live.ts'
import { guestServicesFeature } from '#features/requests/services/guest-services.feature.tsx'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { closeToasts } from '#kit/calls/toasts.ts'
import { openPage } from '#kit/testing/open-page.tsx'

const hotel = aVenue()
const room = { id: 7, name: 'Room 107', area: 'Pool' }

const taxi = aService(47, {
  label: { en: 'Taxi' },
  questions: [
    { key: 'q1', kind: 'text', label: { en: 'Where to?' }, isRequired: true },
    { key: 'q2', kind: 'number', label: { en: 'People' }, isRequired: false, least: 1, most: 4 },
    { key: 'q3', kind: 'yesNo', label: { en: 'Much luggage?' }, isRequired: true },
    {
      key: 'q4',
      kind: 'choice',
      label: { en: 'Car' },
      isRequired: false,
      options: [
        { key: 'van', label: { en: 'Van' } },
        { key: 'limo', label: { en: 'Limousine' } },
      ],
    },
  ],
})
const pillow = aService(48, {
  label: { en: 'Pillow' },
  questions: [{ key: 'q1', kind: 'number', label: { en: 'How many?' }, isRequired: true, least: 1, most: 4 }],
})

let close = () => {}

afterEach(() => {
  close()
  closeToasts()
})

it('asks the questions of a service, and sends the answers as they are meant', async () => {
  const { user, writes } = await open([taxi])
  await choose('Request', 'Taxi')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Where to?: please answer.')).toBeDefined()
  expect(screen.getByText('Much luggage?: please answer.')).toBeDefined()
  expect(writes).toEqual([])

  await user.type(screen.getByRole('textbox', { name: 'Where to?' }), 'Airport')
  await user.type(screen.getByRole('textbox', { name: 'People' }), '3')
  await user.click(screen.getByRole('radio', { name: 'No' }))
  await choose('Car', 'Limousine')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]).toMatchObject({
    requestType: 'custom',
    serviceId: 47,
    tableId: 7,
    answers: [
      { key: 'q1', value: 'Airport' },
      { key: 'q2', value: 3 },
      { key: 'q3', value: false },
      { key: 'q4', value: 'limo' },
    ],
  })
})

it('forgets the answers once another service is chosen, whose questions have the same keys', async () => {
  const { user, writes } = await open([taxi, pillow])
  await choose('Request', 'Taxi')
  await user.type(await screen.findByRole('textbox', { name: 'Where to?' }), 'Airport')
  await choose('Request', 'Pillow')
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'How many?' })
  expect(number.value).toBe('')
  await user.type(number, '2')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(writes).toMatchObject([{ serviceId: 48, answers: [{ key: 'q1', value: 2 }] }]))
})

it('offers at a room what is on in its area, at any hour', async () => {
  await open([
    aService(1, { label: { en: 'Off' }, isActive: false }),
    aService(2, { label: { en: 'At the pool' }, areas: ['Pool'] }),
    aService(3, { label: { en: 'Upstairs' }, areas: ['Floor 2'] }),
    aService(4, { label: { en: 'At night' }, hoursAvailable: ['3'] }),
  ])
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Request' }))

  expect(await screen.findByTitle('At night')).toBeDefined()
  expect(screen.getByTitle('At the pool')).toBeDefined()
  expect(screen.queryByTitle('Off')).toBeNull()
  expect(screen.queryByTitle('Upstairs')).toBeNull()
})

it('keeps what was typed when the service was switched off in between, and says so', async () => {
  const { user } = await open([pillow], {
    name: 'Unprocessable',
    className: 'unprocessable',
    code: 422,
    message: 'This request isn’t offered here.',
    data: {
      reason: 'serviceOff',
      fields: { requestType: 'This request isn’t offered here.' },
    },
  })
  await choose('Request', 'Pillow')
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'How many?' })
  await user.type(number, '2')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect((await screen.findAllByText('This request isn’t offered here.')).length).toBeGreaterThan(0)
  expect(number.value).toBe('2')
})

function aService(id: number, own: Partial<GuestService>): GuestService {
  const service = { ...standardService, restaurantId: 1, requestType: 'custom', index: id, icon: 'car' } as const
  return { ...service, dueMinutes: 10, version: 1, updatedAt: null, updatedBy: null, id, ...own }
}

/** Opens the form for the room, with these services. */
async function open(services: readonly GuestService[], refusal?: object) {
  const writes: unknown[] = []
  const element = (
    <VenueBookProvider>
      <RoomRequests room={room} venue={hotel} />
    </VenueBookProvider>
  )
  const opened = await openPage({
    features: [requestsFeature, guestServicesFeature],
    path: '/room?request=new',
    routes: [{ path: '/room', element }],
    user: aUser({ role: 'waiter' }),
    start: startRequestsLive,
    answer({ method, service, body }) {
      if (service === 'restaurant') return [hotel]
      if (service === 'guest-services') return services
      if (service === 'requestcount') return { total: 0, overdue: 0 }
      if (method !== 'POST' || service !== 'waiter') return []
      if (refusal) return Response.json(refusal, { status: 422 })
      writes.push(body)
      return aRequest({ id: 9, requestType: 'custom', orderId: null, table: room.name, tableId: room.id })
    },
  })
  close = opened.close
  await screen.findByRole('combobox', { name: 'Request' })
  return { ...opened, writes }
}

/** Picks an option of a field that offers a list. */
async function choose(field: string, option: string): Promise<void> {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: field }))
  fireEvent.click(await screen.findByTitle(option))
}
