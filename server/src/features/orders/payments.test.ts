import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { type Shift, startShift } from '#testing/shift.ts'
import type { PaymentRow } from './records/public/payment-columns.ts'

const machine = 'brigade-demo-payments-1'

let shift: Shift
let testServer: TestServer
let guest: Guest
let manager: string
let waiter: string
let itemId: number
let order: Order
let other: Order

beforeAll(async () => {
  shift = await startShift({ room: 'Room 410' })
  ;({ testServer, guest, manager, waiter, itemId } = shift)
})

afterAll(() => testServer.close())

beforeEach(async () => {
  order = await place()
  other = await place()
})

it('is not recorded on a merged order, but on the one that took it over, which is named', async () => {
  await merge()

  const refused = await patch(machine, order.id, { amountPaidOnline: order.orderPrice })
  const taken = await patch(machine, other.id, { amountPaidOnline: order.orderPrice + other.orderPrice })

  expect(refused).toMatchObject({
    status: 409,
    body: { data: { reason: 'orderMerged', status: 'merged', mergedInto: other.id } },
  })
  expect((await read(order.id)).amountPaidOnline).toBe(0)
  expect(taken).toMatchObject({ status: 200, body: { onlineOrderPaymentStatus: 'paid' } })
})

it('of less than nothing, or of more than is due, is refused for what is wrong with it', async () => {
  const less = await patch(machine, order.id, { amountPaidOnline: -5 })
  const more = await patch(machine, order.id, { amountPaidOnline: order.orderPrice + 1 })

  expect(less).toMatchObject({
    status: 400,
    body: { data: { fields: { amountPaidOnline: 'This must be at least 0.' } } },
  })
  expect(more).toMatchObject({ status: 400, body: { data: { reason: 'amountTooLarge' } } })
})

it('goes along when its order is merged', async () => {
  await patch(machine, order.id, { amountPaidOnline: order.orderPrice })
  await patch(machine, other.id, { amountPaidOnline: 20 })

  await merge()

  const bill = await testServer.request<Bill>('GET', `/v1/bill/${order.billId}`, { token: manager })
  expect(await read(other.id)).toMatchObject({
    amountPaidOnline: order.orderPrice + 20,
    onlineOrderPaymentStatus: 'partially-paid',
    amountToBePaidOnline: other.orderPrice - 20,
  })
  expect((await read(order.id)).refundDue).toBe(0)
  expect(bill.body.refundDue).toBe(0)
})

it('is counted once, or refused, when it comes at the moment of the merge', async () => {
  for (let time = 0; time < 5; time += 1) {
    ;[order, other] = [await place(), await place()]
    const paid = order.orderPrice

    const [payment, merging] = await Promise.all([patch(machine, order.id, { amountPaidOnline: paid }), merge()])

    const isMerged = merging.status === 200
    const isPaid = payment.status === 200
    expect([payment.status, merging.status].filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(isMerged || isPaid).toBe(true)
    const kept = isMerged ? await read(other.id) : await read(order.id)
    expect(kept.amountPaidOnline).toBe(isPaid ? paid : 0)
  }
})

it('of a cancelled order is a refund due, until the payment system says that it went back', async () => {
  await patch(manager, order.id, { status: 'cancelled', cancelReason: 'Guest left' })

  const late = await patch(machine, order.id, { amountPaidOnline: order.orderPrice })
  const bill = await testServer.request<Bill>('GET', `/v1/bill/${order.billId}`, { token: manager })
  const back = await patch(machine, order.id, { amountPaidOnline: 0 })

  expect(late).toMatchObject({ status: 200, body: { status: 'cancelled', refundDue: order.orderPrice } })
  expect(bill.body.refundDue).toBe(order.orderPrice)
  expect(back.body.refundDue).toBe(0)
})

it('that was made before the order was cancelled is one too', async () => {
  await patch(machine, order.id, { amountPaidOnline: order.orderPrice })

  const cancelled = await patch(manager, order.id, { status: 'cancelled', cancelReason: 'Sold out' })

  expect(cancelled.body).toMatchObject({ refundDue: order.orderPrice, amountPaidOnline: order.orderPrice })
})

it.each([[{ tipAmount: 5 }], [{ paymentType: 'cash' }], [{ covers: 4 }]])(
  'and what stands beside it is not changed by %j once the order is merged or cancelled',
  async (change) => {
    await merge()
    await patch(manager, other.id, { status: 'cancelled', cancelReason: 'Guest left' })

    const answers = [await patch(waiter, order.id, change), await patch(waiter, other.id, change)]
    const ofMachine = await patch(machine, other.id, { tipAmount: 5, amountPaidOnline: 10 })

    expect(answers[0]).toMatchObject({ status: 409, body: { data: { reason: 'orderMerged', mergedInto: other.id } } })
    expect(answers[1]).toMatchObject({ status: 409, body: { data: { reason: 'orderCancelled' } } })
    expect(ofMachine).toMatchObject({ status: 409, body: { data: { reason: 'orderCancelled' } } })
    expect((await read(other.id)).tipAmount).toBe(0)
  },
)

async function place(): Promise<Order> {
  return (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
}

it('is a row for each time at which it changed, by whom, and their sum is what is paid', async () => {
  const { body: paid } = await testServer.place(machine, {
    tableId: guest.tableId,
    cart: [{ itemId, itemQty: 1 }],
    amountPaidOnline: 10,
  })
  await patch(machine, paid.id, { amountPaidOnline: 10, tipAmount: 1 })
  await patch(machine, paid.id, { amountPaidOnline: 25.5 })
  await patch(machine, paid.id, { amountPaidOnline: 20 })

  const rows = await paymentsOf(paid)
  const { createdBy: by, createdByKind: byKind, createdById: byId } = paid
  expect(rows.map(({ kind, amount, reference }) => [kind, amount, reference])).toEqual([
    ['online', 1000, null],
    ['online', 1550, null],
    ['refund', -550, null],
  ])
  for (const row of rows) expect(row).toMatchObject({ restaurantId: 1, currency: 'AED', by, byKind, byId })
  expect([byKind, byId]).toEqual(['machine', expect.any(Number)])
  expect((await read(paid.id)).amountPaidOnline).toBe(20)
})

it('is carried by a merge, and back again when that is undone', async () => {
  await patch(machine, order.id, { amountPaidOnline: 12 })
  await patch(machine, other.id, { amountPaidOnline: 5 })

  await merge()
  const merged = await paymentsOf(other)
  await testServer.request('POST', '/v1/undo/order', { token: manager, body: { id: order.id } })

  const own = ['online', 500, null]
  const told = (rows: PaymentRow[]) => rows.map(({ kind, amount, reference }) => [kind, amount, reference])
  expect(told(merged)).toEqual([own, ['carried', 1200, `#${order.id}`]])
  expect(told(await paymentsOf(other))).toEqual([...told(merged), ['carried', -1200, `#${order.id}`]])
  expect(told(await paymentsOf(order))).toEqual([['online', 1200, null]])
  expect([(await read(order.id)).amountPaidOnline, (await read(other.id)).amountPaidOnline]).toEqual([12, 5])
})

it('is not written down when it is refused, or nothing', async () => {
  await patch(machine, order.id, { amountPaidOnline: order.orderPrice + 1 })
  await patch(manager, order.id, { amountPaidOnline: 5 })
  await patch(machine, order.id, { amountPaidOnline: 0 })

  expect(await paymentsOf(order)).toEqual([])
})

function paymentsOf({ id }: Order): Promise<PaymentRow[]> {
  return testServer.db.many<PaymentRow>('SELECT * FROM payments WHERE "orderId" = ? ORDER BY "id"', id)
}

function merge() {
  return patch(manager, order.id, { status: 'merged', mergedInto: other.id })
}

function patch(token: string, id: number, body: object) {
  return testServer.request<Order>('PATCH', `/v1/order/${id}`, { token, body })
}

function read(id: number): Promise<Order> {
  return shift.readOrder(id)
}
