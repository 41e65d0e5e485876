import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { run } from '#kit/database/transaction.ts'

let testServer: TestServer
let now = noon
let taker: string
let itemId: number

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => now })
  taker = await testServer.signIn('ordertaker@hotel.demo')
  itemId = await testServer.itemCalled('Wild Mushroom Risotto')
  await testServer.db.write(() => run('UPDATE venues SET "ordersAMinute" = 6 WHERE "id" = 1'))
})

afterAll(() => testServer.close())

beforeEach(() => {
  now = noon
})

const line = (itemQty = 1) => ({ cart: [{ itemId, itemQty }] })

it('takes six orders a minute from the guests of a table, also when they come at once, and more from nobody but staff', async () => {
  const guest = await testServer.guestAt('Room 401')
  const neighbour = await testServer.guestAt('Room 402')
  const key = { 'idempotency-key': randomUUID() }
  const first = await testServer.place(guest.token, line(), key)

  const answers = await Promise.all(Array.from({ length: 20 }, () => testServer.place(guest.token, line())))

  const refused = answers.find(({ status }) => status !== 201)!
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(refused).toMatchObject({
    status: 429,
    body: { data: { reason: 'tooManyOrders', retryAfter: 60, fields: { tableId: expect.any(String) } } },
  })
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await testServer.place(guest.token, line(), key)).toMatchObject({ status: 201, body: { id: first.body.id } })
  expect((await testServer.place(neighbour.token, line())).status).toBe(201)
  expect((await testServer.place(taker, { ...line(), tableId: guest.tableId })).status).toBe(201)

  now = new Date(noon.getTime() + 60_000)
  expect((await testServer.place(guest.token, line())).status).toBe(201)
})

it('takes orders on when a clock that was ahead was set right in the midst of a minute', async () => {
  const guest = await testServer.guestAt('Room 405')
  now = new Date(noon.getTime() + 3 * 3_600_000)
  for (let count = 0; count < 6; count += 1) await testServer.place(guest.token, line())
  expect((await testServer.place(guest.token, line())).status).toBe(429)

  now = noon
  expect((await testServer.place(guest.token, line())).status).toBe(201)
})

it.each([
  ['51 pieces of a line', { itemQty: 51 }, {}, 'cart.0.itemQty', 'tooManyPieces'],
  ['a tip of a million', {}, { tipAmount: 1_000_000 }, 'tipAmount', 'tipTooLarge'],
])('refuses a guest %s by name, not the staff', async (_what, ofLine, ofOrder, field, reason) => {
  const body = { cart: [{ itemId, itemQty: 1, ...ofLine }], ...ofOrder }
  const guest = await testServer.guestAt('Room 403')

  const refused = await testServer.place(guest.token, body)
  const taken = await testServer.place(taker, { ...body, tableId: guest.tableId })

  expect(refused).toMatchObject({ status: 422, body: { data: { reason, fields: { [field]: expect.any(String) } } } })
  expect(taken.status).toBe(201)
})

it('has a person confirm what a guest orders for more than the venue has set, until it is accepted', async () => {
  const guest = await testServer.guestAt('Room 404')

  const usual = await testServer.place(guest.token, line())
  const large = await testServer.place(guest.token, line(50))
  const ofStaff = await testServer.place(taker, { ...line(50), tableId: guest.tableId })
  const body = { id: large.body.id }
  const accepted = await testServer.request<Order>('POST', '/v1/accept/order', { token: taker, body })

  expect(usual.body.needsConfirmation).toBe(false)
  expect(large.body).toMatchObject({ status: 'incoming', needsConfirmation: true })
  expect(ofStaff.body.needsConfirmation).toBe(false)
  expect(accepted.body).toMatchObject({ status: 'inprogress', needsConfirmation: false })
})
