import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type Guest, type TestServer, startTestServer } from '#testing/test-server.ts'
import { run } from '#kit/database/transaction.ts'
import { countOrders, lineWithOptions, sidesOf } from '#testing/ordered-lines.ts'

let testServer: TestServer
let guest: Guest
let taker: string
let risotto: number
let burger: number

beforeAll(async () => {
  testServer = await startTestServer()
  guest = await testServer.guestAt('Room 204')
  taker = await testServer.signIn('ordertaker@hotel.demo')
  risotto = await testServer.itemCalled('Wild Mushroom Risotto')
  burger = await testServer.itemCalled('Harbour Beef Burger')
})

afterAll(() => testServer.close())

it("prices a guest's order from the venue's menu, with its service fee", async () => {
  const answer = await testServer.place(guest.token, {
    cart: [{ itemId: risotto, itemQty: 2, comment: 'No salt; please!' }],
  })

  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({
    restaurantId: 1,
    status: 'incoming',
    tableId: guest.tableId,
    cartPrice: 144,
    serviceFee: 14.4,
    vatFee: 0,
    orderPrice: 158.4,
    covers: 1,
    version: 1,
    editSource: 'app',
    acceptedAT: null,
    cart: [{ itemId: risotto, price: 72, totalPrice: 144, itemQty: 2, comment: 'No salt please' }],
  })
})

it('adds options and add-ons to the price of a piece', async () => {
  const line = await lineWithOptions(testServer, burger)
  const [side] = await sidesOf(testServer, burger)

  const answer = await testServer.place(guest.token, {
    cart: [{ ...line, itemQty: 3, condimentsList: [{ id: side!.id, quantity: side!.max }] }],
  })

  const sold = answer.body.cart[0]!
  const extras = sold.selectedOptions.reduce((sum, option) => sum + option.price, 0)
  expect(answer.status).toBe(201)
  expect(sold.totalPrice).toBeCloseTo((78 + extras + (side!.price / 100) * side!.max) * 3, 5)
  const { body } = await testServer.request<Order>('GET', `/${ordersPath}/${answer.body.id}`, { token: taker })
  expect(body.cart[0]!.selectedOptions.every((option) => option.posItemId !== null)).toBe(true)
})

it('accepts an order of the staff at once, in the name of who placed it', async () => {
  const answer = await testServer.place(taker, {
    tableId: guest.tableId,
    cart: [{ itemId: risotto, itemQty: 1 }],
    covers: 2,
  })

  expect(answer.body).toMatchObject({ status: 'inprogress', editSource: 'v_rest_staff', covers: 2 })
  expect(answer.body.acceptedBy).toBe(answer.body.createdBy)
  expect(answer.body.acceptedAT).toBe(answer.body.createdAt)
})

it('takes orders of the staff for the rooms of a hotel, which has no screen for them', async () => {
  const { body: venue } = await testServer.request<Venue>('GET', '/v1/restaurant/1', { token: taker })

  const answer = await testServer.place(taker, { tableId: guest.tableId, cart: [{ itemId: risotto, itemQty: 1 }] })

  expect(venue.isRestaurant).toBe(false)
  expect(answer).toMatchObject({ status: 201, body: { table: 'Room 204', status: 'inprogress' } })
})

it('answers the first order again under the same key, however it comes', async () => {
  const key = randomUUID()
  const body = { cart: [{ itemId: risotto, itemQty: 1 }] }
  const before = await countOrders(testServer)

  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => testServer.place(guest.token, body, { 'idempotency-key': key })),
    ...Array.from({ length: 5 }, () => testServer.place(guest.token, { ...body, idempotencyKey: key })),
  ])

  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  expect(answers.every((answer) => answer.status === 201)).toBe(true)
  expect(await countOrders(testServer)).toBe(before + 1)
})

it('keeps keys of different people apart', async () => {
  const key = randomUUID()
  const other = await testServer.guestAt('Room 205')
  const body = { cart: [{ itemId: risotto, itemQty: 1 }] }

  const mine = await testServer.place(guest.token, body, { 'idempotency-key': key })
  const theirs = await testServer.place(other.token, body, { 'idempotency-key': key })

  expect(theirs.body.id).not.toBe(mine.body.id)
})

it('refuses a key that came with another cart', async () => {
  const key = { 'idempotency-key': randomUUID() }
  await testServer.place(guest.token, { cart: [{ itemId: risotto, itemQty: 1 }] }, key)
  const before = await countOrders(testServer)

  const other = await testServer.place(guest.token, { cart: [{ itemId: risotto, itemQty: 2 }] }, key)

  expect(other).toMatchObject({ status: 422, body: { data: { reason: 'keyTaken' } } })
  expect(await countOrders(testServer)).toBe(before)
})

it('shows no order of an earlier sitting to a guest who takes the same key', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const body = { cart: [{ itemId: risotto, itemQty: 1 }] }
  const { body: first } = await testServer.place(guest.token, body, key)
  await testServer.db.write(() => run('UPDATE orders SET "sitting" = "sitting" - 1 WHERE "id" = ?', first.id))

  const again = await testServer.place(guest.token, body, key)

  expect(again).toMatchObject({ status: 409, body: { data: { reason: 'keyTaken' } } })
})

it('answers a repeat also after the venue has closed', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const body = { cart: [{ itemId: risotto, itemQty: 1 }] }
  const { body: first } = await testServer.place(guest.token, body, key)
  await setReceiving(false)

  const again = await testServer.place(guest.token, body, key)
  const another = await testServer.place(guest.token, body)
  await setReceiving(true)

  expect(again).toMatchObject({ status: 201, body: { id: first.id } })
  expect(another.status).toBe(422)
})

it('keeps last names and room numbers without what turns writing round or nobody sees', async () => {
  const lastname = '\u202eHad\u0007dad\r\n'
  const cart = [{ itemId: risotto, itemQty: 1, extra: { lastname, roomno: '\u200f204' } }]

  const placed = await testServer.place(guest.token, { cart, paymentInfo: { lastname } })
  const body = { paymentInfo: { lastname: '\u2066Khan\u2069' } }
  const changed = await testServer.request<Order>('PATCH', `/v1/order/${placed.body.id}`, { token: taker, body })

  expect(placed.body.paymentInfo).toEqual({ lastname: 'Haddad' })
  expect(placed.body.cart[0]!.extra).toEqual({ lastname: 'Haddad', roomno: '204' })
  expect(changed.body.paymentInfo).toEqual({ lastname: 'Khan' })
})

it('opens no tab at a venue that has none', async () => {
  const { body } = await testServer.place(guest.token, { cart: [{ itemId: risotto, itemQty: 1 }], openTab: true })

  expect(body).toMatchObject({ openTab: false, continuation: false })
})

it('continues one tab of the table, also when its first orders come at once', async () => {
  await testServer.db.write(() => run('UPDATE venues SET "isOpenTableOption" = ? WHERE "id" = 1', true))
  const { token } = await testServer.guestAt('Room 310')
  const body = { cart: [{ itemId: risotto, itemQty: 1 }], openTab: true }

  const placed = await Promise.all(Array.from({ length: 8 }, () => testServer.place(token, body)))
  await testServer.db.write(() => run('UPDATE venues SET "isOpenTableOption" = ? WHERE "id" = 1', false))

  expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201))
  const inOrder = placed.map(({ body: { id, continuationOf } }) => ({ id, continuationOf })).sort((a, b) => a.id - b.id)
  expect(inOrder.map(({ continuationOf }) => continuationOf)).toEqual([
    null,
    ...inOrder.slice(0, -1).map(({ id }) => id),
  ])
  expect(new Set(placed.map(({ body: { billId } }) => billId)).size).toBe(1)
})

it('tells a created order once, and a repeated key not at all', async () => {
  const screen = await testServer.connect(taker)
  const body = { cart: [{ itemId: risotto, itemQty: 1 }], idempotencyKey: randomUUID() }

  const first = await testServer.place(guest.token, body)
  await testServer.place(guest.token, body)
  const last = await testServer.place(guest.token, { ...body, idempotencyKey: randomUUID() })
  await screen.caughtUp()

  expect(screen.heard<Order>('v1/order created').map(({ id }) => id)).toEqual([first.body.id, last.body.id])
  await screen.close()
})

it('takes what was paid online from the payment system, and from nobody else', async () => {
  const body = { tableId: guest.tableId, cart: [{ itemId: risotto, itemQty: 1 }] }

  const paid = await testServer.place('brigade-demo-payments-1', { ...body, amountPaidOnline: 79.2 })
  const part = await testServer.place('brigade-demo-payments-1', { ...body, amountPaidOnline: 20 })
  const claimed = await testServer.place(guest.token, { ...body, amountPaidOnline: 79.2 })

  expect(paid.body).toMatchObject({ onlineOrderPaymentStatus: 'paid', amountPaidOnline: 79.2, amountToBePaidOnline: 0 })
  expect(part.body).toMatchObject({ onlineOrderPaymentStatus: 'partially-paid', amountToBePaidOnline: 59.2 })
  expect(claimed.status).toBe(403)
})

async function setReceiving(canReceiveOrder: boolean): Promise<void> {
  await testServer.db.write(function* () {
    yield { sql: 'UPDATE venues SET "canReceiveOrder" = ? WHERE "id" = 1', params: [canReceiveOrder] }
  })
}
