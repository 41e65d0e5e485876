import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'

let testServer: TestServer
let manager: string
let admin: string
let all: Order[]

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn(hotelEmails.manager)
  admin = await testServer.signIn(hotelEmails.admin)
  all = await list(manager, {})
})

afterAll(() => testServer.close())

const searches: [what: string, query: Record<string, string>, isMeant: (order: Order) => boolean][] = [
  ['the guest’s last name', { lastname: 'Okafor' }, ({ paymentInfo }) => paymentInfo?.lastname === 'Okafor'],
  ['how it begins, in small letters', { lastname: 'al m' }, ({ paymentInfo }) => paymentInfo?.lastname === 'Al Marri'],
  ['a payment type', { paymentType: 'card' }, ({ paymentType }) => paymentType === 'card'],
  [
    'several payment types',
    { 'paymentType[$in][0]': 'card', 'paymentType[$in][1]': 'cash' },
    ({ paymentType }) => paymentType === 'card' || paymentType === 'cash',
  ],
  ['a table', { tableId: '7' }, ({ tableId }) => tableId === 7],
  [
    'some tables and statuses',
    { 'tableId[$in][0]': '7', 'tableId[$in][1]': '9', 'status[$in][0]': 'completed', 'status[$in][1]': 'incoming' },
    ({ tableId, status }) => [7, 9].includes(tableId) && ['completed', 'incoming'].includes(status),
  ],
  [
    'a name, a payment type and days together',
    { lastname: 'Tanaka', paymentType: 'room', 'createdAt[$gte]': '2026-02-20T00:00:00.000Z' },
    ({ paymentInfo, paymentType, createdAt }) =>
      paymentInfo?.lastname === 'Tanaka' && paymentType === 'room' && createdAt >= '2026-02-20T00:00:00.000Z',
  ],
  [
    'a name among those that are open',
    { lastname: 'a', 'status[$in][0]': 'incoming', 'status[$in][1]': 'delivered' },
    () => false,
  ],
]

describe('orders are found by', () => {
  it.each(searches)('%s', async (what, query, isMeant) => {
    const meant = all.filter(isMeant)

    const found = await list(manager, query)
    const first = await page(manager, { ...query, $limit: '3' })
    const second = await page(manager, { ...query, $limit: '3', $skip: '3' })
    const oldest = await list(manager, { ...query, '$sort[createdAt]': '1' })
    const byId = await list(manager, { ...query, '$sort[id]': '-1' })

    if (what !== 'a name among those that are open') expect(meant.length).toBeGreaterThan(0)
    expect(found.map(({ id }) => id)).toEqual(meant.map(({ id }) => id))
    expect(first).toMatchObject({ total: meant.length, limit: 3, skip: 0 })
    expect([...first.data, ...second.data]).toEqual(meant.slice(0, 6))
    expect(oldest.map(({ id }) => id)).toEqual(meant.map(({ id }) => id).toReversed())
    expect(byId.map(({ id }) => id)).toEqual(meant.map(({ id }) => id).toSorted((one, other) => other - one))
  })

  it('who of the staff placed it', async () => {
    const other = await testServer.signIn('manager@restaurant.demo')
    const placed = (await list(other, {})).filter(({ createdByKind }) => createdByKind === 'staff')
    const [name = '', ...names] = new Set(placed.map(({ createdBy }) => createdBy))
    const meant = placed.filter(({ createdBy }) => createdBy === name).map(({ id }) => id)

    expect(names.length).toBeGreaterThan(0)
    for (const placedBy of [name, name.toUpperCase(), name.split(' ')[1]!]) {
      expect((await list(other, { placedBy })).map(({ id }) => id)).toEqual(meant)
    }
  })

  it('what was placed a moment ago, and when it has moved on', async () => {
    const guest = await testServer.guestAt('Room 204')
    const itemId = await testServer.itemCalled('Wild Mushroom Risotto')
    const body = { cart: [{ itemId, itemQty: 1 }], paymentInfo: { lastname: 'Zimmermann' }, paymentType: 'roompool' }
    const { id } = (await testServer.place(guest.token, body)).body
    const found = async (query: Record<string, string>) => (await list(manager, query)).map((order) => order.id)

    expect(await found({ lastname: 'zimm' })).toEqual([id])
    await testServer.request('PATCH', `/v1/order/${id}`, {
      token: manager,
      body: { status: 'cancelled', cancelReason: 'Guest left' },
    })

    expect(await found({ lastname: 'zimm' })).toEqual([id])
    expect(await found({ lastname: 'ZIMMERMANN', status: 'cancelled' })).toEqual([id])
    expect(await found({ lastname: 'zimm', status: 'completed' })).toEqual([])
  })
})

it('finds nothing where nobody is called so', async () => {
  for (const field of ['lastname', 'placedBy']) {
    expect(await page(manager, { [field]: 'Quixote' })).toEqual({ total: 0, limit: 10, skip: 0, data: [] })
  }
})

it('counts no further than it is asked to', async () => {
  const counted = async (query: Record<string, string>) => (await page(manager, { ...query, $limit: '2' })).total
  const cards = all.filter(({ paymentType }) => paymentType === 'card').length

  expect(cards).toBeGreaterThan(5)
  expect(await counted({ paymentType: 'card', $countTo: '5' })).toBe(5)
  expect(await counted({ paymentType: 'card', $countTo: '10000' })).toBe(cards)
  expect(await counted({ $countTo: '5' })).toBe(5)
  expect(await counted({ status: 'completed', 'createdAt[$gt]': '2026-01-01T00:00:00.000Z', $countTo: '3' })).toBe(3)
})

describe('a search', () => {
  it('of all venues is of each of them', async () => {
    const found = await list(admin, { paymentType: 'card', '$sort[createdAt]': '-1' })

    expect(new Set(found.map(({ restaurantId }) => restaurantId)).size).toBeGreaterThan(1)
    expect(found.map(({ createdAt }) => createdAt)).toEqual(
      found
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
    expect(found.filter(({ restaurantId }) => restaurantId === 1).map(({ id }) => id)).toEqual(
      all.filter(({ paymentType }) => paymentType === 'card').map(({ id }) => id),
    )
  })

  it('sees no stranger’s venue, and no staff of it', async () => {
    const stranger = await testServer.signIn('manager@restaurant.demo')

    expect(await list(stranger, { placedBy: 'Grace Mwangi' })).toEqual([])
    for (const { restaurantId } of await list(stranger, { paymentType: 'card' })) expect(restaurantId).toBe(2)
    const answer = await testServer.request('GET', '/v1/order?restaurantId=1&lastname=Haddad', { token: stranger })
    expect(answer.status).toBe(403)
  })

  it('of a guest stays within their sitting', async () => {
    const guest = await testServer.guestAt('Room 305')
    const itemId = await testServer.itemCalled('Wild Mushroom Risotto')
    const body = { cart: [{ itemId, itemQty: 1 }], paymentInfo: { lastname: 'Haddad' } }
    const { id } = (await testServer.place(guest.token, body)).body

    expect((await list(guest.token, { lastname: 'Had' })).map((order) => order.id)).toEqual([id])
    expect(await list(guest.token, { lastname: 'Tanaka' })).toEqual([])
  })

  it.each([
    ['lastname', ''],
    ['lastname', 'x'.repeat(61)],
    ['placedBy', ''],
    ['paymentType', 'gold'],
    ['$countTo', '0'],
    ['$countTo', '10001'],
  ])('by %s %j is refused, naming it', async (field, text) => {
    const answer = await testServer.request('GET', path({ [field]: text }), { token: manager })

    expect(answer).toMatchObject({ status: 400, body: { data: { fields: { [field]: expect.any(String) } } } })
  })
})

function path(query: Record<string, string>): string {
  return `/v1/order?${new URLSearchParams(query).toString()}`
}

async function list(token: string, query: Record<string, string>): Promise<Order[]> {
  return (await testServer.request<Order[]>('GET', path({ ...query, skipPaginate: 'true' }), { token })).body
}

async function page(token: string, query: Record<string, string>): Promise<Paged<Order>> {
  return (await testServer.request<Paged<Order>>('GET', path(query), { token })).body
}
