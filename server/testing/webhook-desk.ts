import { createHmac } from 'node:crypto'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import type {
  PaymentEvent,
  SettlePaymentEvent,
  WebhookAnswer,
  WebhookEvent,
} from '@brigade/domain/payments/payments.schema.ts'
import { type Guest, type Harbour, noon, startHarbour } from './harbour.ts'
import type { Answer } from './with-app.ts'

export const webhookSecret = 'a secret that both of us know well'
export const noonSeconds = Math.floor(noon.getTime() / 1_000)

type Refused = { data: { reason: string; state: string; fields: Record<string, string>; current: PaymentEvent } }

/** The demo's hotel with a payment system that tells of payments, and who is to hear of them. */
export type WebhookDesk = {
  harbour: Harbour
  guest: Guest
  manager: string
  taker: string
  finance: string
  place(): Promise<Order>
  /** What is told of an order that was paid, each time another event of another payment. */
  paid(order: Order, amount: number): WebhookEvent
  tell(event: WebhookEvent): Promise<Answer<WebhookAnswer & Refused>>
  send(body: string, signature: string | undefined): Promise<Answer<WebhookAnswer & Refused>>
  read(id: number): Promise<Order>
  patch(id: number, body: object): Promise<Answer<Order>>
  paymentsOf(token: string, orderId: number): Promise<Payment[]>
  eventsOf(token: string, orderId: number): Promise<PaymentEvent[]>
  settle(token: string, id: number, differences?: Partial<SettlePaymentEvent>): Promise<Answer<PaymentEvent & Refused>>
}

/** A header that signs a body as the payment system does. */
export function signatureOf(body: string, { time = noonSeconds, secret = webhookSecret }: Signing = {}): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

type Signing = { time?: number | string; secret?: string }

export async function startWebhookDesk(): Promise<WebhookDesk> {
  const harbour = await startHarbour({ webhookSecret })
  const guest = await harbour.guestAt('Room 410')
  const manager = await harbour.signIn('manager@hotel.demo')
  const itemId = await harbour.itemCalled('Wild Mushroom Risotto')
  let events = 0

  const send: WebhookDesk['send'] = (body, signature) => {
    const headers: Record<string, string> = signature === undefined ? {} : { 'brigade-signature': signature }
    return harbour.request('POST', '/v1/payments/webhook', { body, headers })
  }

  async function list<T>(token: string, address: string): Promise<T[]> {
    return (await harbour.request<T[]>('GET', `${address}&$sort[id]=-1&skipPaginate=true`, { token })).body
  }

  return {
    harbour,
    guest,
    manager,
    taker: await harbour.signIn('ordertaker@hotel.demo'),
    finance: await harbour.signIn('finance@hotel.demo'),
    place: async () => (await harbour.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body,

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
    read: async (id) => (await harbour.request<Order>('GET', `/v1/order/${id}`, { token: manager })).body,
    patch: (id, body) => harbour.request('PATCH', `/v1/order/${id}`, { token: manager, body }),
    paymentsOf: (token, orderId) => list(token, `/v1/payment?orderId=${orderId}`),
    eventsOf: (token, orderId) => list(token, `/v1/payment-event?orderId=${orderId}`),
    settle: (token, id, differences = {}) =>
      harbour.request('PATCH', `/v1/payment-event/${id}`, {
        token,
        body: { state: 'settled', settledReason: 'Given back at the till', ...differences },
      }),
  }
}
