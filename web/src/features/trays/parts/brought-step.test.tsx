import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTray } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteActedHere } from '#features/orders/records/acted-here.ts'
import { startOrdersLive } from '#features/orders/records/orders.live.ts'
import { TrayPopups } from '#features/trays/parts/tray-popups.tsx'
import { TrayStickers } from '#features/trays/settings/tray-stickers.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { startTraysLive } from '#features/trays/trays.live.ts'
import { connection } from '#kit/live/connection.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { openPopups } from '#kit/testing/open-popups.tsx'

const start = '2026-03-04T08:00:00.000Z'
const link = linkOf('HARBOUR-1-001')
const settings = { ...aVenue().trayOutSettings, enabled: true }
const cooked = anOrder({ id: 7, status: 'ontheway', tableId: 1, table: 'Room 204' })

/** The state of each order on the server. */
let orders: Map<number, Order>
let writes: unknown[]
let hasLine: boolean
let close = async () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(start), shouldAdvanceTime: true })
  orders = new Map()
  writes = []
  hasLine = true
})

afterEach(async () => {
  await close()
  connection.set('connecting')
  vi.useRealTimers()
})

it('asks which tray an order was brought with, and takes what a scanner types', async () => {
  await open()
  await deliver()
  expect(asked()?.textContent).toContain('Which tray?')

  scan(link)
  await pass(1_000)

  expect(writes).toMatchObject([{ trayOutQR: 'HARBOUR-1-001', tableId: 1, orderId: 7 }])
  expect(asked()).toBeNull()
})

it('takes for the rest of the minute what else is scanned, for one who has brought several trays', async () => {
  await open()
  await deliver()

  scan(link)
  await pass(200)
  scan(linkOf('HARBOUR-1-002'))
  await pass(1_500)
  scan(linkOf('HARBOUR-1-003'))
  await pass(1_000)

  const linked = ['HARBOUR-1-001', 'HARBOUR-1-002', 'HARBOUR-1-003']
  expect(writes).toMatchObject(linked.map((trayOutQR) => ({ trayOutQR, tableId: 1, orderId: 7 })))
  await pass(60_000)
  scan(linkOf('HARBOUR-1-004'))
  await pass(1_000)
  expect(writes).toHaveLength(3)
})

it('is left out by one press', async () => {
  await open()
  await deliver()

  await press('No tray')
  await pass(1_000)
  scan(link)
  await pass(1_000)

  expect(asked()).toBeNull()
  expect(writes).toEqual([])
})

it('takes a serial that is typed', async () => {
  await open({ role: 'waiter' })
  await deliver()

  await press('Link tray')
  const dialog = screen.getByRole('dialog', { name: 'Link tray to Room 204' })
  const field = within(dialog).getByRole('textbox')
  fireEvent.change(field, { target: { value: 'HARBOUR-1-001' } })
  fireEvent.submit(field)
  await pass(1_000)

  expect(writes).toMatchObject([{ trayOutQR: 'HARBOUR-1-001', tableId: 1, orderId: 7 }])
})

it('asks before a tray that is scanned is taken from another room', async () => {
  await open({ trays: [aTray({ tableId: 5, tableName: 'Room 301' })] })
  await deliver()

  scan(link.toLowerCase())
  await pass(1_000)

  expect(writes).toEqual([])
  expect(screen.getByRole('dialog').textContent).toContain('Tray HARBOUR-1-001 is in Room 301.')
})

it('asks again when the line is back whether a tray was linked whose answer was lost, and asks nobody for it', async () => {
  await open()
  await deliver()
  act(() => connection.set('offline'))
  hasLine = false

  scan(link)
  await pass(1_000)
  expect(writes).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
  hasLine = true
  act(() => connection.set('online'))
  await pass(1_000)

  expect(writes).toEqual([writes[0], writes[0]])
  expect(asked()).toBeNull()
})

it('asks again for each of several trays whose answers were lost, under the key that each had', async () => {
  await open()
  await deliver()
  act(() => connection.set('offline'))
  hasLine = false
  scan(link)
  await pass(100)
  scan(linkOf('HARBOUR-1-002'))
  await pass(1_000)
  expect(writes).toHaveLength(2)

  hasLine = true
  act(() => connection.set('online'))
  await pass(1_000)

  expect(writes).toEqual([...writes.slice(0, 2), ...writes.slice(0, 2)])
})

it('takes a scan alone where the screen looks for what is scanned, which it does again afterwards', async () => {
  await open({ screen: <TrayStickers venue={aVenue({ trayOutSettings: settings })} /> })
  await deliver()

  scan(link)
  await pass(1_000)

  const search = screen.getByRole<HTMLInputElement>('searchbox')
  expect(writes).toMatchObject([{ trayOutQR: 'HARBOUR-1-001', orderId: 7 }])
  expect(search.value).toBe('')
  expect(asked()).toBeNull()
  scan(link)
  await pass(1_000)
  expect(search.value).toBe('HARBOUR-1-001')
})

it('is over when the delivery is taken back, when the tray is linked elsewhere on the screen, and after a minute', async () => {
  await open()
  await deliver()
  act(() => applyNow(ordersPath, { ...cooked, version: 3 }))
  await pass(1_000)
  expect(asked()).toBeNull()

  await deliver({ version: 4 })
  expect(asked()).not.toBeNull()
  act(() => applyNow(traysPath, aTray({ orderId: 7 })))
  await pass(1_000)
  expect(asked()).toBeNull()

  await deliver({ id: 8, table: 'Room 205', tableId: 2 })
  expect(asked('Room 205 #8')).not.toBeNull()
  await pass(61_000)
  expect(asked('Room 205 #8')).toBeNull()
})

it('takes no scan for a tray that is none', async () => {
  await open()
  await deliver()

  scan('https://example.com')
  scan('jj')
  await pass(1_000)

  expect(writes).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked()).not.toBeNull()
})

it.each<[what: string, opening: Opening, byId: number]>([
  ['what somebody else delivered', {}, 99],
  ['the kitchen', { role: 'chief' }, aUser().id],
  ['a hotel that follows no trays', { trayOutSettings: { ...settings, enabled: false } }, aUser().id],
  ['a restaurant', { isRestaurant: true }, aUser().id],
])('is nothing for %s', async (_what, opening, byId) => {
  await open(opening)
  await deliver({}, byId)

  expect(asked()).toBeNull()
})

type Opening = {
  role?: StaffRole
  trays?: TrayOut[]
  trayOutSettings?: typeof settings
  isRestaurant?: boolean
  screen?: ReactNode
}

async function open({
  role = 'manager',
  trays = [],
  trayOutSettings = settings,
  isRestaurant = false,
  screen: behind = null,
}: Opening = {}) {
  const venue = aVenue({ trayOutSettings, isRestaurant })
  const opened = await openPopups({
    features: [traysFeature],
    Popups: () => (
      <>
        {behind}
        <TrayPopups />
      </>
    ),
    user: aUser({ role }),
    start: async () => {
      const stops = [await startOrdersLive(), await startTraysLive()]
      return () => {
        for (const stop of stops) stop()
      }
    },
    answer: ({ method, service, id, body }) => {
      if (service === 'restaurant') return id === undefined ? [venue] : venue
      if (service === 'order') return id === undefined ? [] : orders.get(Number(id))
      if (method !== 'POST') return service === 'tray-out' ? trays : []
      writes.push(body)
      if (!hasLine) throw new TypeError('no network')
      return aTray({ id: 9, orderId: 7 })
    },
  })
  close = opened.close
  await pass(0)
}

/** Marks an order delivered on this device. */
async function deliver(differences: Partial<Order> = {}, byId = aUser().id): Promise<void> {
  const at = new Date().toISOString()
  const lastAct = { act: 'deliver', fromStatus: 'ontheway', at, by: 'Layla Haddad', byKind: 'staff', byId } as const
  const order: Order = {
    ...cooked,
    status: 'delivered',
    deliveredAt: at,
    updatedAt: at,
    version: 2,
    lastAct,
    ...differences,
  }
  orders.set(order.id, order)
  noteActedHere(order.id)
  await act(async () => applyNow(ordersPath, order))
  await pass(1_000)
}

function asked(title = 'Room 204 #7'): HTMLElement | null {
  return screen.queryByRole('heading', { name: title })?.closest('article') ?? null
}

function linkOf(serial: string): string {
  return `https://t.example/${serial}`
}

function scan(text: string): void {
  act(() => {
    for (const key of text) fireEvent.keyDown(document.body, { key })
    fireEvent.keyDown(document.body, { key: 'Enter' })
  })
}

async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
