import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PaymentEvent, WebhookEvent } from '@brigade/domain/payments/payments.schema.ts'
import { type Guest, type TestServer, noon } from '#testing/test-server.ts'
import { startWebhookFixture, type WebhookFixture } from '#testing/webhook-fixture.ts'
import { forgetOldEvents } from './forget-old-events.ts'

let testServer: TestServer
let guest: Guest
let manager: string
let taker: string
let finance: string
let order: Order
let { place, paid, tell, read, patch, paymentsOf, eventsOf, settle }: WebhookFixture = {} as WebhookFixture

beforeAll(async () => {
  ;({ testServer, guest, manager, taker, finance, place, paid, tell, read, patch, paymentsOf, eventsOf, settle } =
    await startWebhookFixture())
})

afterAll(() => testServer.close())

beforeEach(async () => {
  order = await place()
})

describe('what a payment system tells', () => {
  it('stands on its order as a payment of its own, once', async () => {
    const event = paid(order, 20)

    const first = await tell(event)
    const again = await tell(event)

    expect(first).toMatchObject({ status: 200, body: { state: 'taken', reason: null, orderId: order.id } })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(await read(order.id)).toMatchObject({
      amountPaidOnline: 20,
      onlineOrderPaymentStatus: 'partially-paid',
      amountToBePaidOnline: order.orderPrice - 20,
    })
    expect(await paymentsOf(manager, order.id)).toMatchObject([
      {
        kind: 'online',
        amount: 20,
        currency: 'AED',
        provider: 'webhook',
        reference: event.reference,
        byKind: 'machine',
        byId: null,
      },
    ])
  })

  it('is several payments until nothing is due', async () => {
    await tell(paid(order, 20))
    const rest = await tell(paid(order, order.orderPrice - 20))

    expect(rest.body.state).toBe('taken')
    expect(await read(order.id)).toMatchObject({ onlineOrderPaymentStatus: 'paid', amountToBePaidOnline: 0 })
    expect((await paymentsOf(manager, order.id)).map(({ amount }) => amount)).toEqual([order.orderPrice - 20, 20])
  })

  it('about one payment by two events counts once', async () => {
    const event = paid(order, 20)
    await tell(event)

    const other = await tell({ ...event, id: `${event.id}-other` })

    expect(other).toMatchObject({ status: 200, body: { state: 'repeated', orderId: order.id } })
    expect((await read(order.id)).amountPaidOnline).toBe(20)
  })

  it('counts once when it comes eight times at the same moment', async () => {
    const event = paid(order, 20)

    const answers = await Promise.all(Array.from({ length: 8 }, () => tell(event)))

    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(answers.map(() => [200, 'taken']))
    expect((await read(order.id)).amountPaidOnline).toBe(20)
    expect(await paymentsOf(manager, order.id)).toHaveLength(1)
  })

  it('never becomes more than is due when several come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => tell(paid(order, order.orderPrice))))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3)
    expect((await read(order.id)).amountPaidOnline).toBe(order.orderPrice)
  })

  it('stands on the order that took another one over', async () => {
    const other = await place()
    await patch(order.id, { status: 'merged', mergedInto: other.id })

    const answer = await tell(paid(order, 20))

    expect(answer).toMatchObject({ status: 200, body: { state: 'taken', orderId: other.id } })
    expect((await read(other.id)).amountPaidOnline).toBe(20)
  })

  it('that goes back is taken off again', async () => {
    await tell(paid(order, 20))

    await tell({ ...paid(order, 5), type: 'refunded' })

    expect((await read(order.id)).amountPaidOnline).toBe(15)
    expect((await paymentsOf(manager, order.id))[0]).toMatchObject({ kind: 'refund', amount: -5 })
  })

  it('that goes back by its name leaves other payments alone, and settles what it needed somebody for', async () => {
    await tell(paid(order, order.orderPrice))
    const second = paid(order, 20)
    await tell(second)
    const alert = await openAlerts()

    const part = await tell({ ...paid(order, 5), type: 'refunded', refundOf: second.reference })
    const open = await openAlerts()
    const rest = { ...paid(order, 15), type: 'refunded', refundOf: second.reference } as const
    await tell(rest)

    expect(alert).toMatchObject([{ reason: 'amountTooLarge', amount: 20 }])
    expect(part).toMatchObject({ status: 200, body: { state: 'taken' } })
    expect(open).toEqual(alert)
    expect(await openAlerts()).toEqual([])
    expect(await read(order.id)).toMatchObject({ onlineOrderPaymentStatus: 'paid', refundDue: 0 })
    expect(await unassigned(second.reference)).toEqual([2000, -500, -1500])
    await tell({ ...paid(order, 15), type: 'refundFailed', reference: rest.reference })
    expect(await unassigned(second.reference)).toEqual([2000, -500, -1500, 1500])
    expect(await openAlerts()).toMatchObject([{ reason: 'refundFailed', amount: 15 }])
  })

  it('that goes back by a name with a number behind it is another than the one of that name', async () => {
    const payment = paid(order, 20)
    await tell(payment)
    const goesBack = (reference: string, amount: number) =>
      tell({ ...paid(order, amount), type: 'refunded', reference, refundOf: payment.reference })
    const reference = `back of ${order.id}`

    // The excess over the payment is a share of its own, beside that of the order.
    await goesBack(reference, 25)
    const other = await goesBack(`${reference}#${order.id}`, 1)

    expect(other).toMatchObject({ status: 422, body: { data: { state: 'needsPerson', reason: 'refundTooLarge' } } })
    expect(new Set((await eventsOf(manager, order.id)).map((event) => event.reference))).toEqual(
      new Set([payment.reference, reference, `${reference}#${order.id}`]),
    )
  })

  it('that is not named goes back for its order, and is here again once that failed', async () => {
    await tell(paid(order, 20))
    const refund = { ...paid(order, 5), type: 'refunded' } as const
    await tell(refund)

    const failed = await tell({ ...refund, id: 'failed', type: 'refundFailed' })

    expect(failed).toMatchObject({ status: 200, body: { state: 'needsPerson', reason: 'refundFailed' } })
    expect((await read(order.id)).amountPaidOnline).toBe(20)
  })

  it('is told of a machine that says it with its key, too', async () => {
    const machine = 'brigade-demo-payments-1'
    await testServer.request('PATCH', `/v1/order/${order.id}`, { token: machine, body: { amountPaidOnline: 20 } })
    const told = await eventsOf(taker, order.id)

    expect(told).toMatchObject([
      { kind: 'paid', state: 'taken', amount: 20, remaining: order.orderPrice - 20, table: 'Room 410' },
    ])
  })
})

describe('what fits no order', () => {
  it.each<[reason: string, change: () => Partial<WebhookEvent>, orderId: () => number | null]>([
    ['amountTooLarge', () => ({ amount: order.orderPrice + 1 }), () => order.id],
    ['wrongCurrency', () => ({ currency: 'USD' }), () => order.id],
    ['orderUnknown', () => ({ orderId: 2_147_483_647 }), () => null],
    ['orderUnknown', () => ({ restaurantId: 2 }), () => null],
    ['refundTooLarge', () => ({ type: 'refunded' }), () => order.id],
    ['venueUnknown', () => ({ restaurantId: 2_147_483_647 }), () => null],
  ])('is refused as %s, the same way each time, and kept: %#', async (reason, change, orderId) => {
    const event = { ...paid(order, 20), ...change() }

    const answers = [await tell(event), await tell(event)]

    for (const { status, body } of answers) {
      expect(status).toBe(422)
      expect(body.data).toMatchObject({ reason, state: stateOf(reason), orderId: orderId() })
    }
    expect((await read(order.id)).amountPaidOnline).toBe(0)
    const kept = await testServer.db.many('SELECT * FROM payment_events WHERE "eventId" = ?', event.id)
    expect(kept).toMatchObject([{ state: stateOf(reason), reason, reference: event.reference }])
  })

  it('is told to the manager, the order taker and finance of that venue, and to nobody else', async () => {
    const hearing = await Promise.all([manager, taker, finance].map((token) => testServer.connect(token)))
    const deaf = await Promise.all(
      [
        await testServer.signIn('waiter@hotel.demo'),
        await testServer.signIn('chief@hotel.demo'),
        await testServer.signIn('manager@restaurant.demo'),
        guest.token,
      ].map((token) => testServer.connect(token)),
    )

    await tell(paid(order, order.orderPrice + 1))
    await Promise.all([...hearing, ...deaf].map((screen) => screen.caughtUp()))

    for (const screen of hearing) expect(screen.heard('v1/payment-event created')).toHaveLength(1)
    for (const screen of deaf) expect(screen.heard('v1/payment-event created')).toEqual([])
    await Promise.all([...hearing, ...deaf].map((screen) => screen.close()))
  })

  it('is seen to by a manager or finance, once, and by no stranger', async () => {
    await tell(paid(order, order.orderPrice + 1))
    const [event] = await eventsOf(manager, order.id)
    const stranger = await testServer.signIn('manager@restaurant.demo')

    const refused = [await settle(taker, event!.id), await settle(stranger, event!.id), await settle('', event!.id)]
    const [first, second] = [await settle(finance, event!.id), await settle(manager, event!.id)]

    expect(refused.map(({ status }) => status)).toEqual([403, 404, 401])
    expect(first).toMatchObject({
      status: 200,
      body: { state: 'settled', settledReason: 'Given back at the till', updatedBy: 'Anil Kapoor', version: 2 },
    })
    expect(second).toMatchObject({
      status: 409,
      body: { data: { reason: 'statusMoved', state: 'settled', byKind: 'staff' } },
    })
    expect(await eventsOf(stranger, order.id)).toEqual([])
    expect((await testServer.request('GET', `/v1/payment-event/${event!.id}`, { token: stranger })).status).toBe(404)
  })
})

it('is settled for a reason alone', async () => {
  await tell(paid(order, order.orderPrice + 1))
  const [event] = await eventsOf(manager, order.id)

  const bare = await testServer.request('PATCH', `/v1/payment-event/${event!.id}`, {
    token: manager,
    body: { state: 'settled' },
  })
  const empty = await settle(manager, event!.id, { settledReason: ' \u200B ' })
  const long = await settle(manager, event!.id, { settledReason: 'x'.repeat(201) })

  expect([bare.status, empty.status, long.status]).toEqual([400, 400, 400])
  expect(empty.body.data.fields).toEqual({ settledReason: 'Enter a resolution.' })
  expect((await eventsOf(manager, order.id))[0]).toMatchObject({ state: 'needsPerson', settledReason: null })
})

it('is kept for a year where it needed a person, from when it was settled', async () => {
  const after = (days: number) => new Date(noon.getTime() + days * 86_400_000)
  await tell(paid(order, order.orderPrice + 1))
  const [event] = await eventsOf(manager, order.id)
  await settle(finance, event!.id)

  await forgetOldEvents(testServer.db, after(366))
  const afterAYear = await eventsOf(manager, order.id)
  await forgetOldEvents(testServer.db, after(401))

  expect(afterAYear).toMatchObject([{ id: event!.id, state: 'settled' }])
  expect(await eventsOf(manager, order.id)).toEqual([])
})

it('is forgotten after a month, unless it needs a person; the payment is not', async () => {
  const event = paid(order, 20)
  await tell(event)
  await tell(paid(order, order.orderPrice))

  await forgetOldEvents(testServer.db, new Date(noon.getTime() + 31 * 86_400_000))
  const left = await eventsOf(manager, order.id)
  const again = await tell({ ...event, id: `${event.id}-again` })

  expect(left).toMatchObject([{ state: 'needsPerson' }])
  expect(again).toMatchObject({ status: 200, body: { state: 'repeated' } })
  expect((await read(order.id)).amountPaidOnline).toBe(20)
})

it('lists payments to guests of their sitting alone', async () => {
  const stranger = await testServer.guestAt('Room 204')
  await tell(paid(order, 20))

  expect(await paymentsOf(guest.token, order.id)).toMatchObject([{ amount: 20 }])
  expect(await paymentsOf(stranger.token, order.id)).toEqual([])
  expect(await paymentsOf(await testServer.signIn('manager@restaurant.demo'), order.id)).toEqual([])
})

function stateOf(reason: string): string {
  return reason === 'venueUnknown' ? 'refused' : 'needsPerson'
}

async function openAlerts(): Promise<PaymentEvent[]> {
  return (await eventsOf(manager, order.id)).filter(({ state }) => state === 'needsPerson')
}

/** Returns the amounts in the ledger of a payment for no order, in minor units. */
async function unassigned(reference: string): Promise<number[]> {
  const rows = await testServer.db.many<{ amount: number }>(
    'SELECT "amount" FROM payments WHERE "paymentReference" = ? AND "orderId" IS NULL ORDER BY "id"',
    reference,
  )
  return rows.map(({ amount }) => amount)
}
