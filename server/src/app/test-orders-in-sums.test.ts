import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { rollUpDays } from '#features/insights/roll-up/roll-up-days.ts'
import { itemizeOrders } from '#features/orders/lines/itemize-orders.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { readXlsx } from '#testing/read-xlsx.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { signatureOf, webhookSecret } from '#testing/webhook-fixture.ts'

let testServer: TestServer
let manager: string
let admin: string
let finance: string
let tableId: number
let itemId: number
let now = noon

beforeAll(async () => {
  testServer = await startTestServer({ checkoutProvider: 'demo', webhookSecret }, { now: () => now })
  manager = await testServer.signIn(hotelEmails.manager)
  admin = await testServer.signIn(hotelEmails.admin)
  finance = await testServer.signIn(hotelEmails.finance)
  itemId = await testServer.itemCalled('Wild Mushroom Risotto')
  tableId = (await testServer.guestAt('Room 207')).tableId
})

afterAll(() => testServer.close())

describe('test orders', () => {
  it('are in no sum and no count, in whatever state they are', async () => {
    await settle()
    const before = await everySum()
    const tests = await testsInEveryState()
    await settle()

    expect(tests.map(({ status }) => status)).toEqual([
      'incoming',
      'inprogress',
      'ontheway',
      'delivered',
      'completed',
      'cancelled',
      'updated',
    ])
    expect(await everySum()).toEqual(before)
  })

  it('are no sales of their dishes', async () => {
    const { id } = await placeTest()
    await settle()

    expect(await testServer.db.many('SELECT 1 FROM order_lines WHERE "orderId" = ?', id)).toEqual([])
  })

  it('are paid on no page of a provider', async () => {
    const { id: orderId, billId } = await placeTest()
    const answers = [await post('checkout', { orderId }), await post('checkout', { billId })]

    for (const answer of answers)
      expect(answer).toMatchObject({ status: 422, body: { data: { reason: 'testTakesNoMoney' } } })
  })

  it('get none of the money that a provider reports for one: it is for no order, and a person is asked', async () => {
    const { id: orderId } = await placeTest()
    const body = JSON.stringify({
      id: 'evt_test',
      type: 'paid',
      restaurantId: 1,
      orderId,
      currency: 'AED',
      amount: 12,
      reference: 'pay_test',
    })
    const headers = { 'brigade-signature': signatureOf(body, { time: Math.floor(now.getTime() / 1000) }) }
    const answer = await testServer.request('POST', '/v1/payments/webhook', { body, headers })

    expect(answer).toMatchObject({ status: 422, body: { data: { reason: 'orderUnknown', state: 'needsPerson' } } })
    const payments = await testServer.db.many(
      'SELECT "orderId", "amount" FROM payments WHERE "reference" = ?',
      'pay_test',
    )
    expect(payments).toEqual([{ orderId: null, amount: 1200 }])
  })

  it('are not sent to the point of sale, neither automatically nor by a person', async () => {
    await testServer.db.write(() =>
      run('UPDATE venues SET "isPOSIntegrated" = ?, "isAutoPostingToPOS" = ? WHERE "id" = 1', true, true),
    )
    const order = await placeTest()
    await post('accept/order', { id: order.id })
    const asked = await post('postToPos', { orderId: order.id })

    expect([409, 422]).toContain(asked.status)
    expect(await testServer.db.many('SELECT 1 FROM pos_postings WHERE "orderId" = ?', order.id)).toEqual([])
  })
})

/** The files of the server that sum or count orders, their lines, payments or bills, and how each leaves tests out. */
const summing: Record<string, string> = {
  'features/insights/list-sold-items.ts': 'A test has no lines as rows.',
  'features/insights/roll-up/count-day.ts': 'NOT "isTest"',
  'features/insights/sum-sales.ts': 'Its figures are those of count-day.ts.',
  'features/orders/bills/end-empty-bill.ts': 'It finds the lowest sitting.',
  'features/orders/bills/open-bill-apart.ts': 'It finds the lowest sitting.',
  'features/orders/count-orders-at-tables.ts': 'NOT "isTest"',
  'features/orders/count-orders.ts': 'NOT "isTest"',
  'features/orders/finance/sum-orders.ts': 'Its orders are those of ended-orders.ts, and no payment is for a test.',
  'features/orders/give-feedback.ts': 'It counts the log of one order.',
  'features/orders/lines/list-sold-counts.ts': 'A test has no lines as rows.',
  'features/orders/public/refunded-amount.ts': 'No payment is for a test.',
  'features/orders/records/book-payments.ts': 'No payment is for a test.',
  'features/orders/bills/close-by-night.ts': 'It finds the last work on a bill.',
  'features/orders/open-tab.ts': 'A test is on no tab.',
  'features/overview/read-overview.ts': 'NOT "isTest"',
  'features/overview/sum-takings.ts': 'NOT "isTest"',
  'features/preorders/count-pre-orders.ts': 'It counts pre-orders, and no test is one.',
  'features/recommendations/count-earned.ts': 'NOT o."isTest"',
  'features/receipts/list-receipt-orders.ts':
    'It counts the papers that wait to be printed; those of tests are printed.',
}

it('are considered wherever something is summed or counted', () => {
  const source = join(import.meta.dirname, '..')
  const found = globSync('features/**/*.ts', { cwd: source }).filter((file) => {
    if (/\.test\.ts$|(^|\/)testing\//.test(file)) return false
    const text = readFileSync(join(source, file), 'utf8')
    const sums = /\b(?:sum|count|min|max|avg)\((?:\*|"|-"|CASE|DISTINCT|\$\{)|\.(?:sum|count|min|max|avg)\(\{/.test(
      text,
    )
    return sums && /\b(?:orders|order_lines|order_events|payments|bills|receipt_orders)\b/.test(text)
  })

  expect(found.toSorted()).toEqual(Object.keys(summing).toSorted())
})

/** Returns every sum and count of the server. */
async function everySum() {
  const days = { from: '2026-03-01', to: '2026-03-10' }
  const query = `from=${days.from}&to=${days.to}`
  const file = await fetch(`${testServer.url}/v1/exportOrders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${finance}` },
    body: JSON.stringify({ fileName: 'days', ...days }),
  })
  const table = (await testServer.request<Table>('GET', `/v1/table/${tableId}`, { token: manager })).body
  const { newOrderCount, inProgressOrderCount, deliveredOrderCount } = table
  return {
    totals: (await post('orderTotals', days, finance)).body,
    due: (await get(`finance-orders?${query}&isRefundDue=true`, finance)).body,
    listed: (await get(`finance-orders?${query}`, finance)).body,
    exported: readXlsx(new Uint8Array(await file.arrayBuffer())),
    bills: (await get('bill?restaurantId=1&$sort[openedAt]=-1&$limit=100')).body,
    openBills: (await get('bill?restaurantId=1&isOpen=true&$limit=100')).body,
    counts: (await post('orderCount', { restaurantId: 1 })).body,
    table: { newOrderCount, inProgressOrderCount, deliveredOrderCount },
    sold: (await get('sold-counts?restaurantId=1')).body,
    insights: await insights(days),
    overview: await overview(),
    payments: await testServer.db.many('SELECT count(*) AS "count", sum("amount") AS "sum" FROM payments'),
    venues: (await get('list/restaurants?$limit=100', admin)).body,
  }
}

/** Returns the counts of venues without requests: the kitchen calls the floor for a ready test order too. */
async function overview() {
  const { venues } = (await post<{ venues: { requests: number }[] }>('overview', {}, admin)).body
  return venues.map(({ requests: _, ...venue }) => venue)
}

/** Returns what insights answer, without the time of their last count. */
async function insights(days: object) {
  const { currencies } = (await post<{ currencies: object[] }>('insightSales', days)).body
  const items = (await post('insightItems', days)).body
  const times = (await post('insightTimes', days)).body
  return { currencies, items, times }
}

async function testsInEveryState(): Promise<Order[]> {
  const to =
    (...statuses: string[]) =>
    async (): Promise<Order> => {
      const { id } = await placeTest()
      let order = (await post<Order>('accept/order', { id })).body
      for (const status of statuses) order = (await patch(id, { status })).body
      return order
    }
  const changed = async () => {
    const { id, version } = await placeTest()
    return (await patch(id, { version, cart: [{ itemId, itemQty: 3 }] })).body
  }
  const discarded = async () => {
    const { id } = await placeTest()
    return (await post<Order>('discard/order', { id })).body
  }
  const states = [
    placeTest,
    to(),
    to('ontheway'),
    to('ontheway', 'delivered'),
    to('ontheway', 'delivered', 'completed'),
    discarded,
    changed,
  ]
  const orders: Order[] = []
  for (const state of states) orders.push(await state())
  return orders
}

async function placeTest(): Promise<Order> {
  return (await post<Order>('test/order', { tableId, cart: [{ itemId, itemQty: 2 }] })).body
}

/** Lets the job run that writes the lines of orders as rows. */
async function settle(): Promise<void> {
  now = new Date(now.getTime() + 120_000)
  await itemizeOrders(testServer.db, now)
  await rollUpDays(testServer.db, now)
}

function post<T>(path: string, body: object, token = manager) {
  return testServer.request<T>('POST', `/v1/${path}`, { token, body })
}

function patch(id: number, body: object) {
  return testServer.request<Order>('PATCH', `/v1/order/${id}`, { token: manager, body })
}

function get(path: string, token = manager) {
  return testServer.request('GET', `/v1/${path}`, { token })
}
