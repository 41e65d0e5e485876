import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { ReceiptPrint, StartedPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer
let waiter: string
let itemId: number

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => noon })
  waiter = await testServer.signIn('waiter@hotel.demo')
  itemId = await testServer.itemCalled('Wild Mushroom Risotto')
})

afterAll(() => testServer.close())

/** Places orders of one sitting at a room, each with this many pieces. */
async function sitting(room: string, ...pieces: number[]): Promise<Order[]> {
  const orders: Order[] = []
  const guest = await testServer.guestAt(room)
  for (const itemQty of pieces) orders.push((await testServer.place(guest.token, { cart: [{ itemId, itemQty }] })).body)
  return orders
}

const print = (body: object, token = waiter) =>
  testServer.request<StartedPrint>('POST', '/v1/receipt-prints', { token, body })

async function loggedPrints(orderId: number): Promise<string[]> {
  const path = `/v1/order-events?orderId=${orderId}&skipPaginate=true`
  const { body } = await testServer.request<OrderEvent[]>('GET', path, { token: waiter })
  return body.filter(({ act }) => act === 'print').map(({ reason }) => reason ?? '')
}

describe('the receipt of a bill', () => {
  it('has all orders of the sitting, is a duplicate from the second on, and stands in the log of each that it shows', async () => {
    const [first, second, third] = await sitting('Room 204', 1, 2, 3)
    const manager = await testServer.signIn('manager@hotel.demo')
    const cancelled = { status: 'cancelled', cancelReason: 'Changed their minds' }
    await testServer.request('PATCH', `/v1/order/${third!.id}`, { token: manager, body: cancelled })
    const asked = { billId: first!.billId, what: 'bill' }

    const printed = await print(asked)
    const again = await print(asked)

    expect(printed.status).toBe(201)
    expect(printed.body.orders.map(({ id }) => id)).toEqual([first!.id, second!.id, third!.id])
    expect(printed.body.print).toMatchObject({
      orderId: first!.id,
      billId: first!.billId,
      what: 'bill',
      copy: 1,
      isDuplicate: false,
    })
    expect(again.body.print).toMatchObject({ copy: 2, isDuplicate: true })
    expect(await loggedPrints(first!.id)).toEqual(['bill 1', 'bill 2'])
    expect(await loggedPrints(second!.id)).toEqual(['bill 1', 'bill 2'])
    expect(await loggedPrints(third!.id)).toEqual([])
    const path = `/v1/receipt-prints?billId=${first!.billId}&skipPaginate=true`
    const { body } = await testServer.request<ReceiptPrint[]>('GET', path, { token: waiter })
    expect(body.map(({ copy }) => copy)).toEqual([2, 1])
  })

  it('counts by itself: the receipt of one of its orders is no copy of it', async () => {
    const [order] = await sitting('Room 101', 1)

    await print({ billId: order!.billId, what: 'bill' })
    const { body } = await print({ orderId: order!.id, what: 'receipt' })

    expect(body.print).toMatchObject({ billId: null, copy: 1, isDuplicate: false })
  })

  it('is printed of a closed bill too, and as failed is no copy', async () => {
    const [order] = await sitting('Room 102', 1)
    const manager = await testServer.signIn('manager@hotel.demo')
    const cancelled = { status: 'cancelled', cancelReason: 'Nobody there' }
    await testServer.request('PATCH', `/v1/order/${order!.id}`, { token: manager, body: cancelled })
    const closed = await testServer.request('POST', '/v1/close/bill', { token: manager, body: { id: order!.billId } })
    expect(closed.status).toBe(200)
    const asked = { billId: order!.billId, what: 'bill' }

    const { body } = await print(asked)
    await testServer.request('PATCH', `/v1/receipt-prints/${body.print.id}`, {
      token: waiter,
      body: { state: 'failed' },
    })

    expect((await print(asked)).body.print).toMatchObject({ copy: 2, isDuplicate: false })
  })

  it('of eight that begin at once has eight numbers', async () => {
    const [order] = await sitting('Room 103', 1)
    const asked = { billId: order!.billId, what: 'bill' }

    const printed = await Promise.all(Array.from({ length: 8 }, () => print(asked)))

    expect(printed.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(printed.map(({ body }) => body.print.copy).toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ])
  })

  it.each<[body: object, fields: object]>([
    [{ what: 'bill' }, { billId: 'printedMissing' }],
    [{ what: 'receipt' }, { orderId: 'printedMissing' }],
    [{ what: 'kitchen', orderId: 1, billId: 1 }, { billId: 'printedOther' }],
  ])('is refused at its field where it is not said of what: %o', async (body, codes) => {
    expect(await print(body)).toMatchObject({ status: 400, body: { data: { codes } } })
  })

  it('is for those who print, at their own venue', async () => {
    const [order] = await sitting('Room 104', 1)
    const asked = { billId: order!.billId, what: 'bill' }
    const statusFor = async (email: string) => (await print(asked, await testServer.signIn(email))).status

    expect(await statusFor('manager@hotel.demo')).toBe(201)
    expect(await statusFor('ordertaker@hotel.demo')).toBe(201)
    expect(await statusFor('chief@hotel.demo')).toBe(201)
    expect(await statusFor('finance@hotel.demo')).toBe(403)
    expect(await statusFor('organization@brigade.demo')).toBe(403)
    expect(await statusFor('manager@restaurant.demo')).toBe(404)
    expect((await print(asked, '')).status).toBe(401)
    expect((await print({ ...asked, billId: 999_999 })).status).toBe(404)
  })
})

it('prints with the receipt of an order on a tab the others of that tab', async () => {
  await testServer.db.write(() => run('UPDATE venues SET "isOpenTableOption" = ? WHERE "id" = 1', true))
  const guest = await testServer.guestAt('Room 105')
  const order = async () =>
    (await testServer.place(guest.token, { openTab: true, cart: [{ itemId, itemQty: 1 }] })).body
  const [first, second] = [await order(), await order()]

  const { body } = await print({ orderId: second.id, what: 'receipt' })

  expect(body.orders.map(({ id }) => id)).toEqual([first.id, second.id])
})
