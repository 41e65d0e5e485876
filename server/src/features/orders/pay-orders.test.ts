import { beforeEach, describe, expect, it } from 'vitest'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import { freeRooms } from '#testing/free-rooms.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { hotelEmails, openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()
const { move, read } = desk
const machine = 'brigade-demo-payments-1'

let testServer: TestServer
let guest: Guest
let manager: string
let waiter: string
let itemId: number
let order: Order

beforeEach(() => {
  ;({ testServer, guest, manager, waiter, itemId, order } = desk)
})

describe('what staff took for an order', () => {
  it('stands on it beside what was paid online, a part at a time, with its tip, and is told to the screens', async () => {
    await move(machine, { amountPaidOnline: 8.4 })
    const screen = await testServer.connect(manager)

    const first = await pay({ kind: 'cash', amount: 50 })
    const rest = await pay({ kind: 'card', amount: 100, tipAmount: 10 })
    await screen.caughtUp()

    expect(first).toMatchObject({
      status: 200,
      body: {
        amountPaidInCash: 50,
        amountPaidOnline: 8.4,
        amountToBePaidOnline: 100,
        paymentType: 'cash',
        onlineOrderPaymentStatus: 'partially-paid',
        lastAct: { act: 'pay', byKind: 'staff' },
      },
    })
    expect(rest.body).toMatchObject({
      amountPaidByCard: 110,
      tipAmount: 10,
      amountToBePaidOnline: 0,
      paymentType: 'card',
      onlineOrderPaymentStatus: 'paid',
      refundDue: 0,
    })
    expect(screen.heard<Order>('v1/order patched').map(({ version }) => version)).toEqual([3, 4])
    await screen.close()
  })

  it('is among the payments, in the log with its amount, and in what its bill comes to', async () => {
    await pay({ kind: 'cash', amount: 58.4, tipAmount: 5 })
    await move(machine, { amountPaidOnline: 20 })

    const { body: payments } = await testServer.request<Payment[]>(
      'GET',
      `/v1/payment?orderId=${order.id}&$sort[id]=1&skipPaginate=true`,
      { token: manager },
    )
    const { body: log } = await testServer.request<OrderEvent[]>(
      'GET',
      `/v1/order-events?orderId=${order.id}&skipPaginate=true`,
      { token: manager },
    )

    expect(payments).toMatchObject([
      { kind: 'cash', amount: 63.4, provider: null, reference: null, byKind: 'staff' },
      { kind: 'online', amount: 20 },
    ])
    expect(log).toMatchObject([
      { act: 'place', payment: null },
      { act: 'pay', payment: { kind: 'cash', amount: 63.4, currency: 'AED', provider: null } },
      { act: 'details', payment: { kind: 'online', amount: 20, currency: 'AED' } },
    ])
  })

  it('is taken back as every act, with the payment type and the tip that it brought', async () => {
    await pay({ kind: 'cash', amount: 100, tipAmount: 2 })

    const undone = await testServer.request<Order>('POST', '/v1/undo/order', { token: waiter, body: { id: order.id } })

    const { paymentType } = order
    expect(undone).toMatchObject({
      status: 200,
      body: { amountPaidInCash: 0, tipAmount: 0, paymentType, onlineOrderPaymentStatus: 'not-paid' },
    })
    const { body: payments } = await testServer.request<Payment[]>(
      'GET',
      `/v1/payment?orderId=${order.id}&$sort[id]=1&skipPaginate=true`,
      { token: manager },
    )
    expect(payments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['cash', 102],
      ['cash', -102],
    ])
  })

  it('is taken once under one key, also by two calls at once, and the key is of no other order', async () => {
    const other = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
    const key = `paid-${order.id}`
    const body = { kind: 'cash', amount: 10, idempotencyKey: key }

    const [one, two] = await Promise.all([pay(body), pay(body)])
    const taken = await pay({ ...body, id: other.id })

    expect([one.status, two.status]).toEqual([200, 200])
    expect((await read(manager)).body.amountPaidInCash).toBe(10)
    expect(taken).toMatchObject({ status: 422, body: { data: { reason: 'keyTaken' } } })
  })

  it.each([{ amount: 11 }, { kind: 'card' }, { tipAmount: 1 }])(
    'is refused under the key of another: %j',
    async (other) => {
      const body = { kind: 'cash', amount: 10, idempotencyKey: `one-${order.id}` }
      await pay(body)

      const refused = await pay({ ...body, ...other })

      expect(refused).toMatchObject({ status: 422, body: { data: { reason: 'keyTaken' } } })
      expect((await read(manager)).body).toMatchObject({ amountPaidInCash: 10, amountPaidByCard: 0, tipAmount: 0 })
    },
  )

  it('at the same moment as what a colleague took is never more than is due', async () => {
    const answers = await Promise.all([
      pay({ kind: 'cash', amount: 100 }),
      pay({ kind: 'card', amount: 100 }, manager),
      pay({ kind: 'card', amount: 58.4 }, manager),
    ])

    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 200, 400])
    const { amountPaidInCash, amountPaidByCard, refundDue } = (await read(manager)).body
    expect([amountPaidInCash + amountPaidByCard, refundDue]).toEqual([158.4, 0])
  })

  it.each([
    ['above what is due', { amount: 158.41 }, 400, 'amount'],
    ['of nothing', { amount: 0 }, 400, 'amount'],
    ['below nothing', { amount: -1 }, 400, 'amount'],
    ['finer than the currency', { amount: 1.234 }, 400, 'amount'],
    ['with a tip beyond the largest', { amount: 1, tipAmount: 158.41 }, 422, 'tipAmount'],
    ['with a tip that is no number', { amount: 1, tipAmount: 'five' }, 400, 'tipAmount'],
    ['in shells', { kind: 'shells', amount: 1 }, 400, 'kind'],
  ])('%s is refused by name, and nothing is changed', async (_what, body, status, field) => {
    const refused = await pay<{ data: { fields: object } }>(body)

    expect(refused.status).toBe(status)
    expect(Object.keys(refused.body.data.fields)).toEqual([field])
    expect((await read(manager)).body.version).toBe(1)
  })

  it.each([
    ['a manager', () => testServer.signIn(hotelEmails.manager), 200],
    ['an order taker', () => testServer.signIn(hotelEmails.orderTaker), 200],
    ['a waiter', () => testServer.signIn(hotelEmails.waiter), 200],
    ['the kitchen', () => testServer.signIn(hotelEmails.chief), 403],
    ['marketing', () => testServer.signIn(hotelEmails.marketing), 403],
    ['finance', () => testServer.signIn(hotelEmails.finance), 403],
    ['a supermanager', () => testServer.signIn(hotelEmails.supermanager), 403],
    ['an organization', () => testServer.signIn(hotelEmails.organization), 403],
    ['an admin', () => testServer.signIn(hotelEmails.admin), 403],
    ['the guest', async () => guest.token, 403],
    ['a machine', async () => machine, 403],
    ['a waiter of another venue', () => testServer.signIn('waiter@restaurant.demo'), 404],
    ['nobody', async () => '', 401],
  ])('is said by %s, of order and bill: %#', async (_who, tokenOf, status) => {
    const token = await tokenOf()

    const ofOrder = await pay({ amount: 1 }, token)
    const ofBill = await payBill({ amount: 1 }, token)

    expect([ofOrder.status, ofBill.status]).toEqual([status, status])
  })

  it('is a refund due once the order is cancelled, which takes no more then', async () => {
    await pay({ kind: 'cash', amount: 100 })
    await move(manager, { status: 'cancelled', cancelReason: 'Guest left' })

    const refused = await pay({ amount: 1 })

    expect((await read(manager)).body).toMatchObject({ refundDue: 100, amountPaidInCash: 100 })
    expect(refused).toMatchObject({ status: 409, body: { data: { reason: 'statusMoved', status: 'cancelled' } } })
  })

  it('goes along with a merge, and back with its undoing', async () => {
    const other = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
    await pay({ kind: 'cash', amount: 30 })
    await pay({ kind: 'card', amount: 20 })

    await move(manager, { status: 'merged', mergedInto: other.id })
    const merged = await orderWith(other.id)
    await testServer.request('POST', '/v1/undo/order', { token: manager, body: { id: order.id } })

    expect(merged).toMatchObject({ amountPaidInCash: 30, amountPaidByCard: 20 })
    expect(await orderWith(other.id)).toMatchObject({ amountPaidInCash: 0, amountPaidByCard: 0 })
  })

  it('leaves a payment system no room for more than is due', async () => {
    await pay({ kind: 'cash', amount: 150 })

    const more = await move(machine, { amountPaidOnline: 8.41 })
    const rest = await move(machine, { amountPaidOnline: 8.4 })

    expect(more.status).toBe(400)
    expect(rest.body).toMatchObject({ amountPaidInCash: 150, amountPaidOnline: 8.4, onlineOrderPaymentStatus: 'paid' })
  })
})

describe('what staff took for a bill', () => {
  it('pays its first orders first, to the last fils, and leaves out what is cancelled', async () => {
    const { orders, billId } = await freshBill(3)
    const [first, second, third] = orders
    await testServer.request('PATCH', `/v1/order/${second!.id}`, {
      token: manager,
      body: { status: 'cancelled', cancelReason: 'Guest left' },
    })

    const part = await payBill({ id: billId, kind: 'card', amount: 100, tipAmount: 90 })
    const rest = await payBill({ id: billId, kind: 'cash', amount: 58.4 })

    expect(part).toMatchObject({
      status: 200,
      body: { amountPaidByCard: 190, tipAmount: 90, amountToBePaid: 58.4, amountPaidInCash: 0 },
    })
    expect(rest.body).toMatchObject({ amountPaidInCash: 58.4, amountToBePaid: 0, refundDue: 0 })
    expect(await orderWith(first!.id)).toMatchObject({ amountPaidByCard: 158.4, tipAmount: 79.2 })
    expect(await orderWith(second!.id)).toMatchObject({ amountPaidByCard: 0, amountPaidInCash: 0 })
    expect(await orderWith(third!.id)).toMatchObject({
      amountPaidByCard: 31.6,
      amountPaidInCash: 58.4,
      tipAmount: 10.8,
    })
  })

  it('is taken once under one key', async () => {
    const { billId } = await freshBill(2)
    const body = { id: billId, kind: 'cash', amount: 10, idempotencyKey: `bill-${billId}` }

    await Promise.all([payBill(body), payBill(body)])

    expect((await payBill(body)).body).toMatchObject({ amountPaidInCash: 10 })
  })

  it('above what is due is refused by name', async () => {
    const { billId } = await freshBill(2)

    const refused = await payBill<{ data: { fields: object } }>({ id: billId, amount: 158.41 })

    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.data.fields)).toEqual(['amount'])
  })

  it('may be written down after it was closed, but for a tip, and no tip or payment type changes then', async () => {
    const { orders, billId } = await freshBill(1)
    const [eaten] = orders
    for (const status of ['inprogress', 'ontheway', 'delivered', 'completed']) {
      await testServer.request('PATCH', `/v1/order/${eaten!.id}`, { token: manager, body: { status } })
    }
    await testServer.request('POST', '/v1/close/bill', { token: manager, body: { id: billId } })

    const tipped = await payBill({ id: billId, amount: 1, tipAmount: 1 })
    const changed = await testServer.request<{ data: { fields: object } }>('PATCH', `/v1/order/${eaten!.id}`, {
      token: manager,
      body: { tipAmount: 3, paymentType: 'room' },
    })
    const paid = await payBill({ id: billId, kind: 'cash', amount: 79.2 })

    expect(tipped).toMatchObject({ status: 409, body: { data: { reason: 'orderSettled' } } })
    expect(changed).toMatchObject({ status: 409, body: { data: { reason: 'orderSettled' } } })
    expect(Object.keys(changed.body.data.fields)).toEqual(['tipAmount', 'paymentType'])
    expect(paid).toMatchObject({ status: 200, body: { amountPaidInCash: 79.2, amountToBePaid: 0 } })
  })
})

function pay<T = Order>(body: object, token = waiter) {
  return testServer.request<T>('POST', '/v1/pay/order', { token, body: { id: order.id, kind: 'cash', ...body } })
}

function payBill<T = Bill>(body: object, token = waiter) {
  return testServer.request<T>('POST', '/v1/pay/bill', { token, body: { id: order.billId, kind: 'cash', ...body } })
}

async function orderWith(id: number): Promise<Order> {
  return (await testServer.request<Order>('GET', `/v1/order/${id}`, { token: manager })).body
}

/** Returns a bill with this many orders of one dish each, at a table with no other open orders. */
async function freshBill(count: number) {
  const [room] = await freeRooms(testServer.db)
  const seated = await testServer.guestAt(room!)
  const orders: Order[] = []
  for (let each = 0; each < count; each += 1) {
    orders.push((await testServer.place(seated.token, { cart: [{ itemId, itemQty: 1 }] })).body)
  }
  return { orders, billId: orders[0]!.billId }
}
