import { beforeEach, describe, expect, it } from 'vitest'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { ReceiptOrder } from '@brigade/domain/receipts/receipts.schema.ts'
import type { VenueSetUp } from '@brigade/domain/venues/venues.setup.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { noon, type TestServer } from '#testing/test-server.ts'
import { hotelEmails, openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()
const machine = 'brigade-demo-payments-1'

let testServer: TestServer
let manager: string
let waiter: string
let admin: string

beforeEach(async () => {
  ;({ testServer, manager, waiter } = desk)
  admin = await testServer.signIn(hotelEmails.admin)
})

describe('a test order', () => {
  it('waits to be accepted like a guest’s, on a closed bill of its own, at the prices of the menu', async () => {
    const screen = await testServer.connect(waiter)

    const { status, body: order } = await place(admin)
    await screen.caughtUp()

    expect(status).toBe(201)
    expect(order).toMatchObject({
      isTest: true,
      status: 'incoming',
      acceptedBy: null,
      createdByKind: 'staff',
      tableId: desk.guest.tableId,
      cart: [{ itemQty: 1 }],
      amountToBePaidOnline: 0,
    })
    expect(order.orderPrice).toBeGreaterThan(0)
    expect(order.billId).not.toBe(desk.order.billId)
    expect(screen.heard<Order>('v1/order created')).toMatchObject([{ id: order.id, isTest: true }])
    expect(screen.heard<Bill>('v1/bill created')).toEqual([])
    const bill = await get<Bill>(`/v1/bill/${order.billId}`)
    expect(bill.body).toMatchObject({ closedByKind: 'staff', orderIds: [order.id], orderPrice: 0, amountToBePaid: 0 })
    await screen.close()
  })

  it('is marked among the receipts to print', async () => {
    const only = (isOn: boolean) => run('UPDATE venues SET "isReciptPrintingOnly" = ? WHERE "id" = 1', isOn)
    await testServer.db.write(() => only(true))
    const { body: order } = await place(admin)

    const receipt = await get<ReceiptOrder>(`/v1/receiptorder/${order.id}`)

    expect(receipt.body).toMatchObject({ id: order.id, isTest: true })
    await testServer.db.write(() => only(false))
  })

  it.each(staffRoles)('is placed and discarded by %s as the table of rights says', async (role) => {
    const token = await testServer.signIn(hotelEmails[role])
    const { body: order } = await place(manager)

    const placed = await place(token)
    const discarded = await discard(order.id, token)

    const mayPlace = can({ role }, 'orders:placeTest')
    expect(placed.status).toBe(mayPlace ? 201 : 403)
    expect(discarded.status).toBe(mayPlace || can({ role }, 'orders:cancel') ? 200 : 403)
  })

  it('is placed by nobody signed out, no guest, no machine and no other venue', async () => {
    const { body: order } = await place(manager)
    const other = await testServer.signIn('manager@restaurant.demo')

    expect((await place('')).status).toBe(401)
    expect((await place(desk.guest.token)).status).toBe(403)
    expect((await place(machine)).status).toBe(403)
    expect(await place(other)).toMatchObject({ status: 400, body: { data: { reason: 'tableUnknown' } } })
    expect((await discard(order.id, other)).status).toBe(404)
    for (const token of [desk.guest.token, machine, waiter]) {
      const sent = { tableId: desk.guest.tableId, cart: [{ itemId: desk.itemId, itemQty: 1 }], isTest: true }
      const placed = await testServer.place(token, sent)
      expect(placed).toMatchObject({ status: 400, body: { data: { fields: { isTest: expect.any(String) } } } })
    }
  })

  it('stays what it is, also in an order that is sent back with changes', async () => {
    const { body: order } = await place(manager)
    const real = await patch(desk.order.id, { covers: 3, isTest: true })
    const test = await patch(order.id, { covers: 3, isTest: false })

    expect([real.body.isTest, test.body.isTest]).toEqual([false, true])
  })

  it('is placed once with a key', async () => {
    const [one, two] = await Promise.all([
      place(admin, { idempotencyKey: 'a-test' }),
      place(admin, { idempotencyKey: 'a-test' }),
    ])

    expect(one.body.id).toBe(two.body.id)
  })

  it('has a bill of its own also when several are placed at one table at once', async () => {
    const placed = await Promise.all(Array.from({ length: 5 }, () => place(admin)))

    expect(placed.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect(new Set(placed.map(({ body }) => body.billId)).size).toBe(5)
  })

  it('is not seen by the guests of its table, who order and pay as if it were not there', async () => {
    const guest = await testServer.connect(desk.guest.token)
    const { body: order } = await place(admin)
    const next = await testServer.place(desk.guest.token, { cart: [{ itemId: desk.itemId, itemQty: 1 }] })
    await guest.caughtUp()

    expect(next.body.billId).toBe(desk.order.billId)
    const seen = await get<Order[]>('/v1/order?skipPaginate=true', desk.guest.token)
    expect(seen.body.map(({ id }) => id)).not.toContain(order.id)
    expect((await get(`/v1/order/${order.id}`, desk.guest.token)).status).toBe(404)
    expect(guest.heard<Order>('v1/order created').map(({ id }) => id)).toEqual([next.body.id])
    await guest.close()
  })

  it('is accepted, cooked, delivered and undone like any other', async () => {
    const { body: order } = await place(admin)
    const accepted = await post<Order>('accept/order', { id: order.id }, manager)
    const ready = await patch(order.id, { status: 'ontheway' })
    const delivered = await patch(order.id, { status: 'delivered' }, waiter)

    expect([accepted, ready, delivered].map(({ body }) => body.status)).toEqual(['inprogress', 'ontheway', 'delivered'])
  })

  it('is the last step of setting up a venue, done once one is delivered, also if it is discarded then', async () => {
    const there = await emptyVenue()
    const before = await stepOf(there.id)
    const { body: order } = await place(admin, { tableId: there.tableId, cart: [{ itemId: there.itemId, itemQty: 1 }] })
    const placed = await stepOf(there.id)
    await testServer.db.write(() =>
      run(`UPDATE orders SET "status" = 'delivered', "deliveredAt" = ? WHERE "id" = ?`, noon.toISOString(), order.id),
    )
    const delivered = await stepOf(there.id)
    const discarded = await discard(order.id, admin)

    expect([before, placed, delivered].map(({ isDone }) => isDone)).toEqual([false, false, true])
    expect(discarded.body).toMatchObject({ status: 'cancelled', cancelReason: 'Test order' })
    expect(await stepOf(there.id)).toEqual({ step: 'testOrder', isDone: true, count: null })
    // The hotel of the demo has served guests.
    expect(await stepOf(1)).toMatchObject({ isDone: true })
  })

  it('is discarded until it ends; a real order never is', async () => {
    const { body: order } = await place(admin)
    const first = await discard(order.id, admin)
    const again = await discard(order.id, admin)
    const real = await discard(desk.order.id, admin)

    expect(first).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect(again).toMatchObject({ status: 409, body: { data: { reason: 'statusMoved' } } })
    expect(real).toMatchObject({ status: 409, body: { data: { reason: 'notATest' } } })
  })

  it('takes no money: by hand, from a machine, or as a refund', async () => {
    const { body: order } = await place(admin)
    const { id, billId } = order
    const answers = await Promise.all([
      post('pay/order', { id, kind: 'cash', amount: 1 }, manager),
      post('pay/bill', { id: billId, kind: 'card', amount: 1 }, manager),
      patch(id, { amountPaidOnline: 10 }, machine),
      post('refund/order', { id, kind: 'cash', amount: 1 }, manager),
    ])

    expect(answers.map(({ status, body }) => [status, (body as { data?: { reason?: string } }).data?.reason])).toEqual([
      [409, 'testTakesNoMoney'],
      [409, 'testTakesNoMoney'],
      [409, 'testTakesNoMoney'],
      [400, 'refundAboveDue'],
    ])
    const payments = await testServer.db.many('SELECT "id" FROM payments WHERE "orderId" = ?', id)
    expect(payments).toEqual([])
  })

  it('is merged with no order, real or test', async () => {
    const { body: order } = await place(admin)
    const { body: second } = await place(admin)
    const merges = [
      [order.id, desk.order.id],
      [desk.order.id, order.id],
      [order.id, second.id],
    ] as const

    for (const [id, mergedInto] of merges) {
      const merged = await patch(id, { status: 'merged', mergedInto })
      expect(merged).toMatchObject({ status: 400, body: { data: { reason: 'mergeTest' } } })
    }
  })

  it.each([
    ['no table', { tableId: undefined }, 400],
    ['a table that is not there', { tableId: 999_999 }, 400],
    ['nothing on it', { cart: [] }, 400],
    ['an item that is not there', { cart: [{ itemId: 999_999, itemQty: 1 }] }, 400],
    ['a price of its own', { orderPrice: 1 }, 400],
  ])('with %s is refused', async (_what, wrong, status) => {
    expect((await place(admin, wrong)).status).toBe(status)
  })
})

/** A copy of the hotel, at which nobody has ordered. */
async function emptyVenue(): Promise<{ id: number; tableId: number; itemId: number }> {
  const body = { id: 1, name: `Copy ${Math.random()}`, copies: ['settings', 'menus', 'tables'] }
  const { id } = (await post<Venue>('duplicate/restaurant', body, admin)).body
  const one = (table: string) =>
    testServer.db.one<{ id: number }>(`SELECT min("id") AS "id" FROM ${table} WHERE "restaurantId" = ?`, id)
  const name = await testServer.db.one<{ name: string }>('SELECT "name" FROM items WHERE "id" = ?', desk.itemId)
  const item = await testServer.db.one<{ id: number }>(
    'SELECT "id" FROM items WHERE "restaurantId" = ? AND "name" = ?',
    id,
    name!.name,
  )
  return { id, tableId: (await one('tables'))!.id, itemId: item!.id }
}

async function stepOf(venueId: number): Promise<VenueSetUp['steps'][number]> {
  return (await get<VenueSetUp>(`/v1/set-up/restaurant/${venueId}`, admin)).body.steps.at(-1)!
}

async function place(token: string, more: object = {}) {
  const body = { tableId: desk.guest.tableId, cart: [{ itemId: desk.itemId, itemQty: 1 }], ...more }
  return post<Order>('test/order', body, token)
}

function discard(id: number, token: string) {
  return post<Order>('discard/order', { id }, token)
}

function patch(id: number, body: object, token = manager) {
  return testServer.request<Order>('PATCH', `/v1/order/${id}`, { token, body })
}

function post<T>(path: string, body: object, token: string) {
  return testServer.request<T>('POST', `/v1/${path}`, { token, body })
}

function get<T>(path: string, token = manager) {
  return testServer.request<T>('GET', path, { token })
}
