import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { toMinor } from '@brigade/domain/kit/money.ts'
import { run } from '#kit/database/transaction.ts'
import { noon, type Guest, type TestServer } from '#testing/test-server.ts'
import { type Shift, startShift } from '#testing/shift.ts'
import { itemizeOrders } from './itemize-orders.ts'
import type { LineRow } from './line-columns.ts'

let shift: Shift
let testServer: TestServer
let guest: Guest
let manager: string
let itemId: number
let order: Order
let other: Order

beforeAll(async () => {
  shift = await startShift({ room: 'Room 411' })
  ;({ testServer, guest, manager, itemId } = shift)
})

afterAll(() => testServer.close())

beforeEach(async () => {
  order = await place(1)
  other = await place(2)
})

const later = new Date(noon.getTime() + 61_000)

it('has a row for each line, with its item, category, menu, pieces and total', async () => {
  await itemizeOrders(testServer.db, later)

  const item = await testServer.db.one<{ categoryId: number | null; menuId: number }>(
    'SELECT "categoryId", "menuId" FROM items WHERE "id" = ?',
    itemId,
  )
  expect(await linesOf(other)).toEqual([
    {
      orderId: other.id,
      place: 0,
      restaurantId: 1,
      itemId,
      ...item,
      quantity: 2,
      total: toMinor(other.cartPrice, 'AED'),
      soldAt: noon.toISOString(),
    },
  ])
})

it('comes to what all orders from before were sold for', async () => {
  await itemizeOrders(testServer.db, later)

  const sums = `SELECT o."restaurantId", sum(o."cartPrice") AS "total" FROM orders o
    WHERE o."status" NOT IN ('merged', 'cancelled') GROUP BY o."restaurantId" ORDER BY o."restaurantId"`
  const ofLines = `SELECT "restaurantId", sum("total") AS "total" FROM order_lines GROUP BY "restaurantId" ORDER BY "restaurantId"`
  const [sold, itemized] = [await testServer.db.many<Sum>(sums), await testServer.db.many<Sum>(ofLines)]
  expect(sold).toHaveLength(5)
  expect(itemized.map(asNumbers)).toEqual(sold.map(asNumbers))
})

it('follows a changed cart, a merge, a cancellation, and what is taken back', async () => {
  await itemizeOrders(testServer.db, later)

  await patch(order.id, { version: order.version, cart: [{ itemId, itemQty: 5 }] })
  await itemizeOrders(testServer.db, later)
  expect(await piecesOf(order, other)).toEqual([[5], [2]])

  await patch(other.id, { status: 'merged', mergedInto: order.id })
  await itemizeOrders(testServer.db, later)
  expect(await piecesOf(order, other)).toEqual([[5, 2], []])

  await testServer.request('POST', '/v1/undo/order', { token: manager, body: { id: other.id } })
  await itemizeOrders(testServer.db, later)
  expect(await piecesOf(order, other)).toEqual([[5], [2]])

  await patch(order.id, { status: 'cancelled', cancelReason: 'Guest left' })
  await itemizeOrders(testServer.db, later)
  expect(await piecesOf(order, other)).toEqual([[], [2]])
})

it('leaves what is so young that an earlier entry may still come, and takes it up later', async () => {
  await itemizeOrders(testServer.db, new Date(noon.getTime() + 59_000))
  expect(await piecesOf(order)).toEqual([[]])

  await itemizeOrders(testServer.db, later)

  expect(await piecesOf(order)).toEqual([[1]])
})

it('is not held back by entries that a wrong clock dated ahead, however many', async () => {
  const ahead = new Date(noon.getTime() + 365 * 86_400_000).toISOString()
  await testServer.db.write(() => run('UPDATE order_events SET "at" = ? WHERE "orderId" <> ?', ahead, other.id))
  await testServer.db.write(() => run('UPDATE log_readers SET "lastEventId" = 0'))

  await itemizeOrders(testServer.db, later)

  expect(await piecesOf(order, other)).toEqual([[1], [2]])
})

it.each(['[{', '{"no":"list"}', '[null]', '[{"itemId":1}]'])('is kept up by no cart like %s', async (cart) => {
  await testServer.db.write(() => run('UPDATE orders SET "cart" = ? WHERE "id" = ?', cart, order.id))

  await itemizeOrders(testServer.db, later)

  expect(await piecesOf(order, other)).toEqual([[], [2]])
})

it('of two who read the log at once, neither doubles a line', async () => {
  await Promise.all([itemizeOrders(testServer.db, later), itemizeOrders(testServer.db, later)])

  expect(await piecesOf(order, other)).toEqual([[1], [2]])
})

type Sum = { restaurantId: number; total: number | string }

function asNumbers({ restaurantId, total }: Sum): [number, number] {
  return [restaurantId, Number(total)]
}

async function place(itemQty: number): Promise<Order> {
  return (await testServer.place(guest.token, { cart: [{ itemId, itemQty }] })).body
}

async function patch(id: number, body: object): Promise<void> {
  const { status } = await testServer.request('PATCH', `/v1/order/${id}`, { token: manager, body })
  expect(status).toBe(200)
}

function linesOf({ id }: Order): Promise<LineRow[]> {
  return testServer.db.many<LineRow>('SELECT * FROM order_lines WHERE "orderId" = ? ORDER BY "place"', id)
}

async function piecesOf(...orders: Order[]): Promise<number[][]> {
  return Promise.all(orders.map(async (each) => (await linesOf(each)).map(({ quantity }) => quantity)))
}
