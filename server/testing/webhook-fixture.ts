import { createHmac } from 'node:crypto'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import type {
  PaymentEvent,
  SettlePaymentEvent,
  WebhookAnswer,
  WebhookEvent,
} from '@brigade/domain/payments/payments.schema.ts'
import { type Guest, type TestServer, noon, startTestServer } from './test-server.ts'
import type { Answer } from './with-app.ts'

export const webhookSecret = 'a secret that both of us know well'
export const noonSeconds = Math.floor(noon.getTime() / 1_000)

type Refused = { data: { reason: string; state: string; fields: Record<string, string>; current: PaymentEvent } }

/** The demo's hotel with a payment system that sends webhooks, and the staff who receive their events. */
export type WebhookFixture = {
  testServer: TestServer
  guest: Guest
  manager: string
  taker: string
  finance: string
  place(): Promise<Order>
  /** Builds the webhook for a paid order, each time another event of another payment. */
  paid(order: Order, amount: number): WebhookEvent
  tell(event: WebhookEvent): Promise<Answer<WebhookAnswer & Refused>>
  send(body: string, signature: string | undefined): Promise<Answer<WebhookAnswer & Refused>>
  read(id: number): Promise<Order>
  patch(id: number, body: object): Promise<Answer<Order>>
  paymentsOf(token: string, orderId: number): Promise<Payment[]>
  eventsOf(token: string, orderId: number): Promise<PaymentEvent[]>
  settle(token: string, id: number, differences?: Partial<SettlePaymentEvent>): Promise<Answer<PaymentEvent & Refused>>
}

/** Returns the header that signs a body as the payment system does. */
export function signatureOf(body: string, { time = noonSeconds, secret = webhookSecret }: Signing = {}): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

type Signing = { time?: number | string; secret?: string }

export async function startWebhookFixture(): Promise<WebhookFixture> {
  const testServer = await startTestServer({ webhookSecret })
  const guest = await testServer.guestAt('Room 410')
  const manager = await testServer.signIn('manager@hotel.demo')
  const itemId = await testServer.itemCalled('Wild Mushroom Risotto')
  let events = 0

  const send: WebhookFixture['send'] = (body, signature) => {
    const headers: Record<string, string> = signature === undefined ? {} : { 'brigade-signature': signature }
    return testServer.request('POST', '/v1/payments/webhook', { body, headers })
  }

  async function list<T>(token: string, address: string): Promise<T[]> {
    return (await testServer.request<T[]>('GET', `${address}&$sort[id]=-1&skipPaginate=true`, { token })).body
  }

  return {
    testServer,
    guest,
    manager,
    taker: await testServer.signIn('ordertaker@hotel.demo'),
    finance: await testServer.signIn('finance@hotel.demo'),
    place: async () => (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body,

    paid({ id: orderId }, amount) {
      events += 1
      const told = { restaurantId: 1, orderId, currency: 'AED' } as const
      return { id: `event-${events}`, type: 'paid', ...told, amount, reference: `payment-${events}` }
    },

    tell(event) {
      const body = JSON.stringify(event)
      return send(body, signatureOf(body))
    },

    send,
    read: async (id) => (await testServer.request<Order>('GET', `/v1/order/${id}`, { token: manager })).body,
    patch: (id, body) => testServer.request('PATCH', `/v1/order/${id}`, { token: manager, body }),
    paymentsOf: (token, orderId) => list(token, `/v1/payment?orderId=${orderId}`),
    eventsOf: (token, orderId) => list(token, `/v1/payment-event?orderId=${orderId}`),
    settle: (token, id, differences = {}) =>
      testServer.request('PATCH', `/v1/payment-event/${id}`, {
        token,
        body: { state: 'settled', settledReason: 'Given back at the till', ...differences },
      }),
  }
}
