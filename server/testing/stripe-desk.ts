import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import type { Checkout } from '@brigade/domain/payments/checkouts.schema.ts'
import type { PaymentEvent, WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import { type Guest, type Harbour, noon, startHarbour } from './harbour.ts'
import type { StripeEvent, StripeSession } from './stripe-account.ts'
import { type SignedEvent, startStripeService, type StripeService } from './stripe-service.ts'
import type { Answer } from './with-app.ts'

type Begun = Checkout & { data: { reason: string; retryAfter?: number } }

/** The demo's hotel with an account at Stripe, and a new order of one dish before each test of a file. */
export type StripeDesk = {
  service: StripeService
  harbour: Harbour
  guest: Guest
  manager: string
  order: Order
  place(quantity?: number): Promise<Order>
  read(id?: number): Promise<Order>
  patch(id: number, body: object): Promise<Answer<Order>>
  cancel(id: number): Promise<Answer<Order>>
  begin(body: object): Promise<Answer<Begun>>
  /** A page of Stripe's that was begun here: our own id, and the page. */
  pageOf(body: object): Promise<{ id: number; session: StripeSession }>
  checkout(id: number): Promise<Checkout>
  tell(event: StripeEvent): Promise<Answer<WebhookAnswer>>
  send(signed: SignedEvent): Promise<Answer<WebhookAnswer>>
  alertsOf(orderId: number): Promise<PaymentEvent[]>
  kindsOf(orderId: number): Promise<string[]>
  /** Has so much time gone by, in milliseconds. */
  pass(ms: number): void
}

/** Opens it before the tests of the file that calls this, and closes it after them. Only the acts can be taken out of it before. Stripe is waited for `limitMs`. */
export function openStripeDesk({ limitMs }: { limitMs?: number } = {}): StripeDesk {
  let now = noon
  let itemId: number
  const desk = {
    place: async (quantity = 1) =>
      (await desk.harbour.place(desk.guest.token, { cart: [{ itemId, itemQty: quantity }] })).body,
    read: async (id = desk.order.id) => (await ask<Order>('GET', `order/${id}`)).body,
    patch: (id, body) => ask('PATCH', `order/${id}`, body),
    cancel: (id) => desk.patch(id, { status: 'cancelled', cancelReason: 'Sold out' }),
    // Guests may begin only so many.
    begin: (body) => ask('POST', 'checkout', body),
    async pageOf(body) {
      const { id, url } = (await desk.begin(body)).body
      return { id, session: desk.service.sessionAt(url) }
    },
    checkout: async (id) => (await ask<Checkout>('GET', `checkout/${id}`)).body,
    tell: (event) => desk.send(desk.service.signed(event)),
    send: (signed) => desk.harbour.request('POST', '/v1/payments/stripe', signed),
    alertsOf: async (orderId) =>
      (await ask<PaymentEvent[]>('GET', `payment-event?orderId=${orderId}&state=needsPerson&skipPaginate=true`)).body,
    async kindsOf(orderId) {
      const path = `payment?orderId=${orderId}&$sort[id]=1&skipPaginate=true`
      return (await ask<Payment[]>('GET', path)).body.map(({ kind }) => kind)
    },
    pass(ms) {
      now = new Date(now.getTime() + ms)
    },
  } as StripeDesk

  function ask<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
    return desk.harbour.request(method, `/v1/${path}`, { token: desk.manager, ...(body && { body }) })
  }

  beforeAll(async () => {
    desk.service = await startStripeService()
    const stripe = { ...desk.service.settings, ...(limitMs !== undefined && { limitMs }) }
    const publicUrl = 'https://brigade.example.com'
    desk.harbour = await startHarbour({ checkoutProvider: 'stripe', stripe, publicUrl }, { now: () => now })
    desk.guest = await desk.harbour.guestAt('Room 410')
    desk.manager = await desk.harbour.signIn('manager@hotel.demo')
    itemId = await desk.harbour.itemCalled('Wild Mushroom Risotto')
  })

  afterAll(async () => {
    await desk.harbour.close()
    await desk.service.close()
  })

  beforeEach(async () => {
    now = noon
    desk.service.mend()
    desk.order = await desk.place()
  })

  return desk
}
