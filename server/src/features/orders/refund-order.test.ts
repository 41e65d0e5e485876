import { beforeEach, describe, expect, it } from 'vitest'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { hotelEmails, openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()
const { move } = desk
const machine = 'brigade-demo-payments-1'

let testServer: TestServer
let guest: Guest
let manager: string
let waiter: string
let order: Order

beforeEach(async () => {
  ;({ testServer, guest, manager, waiter, order } = desk)
  await move(machine, { amountPaidOnline: 100 })
})

describe('what staff gave back', () => {
  it('leaves less to go back, a part at a time, however it was paid, and is told to the screens', async () => {
    await cancel()
    const screen = await testServer.connect(waiter)

    const part = await giveBack({ kind: 'cash', amount: 30.5 })
    const rest = await giveBack({ kind: 'card', amount: 69.5 })
    await screen.caughtUp()

    expect(part).toMatchObject({
      status: 200,
      body: {
        refundDue: 69.5,
        amountPaidOnline: 100,
        amountPaidInCash: -30.5,
        onlineOrderPaymentStatus: 'partially-paid',
        lastAct: { act: 'refund', byKind: 'staff' },
      },
    })
    expect(rest.body).toMatchObject({ refundDue: 0, amountPaidByCard: -69.5, onlineOrderPaymentStatus: 'not-paid' })
    expect(screen.heard<Order>('v1/order patched').map(({ refundDue }) => refundDue)).toEqual([69.5, 0])
    await screen.close()
  })

  it('is among the payments, in the log with its amount, and in what its bill comes to', async () => {
    await cancel()
    const before = await bill()
    await giveBack({ kind: 'cash', amount: 40 })
    const after = await bill()

    const log = await list<OrderEvent>(`/v1/order-events?orderId=${order.id}`)

    expect(await payments()).toMatchObject([
      { kind: 'online', amount: 100 },
      { kind: 'refundInCash', amount: -40, provider: null, reference: null, byKind: 'staff' },
    ])
    expect(log.at(-1)).toMatchObject({ act: 'refund', payment: { kind: 'refundInCash', amount: -40, currency: 'AED' } })
    expect(Math.round((before.refundDue - after.refundDue) * 100)).toBe(4000)
  })

  it('settles what tells of it, and what is left is told with its amount', async () => {
    await cancel()
    await giveBack({ kind: 'cash', amount: 30 })
    const left = await due()
    await giveBack({ kind: 'cash', amount: 70 })

    expect(left).toMatchObject([{ state: 'needsPerson', amount: 70 }])
    expect(await due()).toMatchObject([{ state: 'settled', settledReason: null, updatedBy: 'Layla Haddad' }])
  })

  it('is taken back as every act, and due again', async () => {
    await cancel()
    await giveBack({ kind: 'card', amount: 100 })

    const undone = await testServer.request<Order>('POST', '/v1/undo/order', { token: manager, body: { id: order.id } })

    expect(undone).toMatchObject({ status: 200, body: { refundDue: 100, amountPaidByCard: 0 } })
    expect((await payments()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['online', 100],
      ['refundByCard', -100],
      ['refundByCard', 100],
    ])
    expect(await due()).toMatchObject([{ state: 'settled' }, { state: 'needsPerson', amount: 100 }])
  })

  it('is of an order that became cheaper than what was paid, too, and leaves it paid', async () => {
    await move(machine, { amountPaidOnline: order.orderPrice })
    await testServer.request('POST', '/v1/discount/order', {
      token: manager,
      body: { id: order.id, discountPercentage: 50, reason: 'Waited an hour' },
    })
    const { refundDue } = await read()

    const given = await giveBack({ kind: 'cash', amount: refundDue })

    expect(refundDue).toBeGreaterThan(0)
    expect(given.body).toMatchObject({ refundDue: 0, amountToBePaidOnline: 0, onlineOrderPaymentStatus: 'paid' })
  })

  it('is given back once under one key, also by two calls at once', async () => {
    await cancel()
    const body = { kind: 'cash', amount: 60, idempotencyKey: `back-${order.id}` }

    const [one, two] = await Promise.all([giveBack(body), giveBack(body)])

    expect([one.status, two.status]).toEqual([200, 200])
    expect((await read()).refundDue).toBe(40)
  })

  it('at the same moment as what somebody else gave is never more than is due', async () => {
    await cancel()

    const answers = await Promise.all(Array.from({ length: 3 }, () => giveBack({ kind: 'cash', amount: 50 })))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 400])
    expect((await read()).refundDue).toBe(0)
  })

  it('does not go back a second time through who took it', async () => {
    await cancel()
    await giveBack({ kind: 'cash', amount: 60 })

    const refused = await move(machine, { amountPaidOnline: 59.99 })
    const rest = await move(machine, { amountPaidOnline: 60 })

    expect(refused).toMatchObject({ status: 400, body: { data: { reason: 'refundTooLarge' } } })
    expect(rest.body).toMatchObject({ refundDue: 0, onlineOrderPaymentStatus: 'not-paid' })
  })

  it.each([
    ['above what is due', { amount: 100.01 }, 'amount'],
    ['of nothing', { amount: 0 }, 'amount'],
    ['below nothing', { amount: -1 }, 'amount'],
    ['finer than the currency', { amount: 1.234 }, 'amount'],
    ['in shells', { kind: 'shells', amount: 1 }, 'kind'],
  ])('%s is refused by name, and nothing is changed', async (_what, body, field) => {
    await cancel()
    const { version } = await read()

    const refused = await giveBack<{ data: { fields: object } }>(body)

    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.data.fields)).toEqual([field])
    expect((await read()).version).toBe(version)
  })

  it('is nothing of an order that is owed as it was paid', async () => {
    expect((await giveBack({ amount: 1 })).status).toBe(400)
  })

  it.each([
    ['a manager', () => testServer.signIn(hotelEmails.manager), 200],
    ['an order taker', () => testServer.signIn(hotelEmails.orderTaker), 403],
    ['a waiter', () => testServer.signIn(hotelEmails.waiter), 403],
    ['the kitchen', () => testServer.signIn(hotelEmails.chief), 403],
    ['marketing', () => testServer.signIn(hotelEmails.marketing), 403],
    ['finance', () => testServer.signIn(hotelEmails.finance), 403],
    ['a supermanager', () => testServer.signIn(hotelEmails.supermanager), 403],
    ['an organization', () => testServer.signIn(hotelEmails.organization), 403],
    ['an admin', () => testServer.signIn(hotelEmails.admin), 403],
    ['the guest', async () => guest.token, 403],
    ['a machine', async () => machine, 403],
    ['a manager of another venue', () => testServer.signIn('manager@restaurant.demo'), 404],
    ['nobody', async () => '', 401],
  ])('is said by %s: %#', async (_who, tokenOf, status) => {
    await cancel()

    expect((await giveBack({ amount: 1 }, await tokenOf())).status).toBe(status)
  })
})

function cancel() {
  return move(manager, { status: 'cancelled', cancelReason: 'Guest left' })
}

function giveBack<T = Order>(body: object, token = manager) {
  return testServer.request<T>('POST', '/v1/refund/order', { token, body: { id: order.id, kind: 'cash', ...body } })
}

async function read(): Promise<Order> {
  return (await testServer.request<Order>('GET', `/v1/order/${order.id}`, { token: manager })).body
}

async function bill(): Promise<Bill> {
  return (await testServer.request<Bill>('GET', `/v1/bill/${order.billId}`, { token: manager })).body
}

async function list<T>(address: string): Promise<T[]> {
  return (await testServer.request<T[]>('GET', `${address}&$sort[id]=1&skipPaginate=true`, { token: manager })).body
}

function payments(): Promise<Payment[]> {
  return list(`/v1/payment?orderId=${order.id}`)
}

/** Returns the alerts of refunds that are due, oldest first. */
async function due(): Promise<PaymentEvent[]> {
  const told = await list<PaymentEvent>(`/v1/payment-event?orderId=${order.id}`)
  return told.filter(({ kind }) => kind === 'refundDue')
}
