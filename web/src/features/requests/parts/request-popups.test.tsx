import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { startOrdersLive } from '#features/orders/records/orders.live.ts'
import { RequestPopups } from '#features/requests/parts/request-popups.tsx'
import { startRequestsLive } from '#features/requests/requests.live.ts'
import { requestsFeature } from '#features/requests/requests.feature.tsx'
import { wholeName } from '#kit/formats/whole-name.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'
import { openPopups } from '#kit/testing/open-popups.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'

aLoudspeaker()
let close = async () => {}

afterEach(() => close())

const queued = anOrder({ id: 7, table: 'Room 204', cart: [aCartLine({ itemQty: 2 })] })

it('says what is in an order that no list of this person has, and follows what becomes of it', async () => {
  const calls = await open(queued)
  const [line] = queued.cart
  const words = `2× ${line!.name.en}`
  expect(await screen.findByText(words)).toBeDefined()

  const changed: Order = { ...queued, version: 2, cart: [{ ...line!, itemQty: 3 }] }
  await receiveEvent(ordersPath, changed)

  expect(screen.getByText(`3× ${line!.name.en}`)).toBeDefined()
  expect(calls.filter((address) => address.startsWith(`/${ordersPath}/`))).toEqual([`/${ordersPath}/7`])
})

it.each([
  ['waiter', 'its sentence', 'link', `${wholeName('Room 204')} asks to cancel order #7.`],
  ['waiter', 'View', 'button', 'View'],
  ['manager', 'its sentence', 'link', `${wholeName('Room 204')} asks to cancel order #7.`],
  ['manager', 'View', 'button', 'View'],
] as const)('leads %s from a wish to cancel to its order by %s, which resolves it', async (role, _how, kind, name) => {
  const asked = anOrder({ ...queued, cancelAskedAt: '2026-03-04T08:00:00.000Z' })
  const { patched, router } = await openFor({ order: asked, role })
  const way = await screen.findByRole(kind, { name })

  await userEvent.click(way)

  expect(router.state.location.pathname).toBe('/orders/7')
  await waitFor(() => expect(patched).toEqual([[`/${requestsPath}/1`, { status: 'completed' }]]))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

it.each([
  ['kitchen', queued.id, '/orders/7'],
  ['towel', null, '/tables/request'],
] as const)(
  'leads from all else to where there is more of it, and resolves nothing: %s',
  async (requestType, orderId, to) => {
    const requests = [aRequest({ requestType, orderId })]
    const { patched, router } = await openFor({ order: queued, requests })
    const sentence = await screen.findByRole('link')

    await userEvent.click(sentence)

    expect(router.state.location.pathname).toBe(to)
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(patched).toEqual([])
  },
)

it('offers to be on it where a guest asks for a service, and is gone once somebody is', async () => {
  const towel = aRequest({ requestType: 'towel', orderId: null, table: 'Room 306' })
  const taken: GuestRequest = { ...towel, version: 2, takenBy: 'Omar', takenById: 9 }
  await open(queued, [towel])

  const popup = within(await screen.findByRole('article'))
  expect(popup.getByRole('heading', { name: 'Room 306 Waiter Request' })).toBeDefined()
  expect(popup.getByText('Room 306 asks for towels.')).toBeDefined()
  expect(popup.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual(
    ['View', 'Take', 'Close Popup', 'Show details'],
  )

  await receiveEvent(requestsPath, taken)

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

it.each(['manager', 'waiter'] as const)('lets the %s view a wish to cancel, and answer it there', async (role) => {
  const asked = anOrder({ ...queued, cancelAskedAt: '2026-03-04T08:00:00.000Z' })
  await openFor({ order: asked, role })

  const popup = within(await screen.findByRole('article'))
  expect(popup.getByRole('heading', { name: 'Room 204 Order Cancellation' })).toBeDefined()
  expect(popup.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual(
    ['View', 'Close Popup', 'Show details'],
  )
})

it.each(['card', 'bill', 'kitchen'] as const)(
  'is taken alike by who takes what is asked for: %s',
  async (requestType) => {
    const asked = aRequest({ id: 5, requestType, orderId: requestType === 'kitchen' ? queued.id : null })
    const calls = await open(queued, [asked])

    const take = await screen.findByRole('button', { name: 'Take' })
    await userEvent.click(take)

    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(calls).toContain('/v1/take/request')
    expect(calls).not.toContain(`/${requestsPath}/5`)
  },
)

it('lists what waits under its own name, where several wait', async () => {
  const wanted = (['towel', 'card', 'talk'] as const).map((requestType, index) =>
    aRequest({ id: index + 1, requestType, orderId: null, table: `Room 30${index}` }),
  )
  await open(queued, wanted)

  const more = await screen.findByRole('button', { name: /^2 more waiting/ })
  await userEvent.click(more)

  const list = within(await screen.findByRole('dialog', { name: '3 waiting' }))
  expect(list.getByRole('heading', { name: 'Trays and Guest Requests' })).toBeDefined()
  expect(list.getAllByRole('button', { name: 'Take' })).toHaveLength(3)
})

it.each<StaffRole>(['manager', 'waiter', 'orderTaker'])(
  'begins with the room of a late request, says by how much it is late, and lists what is due first: %s',
  async (role) => {
    const calm = aRequest({ requestType: 'towel', orderId: null, table: 'Room 300', dueAt: '2099-03-04T08:00:00.000Z' })
    const late = aRequest({
      ...calm,
      id: 2,
      requestType: 'talk',
      table: 'Room 301',
      createdAt: '2026-03-04T08:05:00.000Z',
      dueAt: '2026-03-04T08:10:00.000Z',
    })
    await open(queued, [calm, late], role)

    const popup = await screen.findByRole('article')
    expect(within(popup).getByText('Room 301 wants to talk to staff.')).toBeDefined()
    expect(within(popup).getByRole('heading', { name: 'Room 301 Waiter Request' })).toBeDefined()
    expect(within(popup).getByText('talk to staff')).toBeDefined()
    expect(within(popup).getAllByText(/^late \d/)).toHaveLength(1)
    await userEvent.click(await screen.findByRole('button', { name: /^1 more waiting\./ }))

    const list = within(await screen.findByRole('dialog', { name: '2 waiting' }))
    const rows = list.getAllByRole('listitem').map((row) => within(row))
    expect(rows[0]!.getByText('Room 301 wants to talk to staff.')).toBeDefined()
    expect(rows[0]!.getAllByText(/^late \d/)).toHaveLength(1)
    expect(rows[1]!.getByText('Room 300 asks for towels.')).toBeDefined()
    expect(rows[1]!.queryByText(/^late/)).toBeNull()
  },
)

it('has the answers to a request of the venue’s own after its name', async () => {
  const taxi = aRequest({
    requestType: 'custom',
    orderId: null,
    table: 'Room 104',
    dueAt: '2026-03-04T08:10:00.000Z',
    serviceId: 7,
    serviceLabel: { en: 'Taxi' },
    answers: [{ key: 'q1', kind: 'text', label: { en: 'Where to?' }, value: 'Airport' }],
  })
  await open(queued, [taxi])
  const popup = within(await screen.findByRole('article'))

  expect(popup.getByRole('heading', { name: 'Room 104 Guest Request' })).toBeDefined()
  const [sentence, short, answers] = popup.getByRole('link').childNodes
  expect(sentence!.textContent).not.toContain('Airport')
  expect(short!.textContent).toBe('Taxi')
  expect(answers!.textContent).toBe(' Where to? Airport')
})

/**
 * Opens the pop-ups of a waiter, unless another role is given, whom a guest asks to cancel this order. Returns the
 * requested paths.
 */
async function open(order: Order, requests?: GuestRequest[], role?: StaffRole): Promise<string[]> {
  return (await openFor({ order, requests, role })).calls
}

type OpenFor = { order: Order; requests?: GuestRequest[] | undefined; role?: StaffRole | undefined }

async function openFor({ order, requests = [aWishToCancel(order)], role = 'waiter' }: OpenFor) {
  const calls: string[] = []
  const patched: [path: string, body: unknown][] = []
  const { router, ...opened } = await openPopups({
    features: [requestsFeature, ordersFeature],
    Popups: RequestPopups,
    user: aUser({ role }),
    start: [startOrdersLive, startRequestsLive],
    answer: ({ method, path, service, body }) => {
      calls.push(path)
      if (method === 'PATCH') {
        patched.push([path, body])
        return { ...requests[0], version: 2, status: 'completed' }
      }
      if (service === 'restaurant') return aVenue()
      if (path === '/v1/requestcount') return { total: requests.length, overdue: 0 }
      if (path === '/v1/take/request') return { ...requests[0], version: 2, takenBy: 'Grace', takenById: 1 }
      if (path === `/${ordersPath}/${order.id}`) return order
      return service === 'waiter' ? requests : undefined
    },
  })
  close = opened.close
  return { calls, patched, router }
}

function aWishToCancel({ id, table }: Order): GuestRequest {
  return aRequest({ requestType: 'orderCancellation', orderId: id, table })
}
