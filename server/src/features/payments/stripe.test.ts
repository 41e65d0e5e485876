import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Checkout } from '@brigade/domain/payments/checkouts.schema.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import type { PaymentEvent, WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import { type Guest, type Harbour, noon, startHarbour } from '#testing/harbour.ts'
import type { StripeEvent } from '#testing/stripe-account.ts'
import { type SignedEvent, startStripeService, type StripeService } from '#testing/stripe-service.ts'

let service: StripeService
let harbour: Harbour
let guest: Guest
let manager: string
let itemId: number
let order: Order

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
      success_url: `https://brigade.example.com/pay/done/${asked.key}`,
      cancel_url: `https://brigade.example.com/pay/cancelled/${asked.key}`,
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
    const { id, session } = await pageOf({ orderId: order.id, amount: 20 })
    const event = service.pay(session.id)

    const [first, again] = [await tell(event), await tell(event)]
    const later = await tell(service.eventOf('checkout.session.async_payment_succeeded', session))

    expect(first).toMatchObject({ status: 200, body: { state: 'taken', orderId: order.id } })
    expect(again.body).toEqual(first.body)
    expect(later.body.state).toBe('repeated')
    expect(await read()).toMatchObject({ amountPaidOnline: 20, onlineOrderPaymentStatus: 'partially-paid' })
    expect(await checkout(id)).toMatchObject({ state: 'paid' })
  })

  it('is waited for while the money is on its way, and nothing when it never comes', async () => {
    const { id, session } = await pageOf({ orderId: order.id })

    const waiting = await tell(service.payLater(session.id))
    const failed = await tell(service.endPayLater(session.id, 'failed'))

    expect([waiting.body.state, failed.body.state]).toEqual(['ignored', 'ignored'])
    expect((await read()).amountPaidOnline).toBe(0)
    expect(await checkout(id)).toMatchObject({ state: 'failed' })
  })

  it('pays each order of a bill its share', async () => {
    const other = (await harbour.place(guest.token, { cart: [{ itemId, itemQty: 2 }] })).body
    const bill = await harbour.request<{ amountToBePaid: number }>('GET', `/v1/bill/${order.billId}`, {
      token: manager,
    })
    const { session } = await pageOf({ billId: order.billId })

    const told = await tell(service.pay(session.id))

    expect(session.amount_total).toBe(Math.round(bill.body.amountToBePaid * 100))
    expect(told).toMatchObject({ status: 200, body: { state: 'taken' } })
    for (const { id } of [order, other]) expect((await read(id)).onlineOrderPaymentStatus).toBe('paid')
  })

  it('is a refund of what it was paid for, once it has gone back', async () => {
    const { session } = await pageOf({ orderId: order.id })
    await tell(service.pay(session.id))
    const created = service.refund(session.payment_intent!, 500, 'pending')

    const pending = await tell(created)
    const done = await tell(service.changeRefund(created.data.object.id, 'succeeded'))
    const again = await tell(service.changeRefund(created.data.object.id, 'succeeded'))

    expect([pending, done, again].map(({ body }) => body.state)).toEqual(['ignored', 'taken', 'repeated'])
    expect((await read()).amountPaidOnline).toBe(order.orderPrice - 5)
  })

  it('is booked when the order was paid meanwhile: what is too much is a refund due, until it has gone back', async () => {
    const [half, whole] = [await pageOf({ orderId: order.id, amount: 5 }), await pageOf({ orderId: order.id })]
    await tell(service.pay(whole.session.id))

    const second = await tell(service.pay(half.session.id))
    const tooMuch = await read()
    const due = await alertsOf(order.id)
    await tell(service.refund(half.session.payment_intent!, 500))

    expect(second).toMatchObject({ status: 200, body: { state: 'taken', reason: null } })
    expect(tooMuch).toMatchObject({ amountPaidOnline: order.orderPrice + 5, refundDue: 5 })
    expect(due).toMatchObject([{ reason: 'refundDue', amount: 5 }])
    expect(await read()).toMatchObject({ onlineOrderPaymentStatus: 'paid', refundDue: 0 })
    expect(await alertsOf(order.id)).toEqual([])
  })

  it('is booked at the amount of its page though the order became cheaper', async () => {
    const { session } = await pageOf({ orderId: order.id })
    const discount = { id: order.id, discountPercentage: 50, reason: 'Waited' }
    await harbour.request('POST', '/v1/discount/order', { token: manager, body: discount })

    await tell(service.pay(session.id))

    const { amountPaidOnline, refundDue, onlineOrderPaymentStatus } = await read()
    expect({ amountPaidOnline, onlineOrderPaymentStatus }).toEqual({
      amountPaidOnline: order.orderPrice,
      onlineOrderPaymentStatus: 'paid',
    })
    expect(refundDue).toBeGreaterThan(0)
  })

  it('goes back for the order of a bill that has a refund due, and each refund for another one', async () => {
    const others = [await place(), await place()]
    const { session } = await pageOf({ billId: order.billId })
    await tell(service.pay(session.id))
    for (const { id } of others) await cancel(id)

    const told = []
    for (const { orderPrice } of others) {
      told.push(await tell(service.refund(session.payment_intent!, Math.round(orderPrice * 100))))
    }

    expect(told.map(({ body }) => body.state)).toEqual(['taken', 'taken'])
    expect((await read()).onlineOrderPaymentStatus).toBe('paid')
    for (const { id } of others) {
      expect(await read(id)).toMatchObject({ amountPaidOnline: 0, refundDue: 0 })
      expect(await alertsOf(id)).toEqual([])
    }
  })

  it('goes back for the order that took over the one that was paid', async () => {
    const { session } = await pageOf({ orderId: order.id })
    await tell(service.pay(session.id))
    const other = await place()
    await patch(order.id, { status: 'merged', mergedInto: other.id })

    await tell(service.refund(session.payment_intent!, 500))

    expect((await read(other.id)).amountPaidOnline).toBe(order.orderPrice - 5)
    expect((await read()).amountPaidOnline).toBe(order.orderPrice)
  })

  it('waits for its payment where it is told first', async () => {
    const { session } = await pageOf({ orderId: order.id })
    const paid = service.pay(session.id)
    const refund = service.refund(session.payment_intent!, 500)

    const early = [await tell(refund), await tell(refund)]
    const before = await read()
    await tell(paid)
    const again = await tell(refund)

    expect(early.map(({ body }) => body)).toEqual(early.map(() => ({ state: 'waiting', reason: null, orderId: null })))
    expect(before.amountPaidOnline).toBe(0)
    expect((await read()).amountPaidOnline).toBe(order.orderPrice - 5)
    expect(again.body.state).toBe('taken')
  })

  it('is here again when a refund fails, and people are told', async () => {
    const { session } = await pageOf({ orderId: order.id })
    await tell(service.pay(session.id))
    await cancel(order.id)
    const refund = service.refund(session.payment_intent!, Math.round(order.orderPrice * 100))
    await tell(refund)
    const gone = await read()

    const failed = await tell(service.changeRefund(refund.data.object.id, 'failed'))
    const late = await tell({ ...refund, id: `${refund.id}-late` })

    expect(gone.refundDue).toBe(0)
    expect(failed.body).toEqual({ state: 'needsPerson', reason: 'refundFailed', orderId: order.id })
    expect(late.body.state).toBe('repeated')
    expect((await read()).refundDue).toBe(order.orderPrice)
    expect((await alertsOf(order.id)).map(({ reason }) => reason)).toContain('refundFailed')
    expect(await kindsOf(order.id)).toEqual(['online', 'refund', 'refundFailed'])
  })

  it('never went back when a refund failed before it was known to succeed', async () => {
    const { session } = await pageOf({ orderId: order.id })
    await tell(service.pay(session.id))
    const refund = service.refund(session.payment_intent!, 500)

    await tell(service.changeRefund(refund.data.object.id, 'failed'))
    const late = await tell(refund)

    expect(late.body.state).toBe('repeated')
    expect((await read()).amountPaidOnline).toBe(order.orderPrice)
  })

  it('is taken back by a dispute and returned when that is won, which people are told of', async () => {
    const { session } = await pageOf({ orderId: order.id })
    await tell(service.pay(session.id))
    const dispute = service.dispute(session.payment_intent!, Math.round(order.orderPrice * 100))
    const { id } = dispute.data.object

    const told = await tell(dispute)
    await tell(service.withdraw(id))
    const withdrawn = await read()
    const alerts = await alertsOf(order.id)
    await tell(service.reinstate(id))
    await tell(service.closeDispute(id, 'won'))

    expect(told.body).toEqual({ state: 'needsPerson', reason: 'disputed', orderId: order.id })
    expect(withdrawn).toMatchObject({ amountPaidOnline: 0, onlineOrderPaymentStatus: 'not-paid' })
    expect(alerts).toMatchObject([{ kind: 'disputed', reason: 'disputed', amount: order.orderPrice }])
    expect((await read()).onlineOrderPaymentStatus).toBe('paid')
    expect(await alertsOf(order.id)).toEqual([])
    expect(await kindsOf(order.id)).toEqual(['online', 'dispute', 'disputeReturned'])
  })

  it('still needs somebody once a dispute is lost', async () => {
    const { session } = await pageOf({ orderId: order.id })
    await tell(service.pay(session.id))
    const dispute = service.dispute(session.payment_intent!, 500)
    await tell(dispute)

    await tell(service.closeDispute(dispute.data.object.id, 'lost'))

    expect(await alertsOf(order.id)).toMatchObject([{ reason: 'disputed', amount: 5 }])
  })

  it.each(['null', '[]', '{"id":1}'])('is refused as wrong where it is signed and no event: %s', async (body) => {
    const signed = service.signed(service.eventOf('ping', {}), { payload: body })

    expect(await send({ ...signed, body })).toMatchObject({ status: 400 })
  })

  it.each([
    ['of another shop of the account', { object: 'checkout.session', client_reference_id: null, metadata: {} }],
    [
      'of a payment that nobody began',
      { object: 'checkout.session', client_reference_id: 'x', metadata: { brigadeCheckout: '1' } },
    ],
  ])('is ignored %s', async (_what, session) => {
    const event = service.eventOf('checkout.session.completed', { ...session, payment_status: 'paid', amount_total: 1 })

    expect(await tell(event)).toMatchObject({ status: 200, body: { state: 'ignored' } })
  })

  it('is ignored where it is of another kind', async () => {
    const event = service.eventOf('customer.created', { id: 'cus_1', object: 'customer' })

    expect((await tell(event)).body.state).toBe('ignored')
  })

  it.each([
    ['a secret that is not ours', { secret: 'whsec_other' }],
    ['a time that is long ago', { timestamp: Math.floor(noon.getTime() / 1_000) - 301 }],
    ['another body', { payload: '{}' }],
  ])('is refused with %s', async (_what, signing) => {
    const { session } = await pageOf({ orderId: order.id })

    const told = await send(service.signed(service.pay(session.id), signing))

    expect(told).toMatchObject({ status: 401, body: { message: 'This is not signed as it should be.' } })
    expect((await read()).amountPaidOnline).toBe(0)
  })

  it('counts once when it comes eight times at the same moment', async () => {
    const { session } = await pageOf({ orderId: order.id, amount: 20 })
    const event = service.pay(session.id)

    const answers = await Promise.all(Array.from({ length: 8 }, () => tell(event)))

    expect(answers.map(({ body }) => body.state)).toEqual(answers.map(() => 'taken'))
    expect((await read()).amountPaidOnline).toBe(20)
  })
})

async function place(): Promise<Order> {
  return (await harbour.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
}

function cancel(id: number) {
  return patch(id, { status: 'cancelled', cancelReason: 'Sold out' })
}

function patch(id: number, body: object) {
  return harbour.request('PATCH', `/v1/order/${id}`, { token: manager, body })
}

async function alertsOf(orderId: number): Promise<PaymentEvent[]> {
  const path = `/v1/payment-event?orderId=${orderId}&state=needsPerson&skipPaginate=true`
  return (await harbour.request<PaymentEvent[]>('GET', path, { token: manager })).body
}

async function kindsOf(orderId: number): Promise<string[]> {
  const path = `/v1/payment?orderId=${orderId}&$sort[id]=1&skipPaginate=true`
  return (await harbour.request<Payment[]>('GET', path, { token: manager })).body.map(({ kind }) => kind)
}

/** A page of Stripe's that was begun here: our own id, and the page. */
async function pageOf(body: object) {
  const { id, url } = (await begin(body)).body
  return { id, session: service.sessionAt(url) }
}

async function checkout(id: number): Promise<Checkout> {
  return (await harbour.request<Checkout>('GET', `/v1/checkout/${id}`, { token: guest.token })).body
}

function tell(event: StripeEvent) {
  return send(service.signed(event))
}

function send(signed: SignedEvent) {
  return harbour.request<WebhookAnswer>('POST', '/v1/payments/stripe', signed)
}

function begin(body: object) {
  // Guests may begin only so many.
  return harbour.request<Checkout & { data: object }>('POST', '/v1/checkout', { token: manager, body })
}

async function read(id = order.id): Promise<Order> {
  return (await harbour.request<Order>('GET', `/v1/order/${id}`, { token: manager })).body
}
