import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Checkout } from '@brigade/domain/payments/checkouts.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type Guest, type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import type { StripeEvent } from '#testing/stripe-account.ts'
import { type GarbledAnswer, startStripeService, type StripeService } from '#testing/stripe-service.ts'

const json = { 'content-type': 'application/json' }
const html = { headers: { 'content-type': 'text/html' }, body: '<h1>Welcome to the Wi-Fi of the hotel</h1>' }
const redirect = { status: 302, headers: { location: 'https://elsewhere.example/' }, body: '' }

let service: StripeService
let testServer: TestServer
let now = noon
let guest: Guest
let manager: string
let itemId: number
let order: Order

beforeAll(async () => {
  service = await startStripeService()
  const stripe = { ...service.settings, limitMs: 5_000 }
  const publicUrl = 'https://brigade.example.com'
  testServer = await startTestServer({ checkoutProvider: 'stripe', stripe, publicUrl }, { now: () => now })
  guest = await testServer.guestAt('Room 411')
  manager = await testServer.signIn('manager@hotel.demo')
  itemId = await testServer.itemCalled('Wild Mushroom Risotto')
})

afterAll(async () => {
  await testServer.close()
  await service.close()
})

beforeEach(async () => {
  now = noon
  service.mend()
  await testServer.db.write(() => run('DELETE FROM jobs'))
  // Guests may begin only a limited number within minutes.
  await testServer.db.write(() => run(`UPDATE checkouts SET "createdAt" = '2025-01-01T00:00:00.000Z'`))
  order = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
})

describe('what is answered to who begins to pay', () => {
  it.each<[string, GarbledAnswer]>([
    ['no JSON', { headers: json, body: '{"id":"cs_' }],
    ['nothing', { headers: json, body: '' }],
    ['null', { headers: json, body: 'null' }],
    ['a list', { headers: json, body: '[]' }],
    ['a page of HTML', html],
    ['a redirect', redirect],
    ['fifty megabytes', { body: { padding: 'x'.repeat(50_000_000) } }],
    ["another payment's page", { body: { client_reference_id: 'another' } }],
    ['a page of another amount', { body: { amount_total: 100 } }],
    ['a page in another currency', { body: { currency: 'usd' } }],
    ['a page without an id', { body: { id: null } }],
    ['a page without an address', { body: { url: null } }],
    ['an address that runs a program', { body: { url: 'javascript:alert(1)' } }],
    ['an address that is none', { body: { url: 7 } }],
  ])('is no page where Stripe answers %s, and is paid once on the page of the next try', async (_what, answer) => {
    service.garble(answer)
    const refused = await begin()
    service.mend()

    expect(refused).toMatchObject({ status: 503, body: { data: { reason: 'providerFailed', retryAfter: 5 } } })
    const { url } = (await begin()).body
    expect(url).toMatch(/^https:/)
    await tell(service.pay(service.sessionAt(url).id))
    expect(await paidOf(order.id)).toEqual({ received: order.orderPrice, booked: order.orderPrice })
  })

  it('is the same page when Brigade was killed before it heard of it, and that is paid once', async () => {
    const first = (await begin()).body
    await testServer.db.write(() => run('UPDATE checkouts SET "url" = NULL, "pageId" = NULL WHERE "id" = ?', first.id))

    const again = (await begin()).body
    const paid = service.pay(service.sessionAt(again.url).id)
    await Promise.all([tell(paid), tell(paid)])

    expect(again).toEqual(first)
    expect(await paidOf(order.id)).toEqual({ received: order.orderPrice, booked: order.orderPrice })
  })
})

it.each<[string, GarbledAnswer]>([
  ['a page of HTML', html],
  ['a redirect', redirect],
  ['nothing', { headers: json, body: '{}' }],
  ['another page', { headers: json, body: '{"id":"cs_other","object":"checkout.session","status":"expired"}' }],
])('a page that is to be closed is closed later where Stripe answers %s', async (_what, answer) => {
  const { url } = (await begin()).body
  const { id } = service.sessionAt(url)
  const isOpen = () => service.sessionWith(id).status === 'open'
  const paid = { id: order.id, kind: 'card', amount: order.orderPrice }
  expect((await testServer.request('POST', '/v1/pay/order', { token: manager, body: paid })).status).toBe(200)

  service.garble(answer)
  await testServer.app.jobs.runDue()
  const [job] = await testServer.db.many(`SELECT "state" FROM jobs WHERE "kind" = 'payments:closePage'`)
  service.mend()
  now = new Date(noon.getTime() + 60_000)
  await testServer.app.jobs.runDue()

  expect(job).toEqual({ state: 'waiting' })
  expect(isOpen()).toBe(false)
})

/** Returns the amount in Stripe's ledger row and in the order, in the unit of the order's currency. */
async function paidOf(orderId: number) {
  const { body } = await testServer.request<Order>('GET', `/v1/order/${orderId}`, { token: manager })
  const row = await testServer.db.one<{ total: number }>(
    'SELECT SUM("amount") AS "total" FROM payments WHERE "orderId" = ?',
    orderId,
  )
  return { received: Number(row?.total) / 100, booked: body.amountPaidOnline }
}

function begin() {
  return testServer.request<Checkout & { data: object }>('POST', '/v1/checkout', {
    token: guest.token,
    body: { orderId: order.id },
  })
}

async function tell(event: StripeEvent) {
  const { body, headers } = service.signed(event)
  return testServer.request('POST', '/v1/payments/stripe', { body, headers })
}
