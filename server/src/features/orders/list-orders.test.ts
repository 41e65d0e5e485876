import { beforeEach, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { TestServer } from '#testing/test-server.ts'
import { openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()

let testServer: TestServer
let manager: string
let order: Order

beforeEach(() => {
  ;({ testServer, manager, order } = desk)
})

it('answers the same over the socket as over REST', async () => {
  const screen = await testServer.connect(manager)
  const orders = screen.client.service('v1/order')

  const accepted: Order = await screen.client.service('v1/accept/order').create({ id: order.id })
  const again = await screen.client
    .service('v1/accept/order')
    .create({ id: order.id })
    .catch((error: unknown) => error)
  const list = await orders.find({
    query: { restaurantId: 1, status: { $in: ['inprogress'] }, $sort: { id: -1 }, $limit: 1 },
  })
  const counts = await screen.client.service('v1/orderCount').create({ restaurantId: 1 })

  expect(accepted).toMatchObject({ id: order.id, status: 'inprogress' })
  expect(again).toMatchObject({ code: 409, data: { by: accepted.acceptedBy } })
  expect(list).toMatchObject({ limit: 1, skip: 0, data: [{ id: order.id }] })
  expect(counts).toMatchObject({ incoming: expect.any(Number), inprogress: expect.any(Number) })
  await screen.close()
})

it('is listed and counted by the filters of the board', async () => {
  const query = (text: string) =>
    testServer.request<Order[]>('GET', `/v1/order?skipPaginate=true&${text}`, { token: manager })

  const incoming = await query('restaurantId=1&status=incoming&orderType=order&createdAt[$gt]=2026-02-25T00:00:00.000Z')
  const ofTable = await query(`restaurantId[$in][]=1&tableId=${order.tableId}&$sort[createdAt]=-1`)
  const counts = await testServer.request<Record<string, number>>('POST', '/v1/orderCount', {
    token: manager,
    body: { restaurantId: 1 },
  })

  expect(incoming.body.map((found) => found.id)).toContain(order.id)
  expect(new Set(incoming.body.map((found) => found.status))).toEqual(new Set(['incoming']))
  expect(new Set(ofTable.body.map((found) => found.tableId))).toEqual(new Set([order.tableId]))
  expect(counts).toMatchObject({ status: 200, body: { incoming: incoming.body.length } })
})

it.each([
  ['status=eaten', 'status'],
  ['createdAt=yesterday', 'createdAt'],
  ['$limit=many', '$limit'],
  ['colour=red', 'colour'],
  ['$sort[price]=1', 'price'],
  ['restaurantId=1%27%20OR%201=1', 'restaurantId'],
])('refuses the list query %s by name', async (text, field) => {
  const answer = await testServer.request('GET', `/v1/order?${text}`, { token: manager })

  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toContain(field)
})
