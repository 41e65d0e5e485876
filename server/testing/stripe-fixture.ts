import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import type { Checkout } from '@brigade/domain/payments/checkouts.schema.ts'
import type { PaymentEvent, WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import { type Guest, type TestServer, noon, startTestServer } from './test-server.ts'
import type { StripeEvent, StripeSession } from './stripe-account.ts'
import { type SignedEvent, startStripeService, type StripeService } from './stripe-service.ts'
import type { Answer } from './with-app.ts'

type Begun = Checkout & { data: { reason: string; retryAfter?: number } }

/** The demo's hotel with an account at Stripe, and a new order of one dish before each test of a file. */
export type StripeFixture = {
  service: StripeService
  testServer: TestServer
  guest: Guest
  manager: string
  order: Order
  place(quantity?: number): Promise<Order>
  read(id?: number): Promise<Order>
  patch(id: number, body: object): Promise<Answer<Order>>
  cancel(id: number): Promise<Answer<Order>>
  begin(body: object): Promise<Answer<Begun>>
  /** Begins a page of Stripe, and returns our own id and the page. */
  pageOf(body: object): Promise<{ id: number; session: StripeSession }>
  checkout(id: number): Promise<Checkout>
  tell(event: StripeEvent): Promise<Answer<WebhookAnswer>>
  send(signed: SignedEvent): Promise<Answer<WebhookAnswer>>
  alertsOf(orderId: number): Promise<PaymentEvent[]>
  kindsOf(orderId: number): Promise<string[]>
  /** Advances the clock, in milliseconds. */
  pass(ms: number): void
}

/**
 * Opens the desk before the tests of the calling file, and closes it after them. Before that, only the acts can be
 * destructured. A call to Stripe may take `limitMs`.
 */
export function openStripeFixture({ limitMs }: { limitMs?: number } = {}): StripeFixture {
  let now = noon
  let itemId: number
  const desk = {
    place: async (quantity = 1) =>
      (await desk.testServer.place(desk.guest.token, { cart: [{ itemId, itemQty: quantity }] })).body,
    read: async (id = desk.order.id) => (await ask<Order>('GET', `order/${id}`)).body,
    patch: (id, body) => ask('PATCH', `order/${id}`, body),
    cancel: (id) => desk.patch(id, { status: 'cancelled', cancelReason: 'Sold out' }),
    // The number of pages that guests may begin is limited.
    begin: (body) => ask('POST', 'checkout', body),
    async pageOf(body) {
      const { id, url } = (await desk.begin(body)).body
      return { id, session: desk.service.sessionAt(url) }
    },
    checkout: async (id) => (await ask<Checkout>('GET', `checkout/${id}`)).body,
    tell: (event) => desk.send(desk.service.signed(event)),
    send: (signed) => desk.testServer.request('POST', '/v1/payments/stripe', signed),
    alertsOf: async (orderId) =>
      (await ask<PaymentEvent[]>('GET', `payment-event?orderId=${orderId}&state=needsPerson&skipPaginate=true`)).body,
    async kindsOf(orderId) {
      const path = `payment?orderId=${orderId}&$sort[id]=1&skipPaginate=true`
      return (await ask<Payment[]>('GET', path)).body.map(({ kind }) => kind)
    },
    pass(ms) {
      now = new Date(now.getTime() + ms)
    },
  } as StripeFixture

  function ask<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
    return desk.testServer.request(method, `/v1/${path}`, { token: desk.manager, ...(body && { body }) })
  }

  beforeAll(async () => {
    desk.service = await startStripeService()
    const stripe = { ...desk.service.settings, ...(limitMs !== undefined && { limitMs }) }
    const publicUrl = 'https://brigade.example.com'
    desk.testServer = await startTestServer({ checkoutProvider: 'stripe', stripe, publicUrl }, { now: () => now })
    desk.guest = await desk.testServer.guestAt('Room 410')
    desk.manager = await desk.testServer.signIn('manager@hotel.demo')
    itemId = await desk.testServer.itemCalled('Wild Mushroom Risotto')
  })

  afterAll(async () => {
    await desk.testServer.close()
    await desk.service.close()
  })

  beforeEach(async () => {
    now = noon
    desk.service.mend()
    desk.order = await desk.place()
  })

  return desk
}
