import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { aTray } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { sellingFeature } from '#features/menus/selling/selling.feature.tsx'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { requestsFeature } from '#features/requests/requests.feature.tsx'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { registerFeature } from '#kit/features/register-feature.ts'
import { openPage } from '#kit/testing/open-page.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'

const whole = [
  tablesFeature,
  venuesFeature,
  authFeature,
  sellingFeature,
  ordersFeature,
  requestsFeature,
  traysFeature,
] as const
for (const feature of whole) registerFeature(feature)

const standard = aVenue()
const hotel = aVenue({ trayOutSettings: { ...standard.trayOutSettings, enabled: true } })
const here = { tableId: 16, table: 'Room 204' }

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

it('says on each tile its worst state, and counts what else there is, live', async () => {
  const at = new Date().toISOString()
  const placed = { ...here, createdAt: at }
  await open({
    path: '/tables/management',
    orders: [anOrder({ ...placed, status: 'delivered', deliveredAt: at })],
  })

  await waitFor(() => expect(tile()).toBe('Room 204 delivered '))
  await receiveEvent(ordersPath, anOrder({ ...placed, id: 2 }))
  await waitFor(() => expect(tile()).toBe('Room 204 new 0m 2'))
  await receiveEvent(ordersPath, anOrder({ ...placed, id: 2, status: 'ontheway', cookedAt: at, version: 2 }))
  await receiveEvent(requestsPath, aRequest({ ...placed, requestType: 'towel', orderId: null }))
  await receiveEvent(traysPath, aTray({ tableId: 16 }))
  await waitFor(() => expect(tile()).toBe('Room 204 request 0m 21'))
  await receiveEvent(ordersPath, anOrder({ ...placed, id: 2, status: 'completed', completedAT: at, version: 3 }))
  await receiveEvent(traysPath, aTray({ tableId: 16, status: 'expired', version: 2 }))
  await waitFor(() => expect(tile()).toBe('Room 204 request 0m 1'))
})

it('tells on a tile what is overdue from what is not yet', async () => {
  const asked = { ...here, orderId: null, createdAt: inMinutes(0) }
  const towel = aRequest({ ...asked, requestType: 'towel', dueAt: inMinutes(-5) })
  await open({
    path: '/tables/management',
    requests: [towel, aRequest({ ...asked, id: 2, requestType: 'talk', dueAt: inMinutes(30) })],
  })

  await waitFor(() => expect(tile()).toBe('Room 204 late 5 2'))
  expect(screen.getByRole('button', { name: 'Late 1' })).toBeDefined()
  await receiveEvent(requestsPath, { ...towel, version: 2, status: 'completed' })
  await waitFor(() => expect(tile()).toBe('Room 204 request 0m '))
})

it('says nothing of trays where there are none', async () => {
  await open({ path: '/tables/management', venue: aVenue({ isRestaurant: true }), trays: [aTray({ tableId: 16 })] })

  await waitFor(() => expect(tile()).toBe('Room 204 '))
  expect(screen.queryByRole('button', { name: /^Trays/ })).toBeNull()
})

it('has on the page of a room its requests, its orders with their bill, and its trays, and nothing of another', async () => {
  await open({
    path: '/tables/16?name=Room+204',
    orders: [anOrder({ ...here, billId: 5 }), anOrder({ id: 2, tableId: 17, table: 'Room 205' })],
    requests: [
      aRequest({ ...here, requestType: 'towel', orderId: null }),
      aRequest({ id: 2, tableId: 17, table: 'Room 205' }),
    ],
    trays: [aTray({ tableId: 16 }), aTray({ id: 2, tableId: 17, tableName: 'Room 205' })],
  })

  const requests = await screen.findByRole('region', { name: 'Open requests' })
  expect(await within(requests).findByRole('button', { name: 'Take' })).toBeDefined()
  expect(requests.textContent).toContain('Request Towels')
  const orders = screen.getByRole('region', { name: 'Open orders' })
  expect(within(orders).getAllByRole('article')).toHaveLength(1)
  expect(within(orders).getByRole('link', { name: 'Bill for Room 204' }).getAttribute('href')).toBe('/bills/5')
  const trays = screen.getByRole('region', { name: 'Trays' })
  expect(within(trays).getByRole('button', { name: 'Clear room: Room 204' })).toBeDefined()
  expect(screen.queryByText('Room 205')).toBeNull()
})

it('resolves a request and clears the trays on the page of a room', async () => {
  const { user, sent } = await open({
    path: '/tables/16',
    requests: [aRequest({ ...here, requestType: 'towel', orderId: null })],
    trays: [aTray({ tableId: 16 })],
  })

  await user.click(await screen.findByRole('button', { name: /^More actions/ }))
  await user.click(screen.getByRole('button', { name: 'Resolve' }))
  expect(await screen.findByText('No requests.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear room: Room 204' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear room' }))

  expect(await screen.findByText('No trays in this room.')).toBeDefined()
  expect(sent).toEqual([
    ['PATCH', '/v1/waiter/1', { status: 'completed' }],
    ['POST', '/v1/clear/trays', { tableId: 16, until: expect.any(String), since: aTray().createdAt }],
  ])
})

it('lets the head office resolve a request in the room, and take none', async () => {
  await open({
    path: '/tables/16',
    role: 'admin',
    requests: [aRequest({ ...here, requestType: 'towel', orderId: null })],
  })

  expect(await screen.findByText('Request Towels')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Resolve/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'All tables and rooms' }).getAttribute('href')).toBe(
    '/tables/management?venue=1',
  )
})

it('says on the page of a room what could not be had, and has it when it is asked for again', async () => {
  let isRefused = true
  const { user } = await open({
    path: '/tables/16?name=Room+204',
    role: 'admin',
    refused: { restaurant: () => isRefused },
  })

  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain('Not for you')
  expect(screen.getByRole('heading', { level: 1, name: 'Room 204' })).toBeDefined()
  isRefused = false
  await user.click(within(note).getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('region', { name: 'Open requests' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each(['table', 'order', 'waiter', 'tray-out'])('says on the floor that %s could not be had', async (service) => {
  let isRefused = true
  const { user } = await open({ path: '/tables/management', refused: { [service]: () => isRefused } })

  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain('Not for you')
  // The rooms' own counts are shown anyway.
  expect(screen.queryAllByRole('link', { name: /^Room/ })).toHaveLength(service === 'table' ? 0 : 1)
  isRefused = false
  await user.click(within(note).getByRole('button', { name: 'Try again' }))

  await waitFor(() => expect(tile()).toBe('Room 204 '))
  expect(screen.queryByRole('alert')).toBeNull()
})

it("says that a stranger's room is none", async () => {
  await open({ path: '/tables/99' })

  expect(await screen.findByText('Table or room not found')).toBeDefined()
  expect(screen.queryByRole('region')).toBeNull()
})

type Opening = {
  path: string
  role?: StaffRole
  venue?: Venue
  orders?: Order[]
  requests?: GuestRequest[]
  trays?: TrayOut[]
  /** For each service, a function that returns true while the server refuses its calls. */
  refused?: Record<string, () => boolean>
}

async function open({
  path,
  role = 'manager',
  venue = hotel,
  orders = [],
  requests = [],
  trays = [],
  refused = {},
}: Opening) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  const sent: [string, string, unknown][] = []
  const table = aTable()
  const listed: Record<string, unknown> = { order: orders, waiter: requests, 'tray-out': trays, table: [table] }
  const opened = await openPage({
    features: whole,
    path,
    user: aUser({ role, ...(role === 'admin' && { restaurantId: [] }) }),
    answer({ method, path: asked, service = '', id, body }) {
      if (refused[service]?.()) return forbidden()
      if (service === 'requestcount') return { total: requests.length }
      if (method !== 'GET') sent.push([method, asked, body])
      if (service === 'waiter' && method === 'PATCH') return { ...requests[0], status: 'completed', version: 2 }
      if (service === 'clear')
        return { tableId: 16, trays: trays.map((tray) => ({ ...tray, status: 'expired', version: 2 })), orderIds: [] }
      if (service === 'restaurant') return id ? venue : [venue]
      if (service === 'table' && id) return id === '16' ? table : notFound()
      return listed[service]
    },
    async start() {
      const stops = await Promise.all(whole.map(async ({ startLive }) => startLive?.()))
      return () => stops.forEach((stop) => stop?.())
    },
  })
  close = opened.close
  return { ...opened, sent }
}

function forbidden(): Response {
  const refused = { name: 'Forbidden', message: 'Not for you', code: 403, className: 'forbidden' }
  return Response.json(refused, { status: 403 })
}

function notFound(): Response {
  const refused = { name: 'NotFound', message: 'Unknown', code: 404, className: 'not-found' }
  return Response.json(refused, { status: 404 })
}

function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}

function tile(): string | null {
  return screen.getByRole('link', { name: /^Room 204/ }).textContent
}
