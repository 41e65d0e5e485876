import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type GuestRequest, paymentRequestTypes } from '@brigade/domain/requests/requests.schema.ts'
import { requestLimits } from '@brigade/domain/requests/requests.limits.ts'
import { mostKeysOfARecord } from '#kit/contracts/idempotency.ts'
import { run } from '#kit/database/transaction.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { type Shift, startShift } from '#testing/shift.ts'

type Answered = GuestRequest & { data: { reason: string; fields: Record<string, string> } }

let shift: Shift
let testServer: TestServer
let guest: Guest
let order: Order

beforeAll(async () => {
  shift = await startShift({ room: 'Room 410' })
  ;({ testServer, guest } = shift)
  order = (await testServer.place(guest.token, { cart: [{ itemId: shift.itemId, itemQty: 1 }] })).body
})

afterAll(() => testServer.close())

beforeEach(() => testServer.db.write(() => run(`DELETE FROM requests WHERE "tableId" = ?`, guest.tableId)))

it.each(paymentRequestTypes)('tells the floor that a table wants: %s', async (requestType) => {
  const screen = await testServer.connect(shift.waiter)
  const stranger = await testServer.connect(await testServer.signIn('waiter@restaurant.demo'))

  const answer = await ask(guest.token, { requestType })
  await Promise.all([screen.caughtUp(), stranger.caughtUp()])

  expect(answer).toMatchObject({
    status: 201,
    body: { requestType, status: 'active', table: 'Room 410', orderId: null, restaurantId: 1 },
  })
  expect(screen.heard('v1/waiter created')).toMatchObject([{ id: answer.body.id }])
  expect(stranger.heard('v1/waiter created')).toEqual([])
  await Promise.all([screen.close(), stranger.close()])
})

it.each([
  ['table', () => ({ tableId: guest.tableId + 1 }), 'otherTable', 'You can only make requests for your own table.'],
  ['venue', () => ({ restaurantId: 2 }), 'otherVenue', 'This isn’t your venue.'],
])('is refused where another %s is named', async (_what, named, reason, message) => {
  for (const about of [{ requestType: 'talk' }, { requestType: 'orderCancellation', orderId: order.id }]) {
    expect(await ask(guest.token, { ...about, ...named() })).toMatchObject({
      status: 403,
      body: { message, data: { reason } },
    })
  }
  const own = { requestType: 'talk', tableId: guest.tableId, restaurantId: 1 }
  expect((await ask(guest.token, own)).status).toBe(201)
})

it('waits once, however often it is asked for, and again once it was seen to', async () => {
  const asked = await Promise.all(Array.from({ length: 6 }, () => ask(guest.token, { requestType: 'card' })))
  const [{ body: first }] = asked as [(typeof asked)[0]]
  await testServer.request('PATCH', `/v1/waiter/${first.id}`, { token: shift.waiter, body: { status: 'completed' } })
  const later = await ask(guest.token, { requestType: 'card' })

  expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1)
  expect(later.status).toBe(201)
  expect(later.body.id).not.toBe(first.id)
})

it('is not asked for again by a call that is repeated after it was seen to, though another call had asked before it', async () => {
  const { body: first } = await ask(guest.token, { requestType: 'talk' })
  const key = { 'idempotency-key': randomUUID() }
  const found = await ask(guest.token, { requestType: 'talk' }, key)
  await testServer.request('PATCH', `/v1/waiter/${first.id}`, { token: shift.waiter, body: { status: 'completed' } })

  const repeated = await ask(guest.token, { requestType: 'talk' }, key)

  expect(found.body).toMatchObject({ id: first.id, status: 'active' })
  expect(repeated).toMatchObject({ status: 201, body: { id: first.id, status: 'completed' } })
})

it.each(['talk', 'orderCancellation'])(
  'is answered under any number of keys while it waits, of which few are remembered: %s',
  async (requestType) => {
    const about = requestType === 'talk' ? {} : { orderId: order.id }
    const asked = () => ask(guest.token, { requestType, ...about }, { 'idempotency-key': randomUUID() })
    const { body: first } = await asked()

    for (let count = 0; count < mostKeysOfARecord + 5; count += 1)
      expect(await asked()).toMatchObject({ status: 201, body: { id: first.id, status: 'active' } })

    const [kept] = await testServer.db.many<{ keys: number }>(
      `SELECT count(*) AS "keys" FROM idempotency_keys WHERE "kind" = 'request' AND "recordId" = ?`,
      first.id,
    )
    expect(kept!.keys).toBe(mostKeysOfARecord)
  },
)

it('is refused for a while where it was asked for again and again as soon as it was seen to', async () => {
  const again = async () => {
    const answer = await ask(guest.token, { requestType: 'talk' })
    const path = `/v1/waiter/${answer.body.id}`
    if (answer.status === 201)
      await testServer.request('PATCH', path, { token: shift.waiter, body: { status: 'completed' } })
    return answer
  }
  for (let count = 0; count < requestLimits.mostInAWhile; count += 1) expect((await again()).status).toBe(201)

  const refused = await again()
  const wish = await ask(guest.token, { requestType: 'orderCancellation', orderId: order.id })
  const elsewhere = await ask((await testServer.guestAt('Room 204')).token, { requestType: 'talk' })

  for (const { status, body } of [refused, wish])
    expect({ status, body }).toMatchObject({
      status: 429,
      body: { data: { reason: 'tooManyRequests', retryAfter: requestLimits.whileMinutes * 60 } },
    })
  expect(elsewhere.status).toBe(201)
  await testServer.db.write(() =>
    run('UPDATE requests SET "createdAt" = ? WHERE "tableId" = ?', '2026-03-04T07:00:00.000Z', guest.tableId),
  )
  expect((await again()).status).toBe(201)
  await testServer.db.write(() =>
    run('UPDATE requests SET "createdAt" = ? WHERE "tableId" = ?', '2026-03-04T14:00:00.000Z', guest.tableId),
  )
  expect((await again()).status).toBe(201)
})

it('can be about an order of the sitting, and about no other', async () => {
  const stranger = await testServer.guestAt('Room 204')

  const own = await ask(guest.token, { requestType: 'cash', orderId: order.id })
  const others = await ask(stranger.token, { requestType: 'cash', orderId: order.id })

  expect(own.body.orderId).toBe(order.id)
  expect(others).toMatchObject({ status: 400, body: { data: { reason: 'orderUnknown' } } })
})

it('is for guests to ask, of what there is', async () => {
  expect((await ask(shift.chief, { requestType: 'card' })).status).toBe(403)
  expect((await ask('', { requestType: 'card' })).status).toBe(401)
  expect((await ask(guest.token, { requestType: 'kitchen' })).status).toBe(400)
  expect(await ask(guest.token, { requestType: 'orderCancellation' })).toMatchObject({
    status: 400,
    body: { data: { reason: 'orderMissing', fields: { orderId: expect.any(String) } } },
  })
})

function ask(token: string, body: object, headers: Record<string, string> = {}) {
  return testServer.request<Answered>('POST', '/v1/waiter', { token, body, headers })
}
