import { beforeEach, describe, expect, it } from 'vitest'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import { freeRooms } from '#testing/free-rooms.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { hotelEmails, openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()
const { accept, move, read } = desk
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

describe('a discount', () => {
  it('takes its share off lines and fee together, and is told to the screens of the venue', async () => {
    const screen = await testServer.connect(waiter)
    const heard = screen.next<Order>('v1/order patched')

    const given = await discount(manager, { discountPercentage: 12.5 })

    expect(order).toMatchObject({ cartPrice: 144, serviceFee: 14.4, orderPrice: 158.4, discountAmount: 0 })
    expect(given).toMatchObject({
      status: 200,
      body: { discountPercentage: 12.5, discountAmount: 19.8, orderPrice: 138.6, cartPrice: 144, serviceFee: 14.4 },
    })
    expect(await heard).toEqual(given.body)
    expect(await billOf(given.body)).toMatchObject({ cartPrice: expect.any(Number), discountAmount: 19.8 })
    await screen.close()
  })

  it('stands in the log with its reason and who gave it, and is taken away with 0', async () => {
    await discount(manager, { discountPercentage: 10, reason: ' Waited an hour ' })
    const taken = await discount(manager, { discountPercentage: 0, reason: 'By mistake' })

    expect(taken.body).toMatchObject({ discountPercentage: 0, discountAmount: 0, orderPrice: 158.4 })
    const { body: log } = await testServer.request<OrderEvent[]>(
      'GET',
      `/v1/order-events?orderId=${order.id}&skipPaginate=true`,
      { token: manager },
    )
    expect(log.slice(1)).toMatchObject([
      { act: 'discount', byKind: 'staff', reason: '10%: Waited an hour', toStatus: 'incoming' },
      { act: 'discount', byKind: 'staff', reason: '0%: By mistake', toStatus: 'incoming' },
    ])
  })

  it('stays with the order when its cart changes, and may be the whole price', async () => {
    const { body: free } = await discount(manager, { discountPercentage: 100 })
    const changed = await move(waiter, { version: free.version, cart: [{ itemId, itemQty: 1 }] })
    const empty = await move(waiter, { version: changed.body.version, cart: [] })

    expect(free).toMatchObject({ orderPrice: 0, discountAmount: 158.4, amountToBePaidOnline: 0 })
    expect(changed).toMatchObject({ status: 200, body: { orderPrice: 0, cartPrice: 72, discountAmount: 79.2 } })
    expect(empty.status).toBe(400)
  })

  it('makes a refund due of what was paid beyond the new price', async () => {
    await move(machine, { amountPaidOnline: order.orderPrice })

    const given = await discount(manager, { discountPercentage: 50 })

    expect(given.body).toMatchObject({ orderPrice: 79.2, refundDue: 79.2, onlineOrderPaymentStatus: 'paid' })
  })

  it('that is the same is told to nobody and makes no version', async () => {
    const { body: given } = await discount(manager, { discountPercentage: 10 })
    const screen = await testServer.connect(waiter)

    const again = await discount(manager, { discountPercentage: 10, reason: 'Once more' })
    await screen.caughtUp()

    expect(again.body.version).toBe(given.version)
    expect(screen.heard('v1/order patched')).toEqual([])
    await screen.close()
  })

  it.each([
    ['below nothing', { discountPercentage: -1 }, 'discountPercentage'],
    ['above the price', { discountPercentage: 100.01 }, 'discountPercentage'],
    ['with three decimals', { discountPercentage: 33.333 }, 'discountPercentage'],
    ['as small as a number can be', { discountPercentage: 1e-7 }, 'discountPercentage'],
    ['without a reason', { reason: '  ' }, 'reason'],
    ['with a reason too long', { reason: 'a'.repeat(201) }, 'reason'],
    ['as a word', { discountPercentage: 'ten' }, 'discountPercentage'],
  ])('%s is refused by name', async (_what, body, field) => {
    const refused = await discount<{ data: { fields: object } }>(manager, body)

    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.data.fields)).toEqual([field])
    expect((await read(manager)).body).toMatchObject({ version: 1, discountPercentage: 0 })
  })

  it.each([
    ['an order taker', () => testServer.signIn(hotelEmails.orderTaker), 403],
    ['a waiter', () => testServer.signIn(hotelEmails.waiter), 403],
    ['the kitchen', () => testServer.signIn(hotelEmails.chief), 403],
    ['finance', () => testServer.signIn(hotelEmails.finance), 403],
    ['an admin', () => testServer.signIn(hotelEmails.admin), 403],
    ['the guest', async () => guest.token, 403],
    ['a machine', async () => machine, 403],
    ['a manager of another venue', () => testServer.signIn('manager@restaurant.demo'), 404],
    ['nobody', async () => '', 401],
  ])('is not given by %s', async (_who, tokenOf, status) => {
    const refused = await discount(await tokenOf(), {})

    expect(refused.status).toBe(status)
    expect((await read(manager)).body).toMatchObject({ version: 1, discountPercentage: 0 })
  })

  it('is not given to an order that somebody else has changed meanwhile, is cancelled, or whose bill is closed', async () => {
    await accept(manager)
    const stale = await discount(manager, { version: order.version })
    await move(manager, { status: 'cancelled', cancelReason: 'Guest left' })
    const cancelled = await discount(manager, {})
    const eaten = await finished()
    const closed = await discount(manager, { id: eaten.id })

    expect(stale).toMatchObject({ status: 409, body: { data: { reason: 'staleVersion' } } })
    expect(cancelled).toMatchObject({ status: 409, body: { data: { reason: 'statusMoved', status: 'cancelled' } } })
    expect(closed).toMatchObject({ status: 409, body: { data: { reason: 'billClosed' } } })
  })

  it('hides from nobody who moved the order', async () => {
    const { body: accepted } = await accept(await testServer.signIn(hotelEmails.orderTaker))
    await discount(manager, {})

    const late = await accept(manager)

    expect(late).toMatchObject({
      status: 409,
      body: { data: { reason: 'statusMoved', status: 'inprogress', by: accepted.acceptedBy } },
    })
  })

  it('is not undone once the bill is closed', async () => {
    const eaten = await delivered()
    await testServer.request('PATCH', `/v1/order/${eaten.id}`, { token: waiter, body: { status: 'completed' } })
    await discount(manager, { id: eaten.id })
    await closeBill(eaten.billId)

    const undone = await testServer.request('POST', '/v1/undo/order', { token: manager, body: { id: eaten.id } })

    expect(undone).toMatchObject({ status: 409, body: { data: { reason: 'somethingHappened', act: 'closeBill' } } })
  })

  it('must be the same on both orders of a merge, and then is the one of all lines', async () => {
    const other = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
    await discount(manager, { discountPercentage: 10 })

    const refused = await move(manager, { status: 'merged', mergedInto: other.id })
    await discount(manager, { id: other.id, discountPercentage: 10 })
    const merged = await move(manager, { status: 'merged', mergedInto: other.id })

    expect(refused).toMatchObject({ status: 400, body: { data: { reason: 'mergeDiscount' } } })
    expect(merged.status).toBe(200)
    const { body: target } = await testServer.request<Order>('GET', `/v1/order/${other.id}`, { token: manager })
    expect(target).toMatchObject({ discountPercentage: 10, cartPrice: 216, discountAmount: 23.76, orderPrice: 213.84 })
  })
})

describe('a tip that staff note down', () => {
  it('may be as large as the price, also of an order with a discount, and no larger', async () => {
    await discount(manager, { discountPercentage: 100 })

    const taken = await move(waiter, { tipAmount: 158.4 })
    const refused = await move(waiter, { tipAmount: 158.41 })

    expect(taken).toMatchObject({ status: 200, body: { tipAmount: 158.4, orderPrice: 0 } })
    expect(refused).toMatchObject({ status: 422, body: { data: { fields: { tipAmount: expect.any(String) } } } })
  })

  it('is limited where it comes with another cart too', async () => {
    const cart = [{ itemId, itemQty: 1 }]

    const refused = await move(waiter, { version: 1, cart, tipAmount: 79.21 })
    const taken = await move(waiter, { version: 1, cart, tipAmount: 79.2 })

    expect([refused.status, taken.status]).toEqual([422, 200])
  })
})

function discount<T = Order>(token: string, body: object) {
  return testServer.request<T>('POST', '/v1/discount/order', {
    token,
    body: { id: order.id, discountPercentage: 10, reason: 'Waited long', ...body },
  })
}

async function billOf({ billId }: Order): Promise<Bill> {
  return (await testServer.request<Bill>('GET', `/v1/bill/${billId}`, { token: manager })).body
}

/** Returns a delivered order at a table with no other open orders. */
async function delivered(): Promise<Order> {
  const [room] = await freeRooms(testServer.db)
  const { token } = await testServer.guestAt(room!)
  const placed = (await testServer.place(token, { cart: [{ itemId, itemQty: 1 }] })).body
  await testServer.request('POST', '/v1/accept/order', { token: manager, body: { id: placed.id } })
  await testServer.request('PATCH', `/v1/order/${placed.id}`, { token: waiter, body: { status: 'delivered' } })
  return placed
}

async function finished(): Promise<Order> {
  const placed = await delivered()
  await testServer.request('PATCH', `/v1/order/${placed.id}`, { token: waiter, body: { status: 'completed' } })
  await closeBill(placed.billId)
  return placed
}

async function closeBill(id: number): Promise<void> {
  const { status } = await testServer.request('POST', '/v1/close/bill', { token: waiter, body: { id } })
  expect(status).toBe(200)
}
