import { afterAll, beforeAll, expect, it } from 'vitest'
import { onlineShareOf } from '@brigade/domain/insights/insights.rules.ts'
import type { InsightItems, InsightSales } from '@brigade/domain/insights/insights.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { itemizeOrders } from '#features/orders/lines/itemize-orders.ts'
import { run } from '#kit/database/transaction.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { noon, startTestServer, type TestServer } from '#testing/test-server.ts'
import { rollUpDays } from './roll-up/roll-up-days.ts'

const today = { from: '2026-03-04', to: '2026-03-04' }

let testServer: TestServer
let now = noon
let manager: string

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => now })
  manager = await testServer.signIn(hotelEmails.manager)
  await testServer.db.write(function* () {
    for (const table of ['payments', 'order_lines', 'insight_dirty_days', 'insight_sales', 'insight_money'])
      yield* run(`DELETE FROM ${table}`)
    yield* run(`UPDATE orders SET "isTest" = TRUE`)
  })
})

afterAll(() => testServer.close())

it('counts what guests paid online as paid online, although it is refunded in cash', async () => {
  const order = await placed()
  await patch(order.id, { amountPaidOnline: order.orderPrice }, 'brigade-demo-payments-1')
  const { body: cheaper } = await post<Order>('v1/discount/order', {
    id: order.id,
    discountPercentage: 95,
    reason: 'Waited',
  })
  const amount = Number((order.orderPrice - cheaper.orderPrice).toFixed(2))
  expect((await post('v1/refund/order', { id: order.id, kind: 'cash', amount })).status).toBe(200)
  await complete(order.id)
  await settle(120_000)

  const figures = (await sales()).currencies[0]!.now

  expect(figures.amountPaidInCash).toBe(-amount)
  expect(figures).toMatchObject({ receivedOnline: order.orderPrice, receivedInCash: 0, receivedByCard: 0 })
  expect(onlineShareOf(figures)).toBe(1)
})

it('says up to when all figures are counted: items too', async () => {
  await settle(120_000)
  const order = await placed()
  await complete(order.id)
  const completedAt = now.toISOString()

  await settle(30_000)
  expect((await sales()).asOf! < completedAt).toBe(true)
  const before = await quantity()

  await settle(120_000)
  expect((await sales()).asOf! > completedAt).toBe(true)
  expect(await quantity()).toBe(before + 2)
})

it('does not say so while the lines of an order are not written', async () => {
  const order = await placed()
  const placedAt = now.toISOString()
  await complete(order.id)
  now = new Date(now.getTime() + 300_000)
  await rollUpDays(testServer.db, now)

  expect((await sales()).asOf).toBe(placedAt)
})

async function placed(): Promise<Order> {
  const { tableId } = await testServer.guestAt('Room 207')
  const itemId = await testServer.itemCalled('Wild Mushroom Risotto')
  const cart = [{ itemId, itemQty: 2 }]
  const { body, status } = await post<Order>('v1/order', {
    restaurantId: 1,
    tableId,
    cart,
    covers: 2,
    paymentType: 'later',
  })
  expect(status).toBe(201)
  return body
}

async function complete(id: number): Promise<void> {
  await post('v1/accept/order', { id })
  await patch(id, { status: 'delivered' })
  expect((await patch(id, { status: 'completed' })).status).toBe(200)
}

async function settle(ms: number): Promise<void> {
  now = new Date(now.getTime() + ms)
  await itemizeOrders(testServer.db, now)
  await rollUpDays(testServer.db, now)
}

async function sales(): Promise<InsightSales> {
  return (await post<InsightSales>('v1/insightSales', today)).body
}

async function quantity(): Promise<number> {
  const { sold } = (await post<InsightItems>('v1/insightItems', today)).body
  return sold.reduce((sum, item) => sum + item.quantity, 0)
}

function post<T>(path: string, body: object) {
  return testServer.request<T>('POST', `/${path}`, { token: manager, body })
}

function patch(id: number, body: object, token = manager) {
  return testServer.request('PATCH', `/v1/order/${id}`, { token, body: { ...body } })
}
