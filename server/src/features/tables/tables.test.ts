import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer
let manager: string
let waiter: string
let room: Table

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@hotel.demo')
  waiter = await testServer.signIn('waiter@hotel.demo')
})

beforeEach(async () => {
  await testServer.db.many('DELETE FROM requests')
  await testServer.db.many('DELETE FROM order_events')
  await testServer.db.many('DELETE FROM orders')
  const { id } = await testServer.guestAt('Room 305').then(({ tableId }) => ({ id: tableId }))
  room = (await get(id)).body
})

afterAll(() => testServer.close())

describe('the list of tables', () => {
  it('has the tables of the own venue in their order', async () => {
    const tables = await listAll(manager)

    expect(tables).toHaveLength(60)
    expect(tables.map(({ index }) => index)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
    expect(new Set(tables.map(({ restaurantId }) => restaurantId))).toEqual(new Set([1]))
  })

  it('has those of all venues for who sees all venues, and of the one that is asked for', async () => {
    const admin = await testServer.signIn('admin@brigade.demo')

    const all = await listAll(admin)
    const ofRestaurant = await listAll(admin, '&restaurantId=2')

    expect(new Set(all.map(({ restaurantId }) => restaurantId))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(ofRestaurant).toHaveLength(24)
  })

  it('comes in pages of ten', async () => {
    const { body } = await testServer.request<{ data: Table[] }>('GET', '/v1/table', { token: manager })

    expect(body).toMatchObject({ total: 60, limit: 10, skip: 0 })
    expect(body.data).toHaveLength(10)
  })

  it("refuses to list a stranger's", async () => {
    const query = (venues: string) => testServer.request('GET', `/v1/table?${venues}`, { token: manager })

    expect(await query('restaurantId=2')).toMatchObject({ status: 403 })
    expect(await query('restaurantId[$in][]=1&restaurantId[$in][]=2')).toMatchObject({ status: 403 })
    expect(await query('restaurantId[$in][]=1')).toMatchObject({ status: 200 })
  })

  it("shows a table's secret to those alone who may read it", async () => {
    const shown = await Promise.all([
      listAll(manager),
      testServer.signIn('admin@brigade.demo').then((token) => listAll(token)),
    ])
    const hidden = await Promise.all([
      listAll(waiter),
      testServer.signIn('ordertaker@hotel.demo').then((token) => listAll(token)),
      testServer.signIn('organization@brigade.demo').then((token) => listAll(token)),
    ])

    expect(shown.flat().every(({ token }) => typeof token === 'string' && /^[\w-]{22}$/.test(token))).toBe(true)
    expect(shown.flat().every(({ token, guestLink }) => guestLink === `/g/${token}`)).toBe(true)
    expect(hidden.flat().some((table) => 'token' in table || 'guestLink' in table || 'tokenSince' in table)).toBe(false)
  })
})

describe('a table', () => {
  it.each<[OrderStatus, Partial<Table>]>([
    ['incoming', { newOrderCount: 1 }],
    ['updated', { newOrderCount: 1 }],
    ['inprogress', { inProgressOrderCount: 1 }],
    ['ontheway', { inProgressOrderCount: 1 }],
    ['delivered', { deliveredOrderCount: 1 }],
    ['completed', {}],
    ['cancelled', {}],
    ['merged', {}],
  ])('counts an order that is %s as it should', async (status, counts) => {
    await addOrder({ status })

    const expected = {
      newOrderCount: 0,
      inProgressOrderCount: 0,
      deliveredOrderCount: 0,
      waiterRequestCount: 0,
      ...counts,
    }
    const listed = (await listAll(waiter)).find(({ id }) => id === room.id)

    expect((await get(room.id, waiter)).body).toMatchObject(expected)
    expect(listed).toMatchObject(expected)
  })

  it('counts its own orders and no others, as far back as the screens show them', async () => {
    await addOrder({ status: 'incoming' })
    await addOrder({ status: 'updated' })
    await addOrder({ status: 'incoming', daysAgo: 8 })

    const tables = await listAll(waiter)

    expect(tables.filter(({ newOrderCount }) => newOrderCount > 0)).toMatchObject([{ id: room.id, newOrderCount: 2 }])
  })

  it.each<[OrderStatus, [stamp: string, at: string][]]>([
    ['incoming', []],
    ['updated', [['updatedAt', minutesAgo(4)]]],
    ['inprogress', [['acceptedAT', minutesAgo(5)]]],
    [
      'inprogress',
      [
        ['acceptedAT', minutesAgo(5)],
        ['reviewedAt', minutesAgo(3)],
      ],
    ],
    [
      'inprogress',
      [
        ['acceptedAT', minutesAgo(3)],
        ['reviewedAt', minutesAgo(5)],
      ],
    ],
    ['inprogress', [['reviewedAt', minutesAgo(3)]]],
    ['inprogress', []],
    [
      'ontheway',
      [
        ['acceptedAT', minutesAgo(5)],
        ['cookedAt', minutesAgo(2)],
      ],
    ],
    [
      'delivered',
      [
        ['cookedAt', minutesAgo(5)],
        ['deliveredAt', minutesAgo(1)],
      ],
    ],
  ])('says of an order that is %s since when it waits, as the boards do: %j', async (status, stamps) => {
    await addOrder({ status })
    for (const [stamp, at] of stamps) await testServer.db.many(`UPDATE orders SET "${stamp}" = ?`, at)
    const [order] = await testServer.db.many<Order>('SELECT * FROM orders')

    const { waitingSince: counted } = (await get(room.id)).body

    expect(Object.values(counted)).toEqual([waitingSince(order!)])
  })

  it('says since when the one that has waited longest waits', async () => {
    await addOrder({ status: 'incoming' })
    await addOrder({ status: 'updated', daysAgo: 1 })
    await addOrder({ status: 'incoming' })

    expect((await get(room.id)).body.waitingSince).toEqual({ newOrderCount: minutesAgo(24 * 60 + 1) })
  })

  it('counts requests that nobody has answered', async () => {
    await addRequest('active')
    await addRequest('completed')
    await addRequest('cancelled')

    expect((await get(room.id)).body).toMatchObject({
      waiterRequestCount: 1,
      newOrderCount: 0,
      waitingSince: { waiterRequestCount: noon.toISOString() },
    })
  })

  it('of strangers is not found', async () => {
    const [strange] = await testServer.db.many<{ id: number }>(
      'SELECT "id" FROM tables WHERE "restaurantId" = ? LIMIT 1',
      2,
    )

    expect(await get(strange!.id)).toMatchObject({ status: 404 })
    expect(await get(999_999)).toMatchObject({ status: 404 })
  })

  it('is answered alike over the socket', async () => {
    const { client } = await testServer.connect(waiter)
    const tables = client.service('v1/table')

    expect(await tables.get(room.id)).toEqual((await get(room.id, waiter)).body)
    expect(await tables.find({ query: { skipPaginate: true } })).toEqual(await listAll(waiter))
    await expect(tables.find({ query: { restaurantId: 2 } })).rejects.toMatchObject({ code: 403 })
  })
})

function minutesAgo(minutes: number): string {
  return new Date(noon.getTime() - minutes * 60_000).toISOString()
}

async function listAll(token: string, query = ''): Promise<Table[]> {
  return (await testServer.request<Table[]>('GET', `/v1/table?skipPaginate=true${query}`, { token })).body
}

function get(id: number, token = manager) {
  return testServer.request<Table>('GET', `/v1/table/${id}`, { token })
}

function addOrder({ status, daysAgo = 0 }: { status: OrderStatus; daysAgo?: number }): Promise<number> {
  const at = new Date(noon.getTime() - daysAgo * 86_400_000 - 60_000).toISOString()
  return testServer.db.write(function* (): Transaction<number> {
    return yield* run(
      `INSERT INTO orders ("restaurantId", "orderType", "status", "editSource", "tableId", "table", "currency", "cart",
         "paymentType", "createdBy", "createdAt", "updatedAt")
       VALUES (?, 'order', ?, 'app', ?, ?, 'AED', '[]', 'none', 'A guest', ?, ?)`,
      room.restaurantId,
      status,
      room.id,
      room.name,
      at,
      at,
    )
  })
}

function addRequest(status: string): Promise<{ id: number } | undefined> {
  const at = noon.toISOString()
  return testServer.db.write(() =>
    one<{ id: number }>(
      `INSERT INTO requests ("restaurantId", "requestType", "status", "tableId", "table", "createdAt", "updatedAt")
       VALUES (?, 'talk', ?, ?, ?, ?, ?) RETURNING "id"`,
      room.restaurantId,
      status,
      room.id,
      room.name,
      at,
      at,
    ),
  )
}
