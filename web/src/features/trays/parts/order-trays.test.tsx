import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aTray } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { startOrdersLive } from '#features/orders/records/orders.live.ts'
import { LinkTrayOnCard, OrderTrays, OrderTraysOnCard, WhereTrays } from '#features/trays/parts/order-trays.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { startTraysLive } from '#features/trays/trays.live.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { applyNow } from '#kit/live/live-rules.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'
import { closeToasts, useToasts } from '#kit/calls/toasts.ts'

const hotel = aVenue({ trayOutSettings: { ...aVenue().trayOutSettings, enabled: true } })
const brought = anOrder({
  id: 7,
  status: 'delivered',
  tableId: 1,
  table: 'Room 204',
  deliveredAt: '2026-03-04T08:00:00.000Z',
})
const tray = aTray({ orderId: 7 })

let close = () => {}

afterEach(() => close())

it('expects the trays of an order an hour after it was brought, until they are fetched', async () => {
  const fetched: TrayOut = {
    ...tray,
    status: 'expired',
    version: 2,
    updatedAt: '2026-03-04T08:20:00.000Z',
    unlinkedBy: 'Layla',
  }
  let trays = [tray]
  await open({ answer: ({ query }) => (query.has('orderId') ? trays : undefined) })
  expect(await screen.findByText(/^Collect around 13:00$/)).toBeDefined()

  trays = [fetched]
  act(() => applyNow(traysPath, fetched))

  expect(await screen.findByText(/^Collected at 12:20$/)).toBeDefined()
  expect(screen.getByText(/^collected at 12:20 by Layla$/)).toBeDefined()
})

it.each<[what: string, order: Partial<Order>, venue: Partial<Venue>]>([
  ['an order that is not brought yet', { status: 'inprogress', deliveredAt: null }, {}],
  ['a hotel that follows no trays', {}, { trayOutSettings: { ...hotel.trayOutSettings, enabled: false } }],
  ['a restaurant', {}, { isRestaurant: true }],
])('has nothing to say of %s', async (_what, order, venue) => {
  await open({ order, venue })

  expect(await screen.findByText('Here is the page')).toBeDefined()
  expect(screen.queryByText(/collected/)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('links the tray with the order by what a scanner types', async () => {
  const { writes } = await open({ isOnCard: true })

  await press('Link tray to Room 204, order #7')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'https://t.example/HARBOUR-1-001' } })
  fireEvent.submit(screen.getByRole('textbox'))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes).toMatchObject([{ trayOutQR: 'HARBOUR-1-001', tableId: 1, orderId: 7 }])
  expect(await screen.findByText('Tray …-001')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Link tray/ })).toBeNull()
})

it('says of a tray that keeps an earlier order that it does, and not that it was linked', async () => {
  closeToasts()
  const kept = aTray({ orderId: 3 })
  await open({
    isOnCard: true,
    answer: ({ method, path }) => (method === 'POST' && path === `/${traysPath}` ? kept : undefined),
  })

  await press('Link tray to Room 204, order #7')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'HARBOUR-1-001' } })
  fireEvent.submit(screen.getByRole('textbox'))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts()).toEqual([
    { kind: 'info', text: `Tray …-001 is already in ${kept.tableName} with order #3 and stays with it.` },
  ])
})

it('asks before a tray is taken from another room', async () => {
  const { writes } = await open({ isOnCard: true, trays: [aTray({ tableId: 5, tableName: 'Room 301' })] })

  await press('Link tray to Room 204, order #7')
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'HARBOUR-1-001' } })
  fireEvent.submit(screen.getByRole('textbox'))
  expect(await screen.findByText('Tray HARBOUR-1-001 is in Room 301.')).toBeDefined()
  expect(writes).toEqual([])
  await press('Move to Room 204')

  await waitFor(() => expect(writes).toMatchObject([{ trayOutQR: 'HARBOUR-1-001', moveFromTableId: 5, orderId: 7 }]))
})

it('lets head office look, and link nothing', async () => {
  await open({ role: 'organization' })

  expect(await screen.findByText(/^Collect around 13:00$/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

type Opening = {
  order?: Partial<Order>
  venue?: Partial<Venue>
  role?: StaffRole
  isOnCard?: boolean
  trays?: TrayOut[]
  answer?: (call: PageCall) => unknown
}

async function open({ order, venue, role = 'waiter', isOnCard = false, trays = [], answer }: Opening = {}) {
  const writes: unknown[] = []
  const shown = { ...brought, ...order }
  const element = (
    <VenueBookProvider>
      <p>Here is the page</p>
      {isOnCard ? (
        <>
          <OrderTraysOnCard order={shown} />
          <LinkTrayOnCard order={shown} />
        </>
      ) : (
        <WhereTrays id={7} version={1}>
          <OrderTrays id={7} version={1} />
        </WhereTrays>
      )}
    </VenueBookProvider>
  )
  const opened = await openPage({
    features: [{ ...traysFeature, routes: [{ path: '*', element }] }],
    path: '/',
    user: aUser({ role }),
    answer: (call) => {
      const answered = answer?.(call)
      if (answered !== undefined) return answered
      const { method, path, query, body } = call
      if (path.startsWith('/v1/restaurant'))
        return path === '/v1/restaurant' ? [{ ...hotel, ...venue }] : { ...hotel, ...venue }
      if (path === `/${ordersPath}/7`) return shown
      if (path.startsWith('/v1/order')) return []
      if (method !== 'POST') return query.has('orderId') ? [] : trays
      writes.push(body)
      return { ...tray, id: 9, tableName: 'Room 204' }
    },
    start: async () => {
      const stops = [await startOrdersLive(), await startTraysLive()]
      return () => {
        for (const stop of stops) stop()
      }
    },
  })
  ;({ close } = opened)
  return { ...opened, writes }
}

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  fireEvent.click(button)
}

function toasts() {
  const { result, unmount } = renderHook(useToasts)
  unmount()
  return result.current.map(({ kind, text }) => ({ kind, text }))
}
