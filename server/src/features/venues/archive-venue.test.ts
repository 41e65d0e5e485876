import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/with-app.ts'

let testServer: TestServer
let admin: string

const archivedRefusal = { status: 401, body: { data: { reason: 'venueArchived' } } }

beforeEach(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
})

afterEach(() => testServer.close())

/** Closes what the demo left open at the hotel. */
async function closeAll() {
  await testServer.db.write(function* () {
    yield* run(`UPDATE orders SET "status" = 'completed' WHERE "restaurantId" = 1`)
    yield* run('UPDATE bills SET "closedAt" = ? WHERE "restaurantId" = 1', '2026-03-04T08:00:00.000Z')
  })
}

describe('archiving a venue', () => {
  it('is refused with a sentence while an order or a bill is open', async () => {
    expect(await archive(true)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('open here'), data: { reason: 'venueBusy' } },
    })
    expect(await venue()).toMatchObject({ archivedAt: null, version: 1 })
  })

  it('leaves it out of the lists that don’t ask for it, and keeps all of it', async () => {
    await closeAll()
    const before = await venue()

    const { status, body } = await archive(true)

    expect(status).toBe(200)
    expect(body).toEqual({ ...before, ...body, archivedAt: '2026-03-04T08:00:00.000Z', version: 2 })
    expect(await archive(true)).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await ids('')).toEqual([2, 3, 4, 5])
    expect(await ids('&archived=only')).toEqual([1])
    expect(await ids('&archived=too')).toEqual([1, 2, 3, 4, 5])
    expect(await ids('&id=1')).toEqual([1])
    const orders = await testServer.request<{ total: number }>('GET', '/v1/order?restaurantId=1', { token: admin })
    expect(orders.body.total).toBeGreaterThan(0)
    const rows = await testServer.request('GET', '/v1/list/restaurants?state=archived', { token: admin })
    expect(rows.body).toMatchObject({ data: [{ id: 1, state: 'archived' }] })
  })

  it('ends the work of its staff and guests at once, until it is restored', async () => {
    await closeAll()
    const manager = await testServer.signIn('manager@hotel.demo')
    const guest = await testServer.guestAt('Room 204')
    const screen = await testServer.connect(manager)
    const whoami = () => testServer.request('GET', '/v1/userdata', { token: manager })
    expect(await whoami()).toMatchObject({ status: 200 })
    const closed = new Promise((resolve) => screen.socket.once('disconnect', resolve))

    await archive(true)

    await closed
    expect(await whoami()).toMatchObject(archivedRefusal)
    expect(await signIn('manager@hotel.demo')).toMatchObject(archivedRefusal)
    expect(await signIn('manager@hotel.demo', 'wrong')).toMatchObject({
      status: 401,
      body: { data: { reason: 'wrongCredentials' } },
    })
    const risotto = await testServer.itemCalled('Wild Mushroom Risotto')
    const cart = [{ itemId: risotto, itemQty: 1 }]
    expect(await testServer.place(guest.token, { cart })).toMatchObject({ status: 401 })
    expect(await testServer.place('brigade-demo-payments-1', { tableId: guest.tableId, cart })).toMatchObject({
      body: { data: { codes: { restaurantId: 'venueClosed' } } },
    })
    expect(await testServer.request('POST', '/v1/guest/session', { body: { token: guest.tableToken } })).toMatchObject({
      status: 401,
      body: { data: { reason: 'tokenUnknown' } },
    })

    expect(await archive(false)).toMatchObject({ status: 200, body: { archivedAt: null } })

    expect(await whoami()).toMatchObject({ status: 200 })
    expect(await testServer.place(guest.token, { cart })).toMatchObject({ status: 201 })
  })

  it('leaves people their other venues', async () => {
    await closeAll()
    await testServer.db.write(() =>
      run(
        `INSERT INTO user_venues ("userId", "restaurantId", "position") SELECT "id", 2, 1 FROM users WHERE "email" = ?`,
        'manager@hotel.demo',
      ),
    )

    await archive(true)

    const { status, body } = await signIn('manager@hotel.demo')
    expect(status).toBe(201)
    expect(body).toMatchObject({ user: { restaurantId: [2] } })
  })

  it.each([
    ['organization@brigade.demo', 200],
    ['supermanager@brigade.demo', 200],
    ['manager@hotel.demo', 403],
    ['ordertaker@hotel.demo', 403],
    ['waiter@hotel.demo', 403],
    ['chief@hotel.demo', 403],
    ['marketing@hotel.demo', 403],
    ['finance@hotel.demo', 403],
  ])('is for %s: %i', async (email, status) => {
    await closeAll()

    expect(await archive(true, await testServer.signIn(email))).toMatchObject({ status })
  })

  it('does not find a venue that is not there', async () => {
    const body = { id: 99, isArchived: true }

    expect(await testServer.request('POST', '/v1/archive/restaurant', { token: admin, body })).toMatchObject({
      status: 404,
    })
  })

  it('and an order at the same moment: one of them is refused', async () => {
    await closeAll()
    const { token } = await testServer.guestAt('Room 204')
    const risotto = await testServer.itemCalled('Wild Mushroom Risotto')

    const [archived, placed] = await Promise.all([
      archive(true),
      testServer.place(token, { cart: [{ itemId: risotto, itemQty: 1 }] }),
    ])

    const isArchived = archived.status === 200
    expect(placed.status === 201).toBe(!isArchived)
    const open = await testServer.db.many('SELECT "id" FROM bills WHERE "restaurantId" = 1 AND "closedAt" IS NULL')
    expect(open).toHaveLength(isArchived ? 0 : 1)
  })
})

function archive(isArchived: boolean, token = admin): Promise<Answer<Venue>> {
  return testServer.request<Venue>('POST', '/v1/archive/restaurant', { token, body: { id: 1, isArchived } })
}

function signIn(email: string, password = 'brigade-demo') {
  return testServer.request('POST', '/v1/authentication', { body: { strategy: 'local', email, password } })
}

async function venue(): Promise<Venue> {
  return (await testServer.request<Venue>('GET', '/v1/restaurant/1', { token: admin })).body
}

async function ids(query: string): Promise<number[]> {
  const { body } = await testServer.request<Venue[]>('GET', `/v1/restaurant?skipPaginate=true${query}`, {
    token: admin,
  })
  return body.map(({ id }) => id)
}
