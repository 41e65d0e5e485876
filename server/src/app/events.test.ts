import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import type { Role } from '@brigade/domain/access/roles.ts'
import { type ServiceContract, serviceEvents } from '@brigade/domain/access/contract.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import { staffPath } from '@brigade/domain/staff/staff.api.ts'
import { services, type ServicePath } from '@brigade/domain/services.ts'
import { demoAccounts } from '#seeds/accounts.ts'
import { cutOff } from '#testing/cut-off.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Screen } from '#testing/screen.ts'
import { fittingValue } from '#testing/worst-values.ts'

/** A connection that could receive events: none may receive those of other venues, tables and sittings. */
type Listener = {
  name: string
  screen: Screen
  role?: Role
  venueId?: number | 'all'
  table?: { tableId: number; sitting: number }
}

/**
 * The permission that receivers of a service's events need, if it differs from that of its list: the server's own list
 * is what is tested.
 */
const needed: Partial<Record<ServicePath, Permission>> = {
  'v1/restaurant': 'venues:readSettings',
  'v1/menu': 'menus:readUnpublished',
  'v1/category': 'menus:readUnpublished',
  'v1/items': 'menus:readUnpublished',
  'v1/condiments': 'menus:readUnpublished',
  'v1/modifiers': 'menus:readUnpublished',
  'v1/shared-modifiers': 'menus:readUnpublished',
  'v1/shared-condiments': 'menus:readUnpublished',
  'v1/sortOrder': 'menus:readUnpublished',
  'v1/bulkUpdateItems': 'menus:readUnpublished',
  'v1/bulkMenus': 'menus:readUnpublished',
  'v1/bulkCategory': 'menus:readUnpublished',
  'v1/bulkItems': 'menus:readUnpublished',
  'v1/bulkCondiments': 'menus:readUnpublished',
  'v1/bulkModifiers': 'menus:readUnpublished',
  'v1/bulkMenuFile': 'menus:readUnpublished',
  'v1/copy/menu': 'menus:readUnpublished',
  'v1/undoImport': 'menus:readUnpublished',
  'v1/table': 'tables:read',
  'v1/sort/tables': 'tables:read',
  'v1/sort/guest-services': 'guestServices:read',
  'v1/marketing': 'promotions:write',
  'v1/primary-heading': 'menus:readUnpublished',
  'v1/recom-main-option': 'menus:readUnpublished',
  'v1/recom-sub-option': 'menus:readUnpublished',
  'v1/sub-option-heading': 'menus:readUnpublished',
  'v1/sort/recom-options': 'menus:readUnpublished',
  'v1/sort/marketing': 'promotions:write',
  'v1/sort/menu-form-questions': 'menuForms:read',
  'v1/branding': 'venues:readSettings',
  'v1/draft/branding': 'branding:write',
}

const toldToGuests = new Set<ServicePath>(['v1/order', 'v1/bill', 'v1/waiter', 'v1/pre-orders'])

/** Services whose events all guests of a venue receive, whatever their table. */
const toldToGuestsOfVenue = new Set<ServicePath>(['v1/restaurant', 'v1/branding'])

const events = Object.entries<ServiceContract>(services).flatMap(([path, { events: told = {} }]) =>
  serviceEvents.flatMap((event) => (told[event] ? [{ path: path as ServicePath, event, schema: told[event] }] : [])),
)

let testServer: TestServer
const listeners: Listener[] = []

beforeAll(async () => {
  testServer = await startTestServer()
  for (const { email, role, venueId } of demoAccounts) {
    const screen = await testServer.connect(await testServer.signIn(email))
    listeners.push({ name: email, screen, role, venueId: venueId ?? 'all' })
  }
  for (const venueId of [1, 2]) {
    const screen = await testServer.connect(`brigade-demo-payments-${venueId}`)
    listeners.push({ name: `machine of venue ${venueId}`, screen, role: 'machine', venueId })
    for (const tableId of await tablesOf(venueId)) listeners.push(await guestAt(tableId))
  }
  listeners.push(...(await thoseWhoMayNotHear()))
})

afterAll(() => testServer.close())

it('knows who is to hear of each service that tells anything', () => {
  const unknown = events.filter(({ path }) => permissionsOf(path).length === 0)

  expect(events.length).toBeGreaterThan(20)
  expect(unknown).toEqual([])
})

describe.each([1, 2])('of venue %i', (venueId) => {
  it.each(events)('$path $event is heard by those who may, and by nobody else', async ({ path, event, schema }) => {
    const table = listeners.find((each) => each.table && each.venueId === venueId)!.table!
    const fields = Object.keys(schema.properties ?? {})
    const place = Object.entries({
      restaurantId: path === staffPath ? [venueId] : venueId,
      ...table,
    }).filter(([field]) => fields.includes(field))
    if (path === venuesPath) place.push(['id', venueId])
    const record = { ...(fittingValue(schema) as object), ...Object.fromEntries(place) }
    const count = ({ screen }: Listener) => screen.heard(`${path} ${event}`).length
    const before = new Map(listeners.map((listener) => [listener, count(listener)]))

    testServer.app.service(path).emit(event, record)
    await Promise.all(listeners.filter(({ screen }) => screen.socket.connected).map(({ screen }) => screen.caughtUp()))

    const hearing = listeners.filter((listener) => count(listener) > before.get(listener)!)
    const meant = listeners.filter((listener) => isMeant(listener, { path, venueId, table }))
    expect(hearing.map(({ name }) => name)).toEqual(meant.map(({ name }) => name))
    expect(meant.length).toBeGreaterThan(0)
  })
})

type PublishedEvent = { path: ServicePath; venueId: number; table: { tableId: number; sitting: number } }

function isMeant({ role, venueId, table }: Listener, told: PublishedEvent): boolean {
  if (role === 'guest' && toldToGuestsOfVenue.has(told.path)) return venueId === told.venueId
  if (!role || !permissionsOf(told.path).some((permission) => can({ role }, permission))) return false
  if (role !== 'guest') return venueId === 'all' || venueId === told.venueId
  return toldToGuests.has(told.path) && table?.tableId === told.table.tableId && table.sitting === told.table.sitting
}

function permissionsOf(path: ServicePath): Permission[] {
  const { find }: ServiceContract = services[path]
  return [needed[path] ?? find?.permission ?? []].flat().filter((permission) => permission !== 'public')
}

async function tablesOf(venueId: number): Promise<number[]> {
  const rows = await testServer.db.many<{ id: number }>(
    'SELECT "id" FROM tables WHERE "restaurantId" = ? AND "isActive" = ? ORDER BY "id" LIMIT 2',
    venueId,
    true,
  )
  return rows.map(({ id }) => id)
}

async function guestAt(tableId: number, name = `guest at table ${tableId}`): Promise<Listener> {
  const table = await testServer.db.one<{ token: string; restaurantId: number }>(
    'SELECT "token", "restaurantId" FROM tables WHERE "id" = ?',
    tableId,
  )
  const { body } = await testServer.request<{ accessToken: string }>('POST', '/v1/guest/session', {
    body: { token: table!.token },
  })
  const seated = await testServer.db.one<{ sitting: number }>('SELECT "sitting" FROM tables WHERE "id" = ?', tableId)
  const screen = await testServer.connect(body.accessToken)
  return { name, screen, role: 'guest', venueId: table!.restaurantId, table: { tableId, sitting: seated!.sitting } }
}

/** Connects one screen that never signed in, and screens that were signed out in every possible way. */
async function thoseWhoMayNotHear(): Promise<Listener[]> {
  const stranger = await testServer.connect()
  const [left, cut, changed] = await Promise.all([manager(), manager(), manager()])
  await left.screen.client.logout()
  const isCut = cutOff(cut.screen)
  await testServer.request('DELETE', '/v1/authentication', { token: cut.token })
  await isCut
  const finance = await testServer.signIn('finance@hotel.demo')
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
  const answer = await testServer.request<{ accessToken: string }>('POST', '/v1/authentication', { body })
  return { token: answer.body.accessToken, screen: await testServer.connect(answer.body.accessToken) }
}
