import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import type { Role } from '@brigade/domain/access/roles.ts'
import { type ServiceContract, serviceEvents } from '@brigade/domain/access/contract.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import { services, type ServicePath } from '@brigade/domain/services.ts'
import { demoAccounts } from '#seeds/accounts.ts'
import { cutOff } from '#testing/cut-off.ts'
import { type Harbour, startHarbour } from '#testing/harbour.ts'
import type { Screen } from '#testing/screen.ts'
import { fittingValue } from '#testing/worst-values.ts'

/** Whoever could hear something: nobody hears of venues, tables and sittings that are not theirs. */
type Listener = {
  name: string
  screen: Screen
  role?: Role
  venueId?: number | 'all'
  table?: { tableId: number; sitting: number }
}

/** What those must hold who hear of it, written down here a second time: the server's own list is what is tested. */
const needed = {
  restaurant: 'venues:readSettings',
  jobs: 'jobs:read',
  'admin-notifications': 'adminNotifications:read',
  notifications: 'staffNotifications:read',
  printers: 'printers:read',
  'print-jobs': 'printJobs:read',
  menu: 'menus:readUnpublished',
  category: 'menus:readUnpublished',
  items: 'menus:readUnpublished',
  condiments: 'menus:readUnpublished',
  modifiers: 'menus:readUnpublished',
  sortOrder: 'menus:readUnpublished',
  bulkUpdateItems: 'menus:readUnpublished',
  bulkMenus: 'menus:readUnpublished',
  bulkCategory: 'menus:readUnpublished',
  bulkItems: 'menus:readUnpublished',
  bulkCondiments: 'menus:readUnpublished',
  bulkModifiers: 'menus:readUnpublished',
  undoImport: 'menus:readUnpublished',
  order: 'orders:read',
  bill: 'bills:read',
  receiptorder: 'receiptOrders:read',
  'payment-event': 'paymentEvents:read',
  waiter: 'requests:read',
  table: 'tables:readToken',
  trayqrs: 'trays:read',
  'tray-out': 'trays:read',
  'pos-posting': 'pos:read',
  'pos-notifications': 'pos:post',
} satisfies Record<string, Permission>

const toldToGuests = new Set(['order', 'bill', 'waiter'])

const events = Object.entries<ServiceContract>(services).flatMap(([path, { events: told = {} }]) =>
  serviceEvents.flatMap((event) => (told[event] ? [{ path: path as ServicePath, event, schema: told[event] }] : [])),
)

let harbour: Harbour
const listeners: Listener[] = []

beforeAll(async () => {
  harbour = await startHarbour()
  for (const { email, role, venueId } of demoAccounts) {
    const screen = await harbour.connect(await harbour.signIn(email))
    listeners.push({ name: email, screen, role, venueId: venueId ?? 'all' })
  }
  for (const venueId of [1, 2]) {
    const screen = await harbour.connect(`brigade-demo-payments-${venueId}`)
    listeners.push({ name: `machine of venue ${venueId}`, screen, role: 'machine', venueId })
    for (const tableId of await tablesOf(venueId)) listeners.push(await guestAt(tableId))
  }
  listeners.push(...(await thoseWhoMayNotHear()))
})

afterAll(() => harbour.close())

it('knows who is to hear of each service that tells anything', () => {
  const told = new Set(events.map(({ path }) => path.slice('v1/'.length)))

  expect([...told].toSorted()).toEqual(Object.keys(needed).toSorted())
})

describe.each([1, 2])('of venue %i', (venueId) => {
  it.each(events)('$path $event is heard by those who may, and by nobody else', async ({ path, event, schema }) => {
    const table = listeners.find((each) => each.table && each.venueId === venueId)!.table!
    const fields = Object.keys(schema.properties ?? {})
    const place = Object.entries({ restaurantId: venueId, ...table }).filter(([field]) => fields.includes(field))
    if (path === venuesPath) place.push(['id', venueId])
    const record = { ...(fittingValue(schema) as object), ...Object.fromEntries(place) }
    const count = ({ screen }: Listener) => screen.heard(`${path} ${event}`).length
    const before = new Map(listeners.map((listener) => [listener, count(listener)]))

    harbour.app.service(path).emit(event, record)
    await Promise.all(listeners.filter(({ screen }) => screen.socket.connected).map(({ screen }) => screen.caughtUp()))

    const hearing = listeners.filter((listener) => count(listener) > before.get(listener)!)
    const meant = listeners.filter((listener) => isMeant(listener, { path, venueId, table }))
    expect(hearing.map(({ name }) => name)).toEqual(meant.map(({ name }) => name))
    expect(meant.length).toBeGreaterThan(0)
  })
})

type Told = { path: string; venueId: number; table: { tableId: number; sitting: number } }

function isMeant({ role, venueId, table }: Listener, told: Told): boolean {
  const name = told.path.slice('v1/'.length) as keyof typeof needed
  if (!role || !can({ role }, needed[name])) return false
  if (role !== 'guest') return venueId === 'all' || venueId === told.venueId
  return toldToGuests.has(name) && table?.tableId === told.table.tableId && table.sitting === told.table.sitting
}

async function tablesOf(venueId: number): Promise<number[]> {
  const rows = await harbour.db.many<{ id: number }>(
    'SELECT "id" FROM tables WHERE "restaurantId" = ? AND "isActive" = ? ORDER BY "id" LIMIT 2',
    venueId,
    true,
  )
  return rows.map(({ id }) => id)
}

async function guestAt(tableId: number, name = `guest at table ${tableId}`): Promise<Listener> {
  const table = await harbour.db.one<{ token: string; restaurantId: number }>(
    'SELECT "token", "restaurantId" FROM tables WHERE "id" = ?',
    tableId,
  )
  const { body } = await harbour.request<{ accessToken: string }>('POST', '/v1/guest/session', {
    body: { token: table!.token },
  })
  const seated = await harbour.db.one<{ sitting: number }>('SELECT "sitting" FROM tables WHERE "id" = ?', tableId)
  const screen = await harbour.connect(body.accessToken)
  return { name, screen, role: 'guest', venueId: table!.restaurantId, table: { tableId, sitting: seated!.sitting } }
}

/** A line on which nobody has signed in, and such from which somebody has gone in every way that there is. */
async function thoseWhoMayNotHear(): Promise<Listener[]> {
  const stranger = await harbour.connect()
  const [left, cut, changed] = await Promise.all([manager(), manager(), manager()])
  await left.screen.client.logout()
  const isCut = cutOff(cut.screen)
  await harbour.request('DELETE', '/v1/authentication', { token: cut.token })
  await isCut
  const finance = await harbour.signIn('finance@hotel.demo')
  await changed.screen.client.service('v1/authentication').create({ strategy: 'jwt', accessToken: finance })
  return [
    { name: 'a stranger', screen: stranger },
    { name: 'who signed out on the line', screen: left.screen },
    { name: 'whose session was ended elsewhere', screen: cut.screen },
    { name: 'who signed in as finance on the line', screen: changed.screen, role: 'finance', venueId: 1 },
  ]
}

/** Each with a session of their own. */
async function manager(): Promise<{ token: string; screen: Screen }> {
  const body = { strategy: 'local', email: 'manager@hotel.demo', password: 'brigade-demo' }
  const answer = await harbour.request<{ accessToken: string }>('POST', '/v1/authentication', { body })
  return { token: answer.body.accessToken, screen: await harbour.connect(answer.body.accessToken) }
}
