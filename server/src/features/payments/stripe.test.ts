import { describe, expect, it } from 'vitest'
import { noon } from '#testing/test-server.ts'
import { openStripeFixture } from '#testing/stripe-fixture.ts'

const desk = openStripeFixture()
const { place, read, begin, pageOf, checkout, tell, send } = desk

describe('a page of Stripe', () => {
  it('is made for what is due, with the key of the installation, and for this one payment', async () => {
    const { status, body } = await begin({ orderId: desk.order.id })

    const asked = desk.service.asked.at(-1)!
    expect(status).toBe(201)
    expect(body).toMatchObject({
      provider: 'stripe',
      state: 'open',
      amount: desk.order.orderPrice,
      currency: 'AED',
      shares: [{ orderId: desk.order.id, amount: desk.order.orderPrice }],
      url: expect.stringMatching(/^https:\/\/checkout\.stripe\.test\//),
    })
    expect(asked.authorization).toBe('Bearer sk_test_brigade')
    expect(asked.fields).toMatchObject({
      mode: 'payment',
      client_reference_id: asked.key,
      'line_items[0][price_data][currency]': 'aed',
      'line_items[0][price_data][unit_amount]': String(Math.round(desk.order.orderPrice * 100)),
      success_url: `https://brigade.example.com/pay/done/${asked.key}`,
      cancel_url: `https://brigade.example.com/pay/cancelled/${asked.key}`,
    })
  })

  it('is none when Stripe is away, which is told and can be tried again', async () => {
    desk.service.fail()

    const away = await begin({ orderId: desk.order.id })
    desk.service.mend()
    const again = await begin({ orderId: desk.order.id })

    expect(away).toMatchObject({ status: 503, body: { data: { reason: 'providerFailed' } } })
    expect(JSON.stringify(away.body)).not.toContain('sk_test')
    expect(again.status).toBe(201)
  })
})

describe('what Stripe tells', () => {
  it('stands on the order when the page was paid, once', async () => {
    const { id, session } = await pageOf({ orderId: desk.order.id, amount: 20 })
    const event = desk.service.pay(session.id)

    const [first, again] = [await tell(event), await tell(event)]
    const later = await tell(desk.service.eventOf('checkout.session.async_payment_succeeded', session))

    expect(first).toMatchObject({ status: 200, body: { state: 'taken', orderId: desk.order.id } })
    expect(again.body).toEqual(first.body)
    expect(later.body.state).toBe('repeated')
    expect(await read()).toMatchObject({ amountPaidOnline: 20, onlineOrderPaymentStatus: 'partially-paid' })
    expect(await checkout(id)).toMatchObject({ state: 'paid' })
  })

  it('is waited for while the money is on its way, and nothing when it never comes', async () => {
    const { id, session } = await pageOf({ orderId: desk.order.id })

    const waiting = await tell(desk.service.payLater(session.id))
    const failed = await tell(desk.service.endPayLater(session.id, 'failed'))

    expect([waiting.body.state, failed.body.state]).toEqual(['ignored', 'ignored'])
    expect((await read()).amountPaidOnline).toBe(0)
    expect(await checkout(id)).toMatchObject({ state: 'failed' })
  })

  it('pays each order of a bill its share', async () => {
    const other = await place(2)
    const bill = await desk.testServer.request<{ amountToBePaid: number }>('GET', `/v1/bill/${desk.order.billId}`, {
      token: desk.manager,
    })
    const { session } = await pageOf({ billId: desk.order.billId })

    const told = await tell(desk.service.pay(session.id))

    expect(session.amount_total).toBe(Math.round(bill.body.amountToBePaid * 100))
    expect(told).toMatchObject({ status: 200, body: { state: 'taken' } })
    for (const { id } of [desk.order, other]) expect((await read(id)).onlineOrderPaymentStatus).toBe('paid')
  })

  it('is booked at the amount of its page though the order became cheaper', async () => {
    const { session } = await pageOf({ orderId: desk.order.id })
    const discount = { id: desk.order.id, discountPercentage: 50, reason: 'Waited' }
    await desk.testServer.request('POST', '/v1/discount/order', { token: desk.manager, body: discount })

    await tell(desk.service.pay(session.id))

    const { amountPaidOnline, refundDue, onlineOrderPaymentStatus } = await read()
    expect({ amountPaidOnline, onlineOrderPaymentStatus }).toEqual({
      amountPaidOnline: desk.order.orderPrice,
      onlineOrderPaymentStatus: 'paid',
    })
    expect(refundDue).toBeGreaterThan(0)
  })

  it.each(['null', '[]', '{"id":1}'])('is refused as wrong where it is signed and no event: %s', async (body) => {
    const signed = desk.service.signed(desk.service.eventOf('ping', {}), { payload: body })

    expect(await send({ ...signed, body })).toMatchObject({ status: 400 })
  })

  it.each([
    ['of another shop of the account', { object: 'checkout.session', client_reference_id: null, metadata: {} }],
    [
      'of a payment that nobody began',
      { object: 'checkout.session', client_reference_id: 'x', metadata: { brigadeCheckout: '1' } },
    ],
  ])('is ignored %s', async (_what, session) => {
    const event = desk.service.eventOf('checkout.session.completed', {
      ...session,
      payment_status: 'paid',
      amount_total: 1,
    })

    expect(await tell(event)).toMatchObject({ status: 200, body: { state: 'ignored' } })
  })

  it('is ignored where it is of another kind', async () => {
    const event = desk.service.eventOf('customer.created', { id: 'cus_1', object: 'customer' })

    expect((await tell(event)).body.state).toBe('ignored')
  })

  it.each([
    ['a secret that is not ours', { secret: 'whsec_other' }],
    ['a time that is long ago', { timestamp: Math.floor(noon.getTime() / 1_000) - 301 }],
    ['another body', { payload: '{}' }],
  ])('is refused with %s', async (_what, signing) => {
    const { session } = await pageOf({ orderId: desk.order.id })

    const told = await send(desk.service.signed(desk.service.pay(session.id), signing))

    expect(told).toMatchObject({ status: 401, body: { message: 'The signature is wrong.' } })
    expect((await read()).amountPaidOnline).toBe(0)
  })

  it('counts once when it comes eight times at the same moment', async () => {
    const { session } = await pageOf({ orderId: desk.order.id, amount: 20 })
    const event = desk.service.pay(session.id)

    const answers = await Promise.all(Array.from({ length: 8 }, () => tell(event)))

    expect(answers.map(({ body }) => body.state)).toEqual(answers.map(() => 'taken'))
    expect((await read()).amountPaidOnline).toBe(20)
  })
})
