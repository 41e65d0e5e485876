import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Checkout } from '@brigade/domain/payments/checkouts.schema.ts'
import type { WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import { type Guest, type Harbour, noon, startHarbour } from '#testing/harbour.ts'
import { startStripeService, type StripeService } from '#testing/stripe-service.ts'

const helper = new Stripe('sk_test_nobody')
const seconds = Math.floor(noon.getTime() / 1_000)

let service: StripeService
let harbour: Harbour
let guest: Guest
let manager: string
let itemId: number
let order: Order
let events = 0

beforeAll(async () => {
  service = await startStripeService()
  harbour = await startHarbour({
    checkoutProvider: 'stripe',
    stripe: service.settings,
    publicUrl: 'https://brigade.example.com',
  })
  guest = await harbour.guestAt('Room 410')
  manager = await harbour.signIn('manager@hotel.demo')
  itemId = await harbour.itemCalled('Wild Mushroom Risotto')
})

afterAll(async () => {
  await harbour.close()
  await service.close()
})

beforeEach(async () => {
  service.mend()
  order = (await harbour.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
})

describe('a page of Stripe', () => {
  it('is made for what is due, with the key of the installation, and for this one payment', async () => {
    const { status, body } = await begin({ orderId: order.id })

    const asked = service.asked.at(-1)!
    expect(status).toBe(201)
    expect(body).toMatchObject({
      provider: 'stripe',
      state: 'open',
      amount: order.orderPrice,
      currency: 'AED',
      shares: [{ orderId: order.id, amount: order.orderPrice }],
      url: expect.stringMatching(/^https:\/\/checkout\.stripe\.test\//),
    })
    expect(asked.authorization).toBe('Bearer sk_test_brigade')
    expect(asked.fields).toMatchObject({
      mode: 'payment',
      client_reference_id: asked.key,
      'line_items[0][price_data][currency]': 'aed',
      'line_items[0][price_data][unit_amount]': String(Math.round(order.orderPrice * 100)),
      success_url: 'https://brigade.example.com/pay/done',
    })
  })

  it('is none when Stripe is away, which is told and can be tried again', async () => {
    service.fail()

    const away = await begin({ orderId: order.id })
    service.mend()
    const again = await begin({ orderId: order.id })

    expect(away).toMatchObject({ status: 503, body: { data: { reason: 'providerFailed' } } })
    expect(JSON.stringify(away.body)).not.toContain('sk_test')
    expect(again.status).toBe(201)
  })
})

describe('what Stripe tells', () => {
  it('stands on the order when the page was paid, once', async () => {
    const session = await sessionOf({ orderId: order.id, amount: 20 })
    const event = eventOf('checkout.session.completed', session)

    const [first, again] = [await tell(event), await tell(event)]
    const later = await tell(eventOf('checkout.session.async_payment_succeeded', session))

    expect(first).toMatchObject({ status: 200, body: { state: 'taken', orderId: order.id } })
    expect(again.body).toEqual(first.body)
    expect(later.body.state).toBe('repeated')
    expect(await read()).toMatchObject({ amountPaidOnline: 20, onlineOrderPaymentStatus: 'partially-paid' })
    expect(await checkoutIn(session)).toMatchObject({ state: 'paid' })
  })

  it('is waited for while the money is on its way, and nothing when it never comes', async () => {
    const session = await sessionOf({ orderId: order.id })

    const waiting = await tell(eventOf('checkout.session.completed', { ...session, payment_status: 'unpaid' }))
    const failed = await tell(
      eventOf('checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' }),
    )

    expect([waiting.body.state, failed.body.state]).toEqual(['ignored', 'ignored'])
    expect((await read()).amountPaidOnline).toBe(0)
    expect(await checkoutIn(session)).toMatchObject({ state: 'failed' })
  })

  it('pays each order of a bill its share', async () => {
    const other = (await harbour.place(guest.token, { cart: [{ itemId, itemQty: 2 }] })).body
    const bill = await harbour.request<{ amountToBePaid: number }>('GET', `/v1/bill/${order.billId}`, {
      token: manager,
    })
    const session = await sessionOf({ billId: order.billId })

    const told = await tell(eventOf('checkout.session.completed', session))

    expect(session.amount_total).toBe(Math.round(bill.body.amountToBePaid * 100))
    expect(told).toMatchObject({ status: 200, body: { state: 'taken' } })
    for (const { id } of [order, other]) expect((await read(id)).onlineOrderPaymentStatus).toBe('paid')
  })

  it('is a refund of what it was paid for, once it has gone back', async () => {
    const session = await sessionOf({ orderId: order.id })
    await tell(eventOf('checkout.session.completed', session))
    const refund = {
      id: 're_1',
      object: 'refund',
      amount: 500,
      currency: 'aed',
      payment_intent: session.payment_intent,
    }

    const pending = await tell(eventOf('refund.created', { ...refund, status: 'pending' }))
    const done = await tell(eventOf('refund.updated', { ...refund, status: 'succeeded' }))
    const again = await tell(eventOf('refund.updated', { ...refund, status: 'succeeded' }))

    expect([pending, done, again].map(({ body }) => body.state)).toEqual(['ignored', 'taken', 'repeated'])
    expect((await read()).amountPaidOnline).toBe(order.orderPrice - 5)
  })

  it('needs a person when the order was paid meanwhile, and Stripe need not tell it again', async () => {
    const [one, two] = [await sessionOf({ orderId: order.id }), await sessionOf({ orderId: order.id, amount: 5 })]
    await tell(eventOf('checkout.session.completed', one))

    const second = await tell(eventOf('checkout.session.completed', two))

    expect(second).toMatchObject({ status: 200, body: { state: 'needsPerson', reason: 'amountTooLarge' } })
    expect((await read()).amountPaidOnline).toBe(order.orderPrice)
  })

  it.each([
    ['of another shop of the account', { object: 'checkout.session', client_reference_id: null, metadata: {} }],
    [
      'of a payment that nobody began',
      { object: 'checkout.session', client_reference_id: 'x', metadata: { brigadeCheckout: '1' } },
    ],
  ])('is ignored %s', async (_what, session) => {
    const told = await tell(
      eventOf('checkout.session.completed', { ...session, payment_status: 'paid', amount_total: 1 }),
    )

    expect(told).toMatchObject({ status: 200, body: { state: 'ignored' } })
  })

  it('is ignored where it is of another kind', async () => {
    expect((await tell(eventOf('customer.created', { id: 'cus_1', object: 'customer' }))).body.state).toBe('ignored')
  })

  it.each([
    ['a secret that is not ours', { secret: 'whsec_other' }],
    ['a time that is long ago', { timestamp: seconds - 301 }],
    ['another body', { payload: '{}' }],
  ])('is refused with %s', async (_what, signing) => {
    const payload = JSON.stringify(eventOf('checkout.session.completed', await sessionOf({ orderId: order.id })))

    const told = await send(payload, signed({ payload, ...signing }))

    expect(told).toMatchObject({ status: 401, body: { message: 'This is not signed as it should be.' } })
    expect((await read()).amountPaidOnline).toBe(0)
  })

  it('counts once when it comes eight times at the same moment', async () => {
    const event = eventOf('checkout.session.completed', await sessionOf({ orderId: order.id, amount: 20 }))

    const answers = await Promise.all(Array.from({ length: 8 }, () => tell(event)))

    expect(answers.map(({ body }) => body.state)).toEqual(answers.map(() => 'taken'))
    expect((await read()).amountPaidOnline).toBe(20)
  })
})

type Session = {
  id: string
  object: string
  client_reference_id: string
  metadata: object
  payment_status: string
  payment_intent: string
  currency: string
  amount_total: number
}

/** The page of Stripe after it was paid, as Stripe tells of it. */
async function sessionOf(body: object): Promise<Session> {
  await begin(body)
  const { fields, key } = service.asked.at(-1)!
  const amount = Number(fields['line_items[0][price_data][unit_amount]'])
  return {
    id: `cs_test_${service.asked.length}`,
    object: 'checkout.session',
    client_reference_id: key!,
    metadata: { brigadeCheckout: fields['metadata[brigadeCheckout]'] },
    payment_status: 'paid',
    payment_intent: `pi_${service.asked.length}`,
    currency: fields['line_items[0][price_data][currency]']!,
    amount_total: amount,
  }
}

async function checkoutIn({ metadata }: Session): Promise<Checkout> {
  const { brigadeCheckout: id } = metadata as { brigadeCheckout: string }
  return (await harbour.request<Checkout>('GET', `/v1/checkout/${id}`, { token: guest.token })).body
}

function eventOf(type: string, object: object) {
  events += 1
  return { id: `evt_${events}`, object: 'event', type, data: { object } }
}

function tell(event: object) {
  const payload = JSON.stringify(event)
  return send(payload, signed({ payload }))
}

function signed(signing: { payload: string; secret?: string; timestamp?: number }): string {
  return helper.webhooks.generateTestHeaderString({ secret: 'whsec_brigade', timestamp: seconds, ...signing })
}

function send(body: string, signature: string) {
  const headers = { 'stripe-signature': signature }
  return harbour.request<WebhookAnswer>('POST', '/v1/payments/stripe', { body, headers })
}

function begin(body: object) {
  return harbour.request<Checkout & { data: object }>('POST', '/v1/checkout', { token: guest.token, body })
}

async function read(id = order.id): Promise<Order> {
  return (await harbour.request<Order>('GET', `/v1/order/${id}`, { token: manager })).body
}
