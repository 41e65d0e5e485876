import { beforeEach, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { demoPassword } from '#seeds/accounts.ts'
import type { TestServer } from '#testing/test-server.ts'
import { openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()
const { accept, move, read, recall } = desk

let testServer: TestServer
let manager: string
let waiter: string
let chief: string
let order: Order

beforeEach(() => {
  ;({ testServer, manager, waiter, chief, order } = desk)
})

it('goes from the queue to complete, each step stamped and logged with who did it', async () => {
  await accept(manager)
  await move(chief, { status: 'ontheway' })
  await move(waiter, { status: 'delivered' })
  const done = await move(waiter, { status: 'completed', completedBy: 'somebody else', editSource: 'dashboard' })

  expect(done.status).toBe(200)
  for (const stamp of ['acceptedAT', 'cookedAt', 'deliveredAt', 'completedAT'] as const) {
    expect(done.body[stamp]).toMatch(/Z$/)
  }
  const log = await desk.logOf(order.id)
  expect(log.map((entry) => [entry.act, entry.fromStatus, entry.toStatus])).toEqual([
    ['place', null, 'incoming'],
    ['accept', 'incoming', 'inprogress'],
    ['ready', 'inprogress', 'ontheway'],
    ['deliver', 'ontheway', 'delivered'],
    ['complete', 'delivered', 'completed'],
  ])
  const { by: completedBy, byKind: completedByKind, byId: completedById } = log.at(-1)!
  expect(done.body).toMatchObject({ completedBy, completedByKind, completedById })
})

it('is accepted by one of fifty who try at once; the others read who was first', async () => {
  const screen = await testServer.connect(waiter)
  const taker = await testServer.signIn('ordertaker@hotel.demo')

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      testServer.request<Order>('POST', '/v1/accept/order', {
        token: index % 2 ? manager : taker,
        body: { id: order.id, allowEdit: false, editSource: 'v_rest_staff' },
      }),
    ),
  )

  const won = answers.filter((answer) => answer.status === 200)
  const lost = answers.filter((answer) => answer.status === 409)
  expect([won.length, lost.length]).toEqual([1, 49])
  const winner = won[0]!.body.acceptedBy
  for (const { body } of lost) {
    expect(body).toMatchObject({ data: { reason: 'statusMoved', status: 'inprogress', by: winner } })
  }
  expect((await desk.logOf(order.id)).filter((entry) => entry.act === 'accept')).toHaveLength(1)
  await move(chief, { status: 'ontheway' })
  await screen.caughtUp()
  expect(screen.heard<Order>('v1/order patched').map(({ status }) => status)).toEqual(['inprogress', 'ontheway'])
  await screen.close()
})

it('lets two opposite moves at once have one winner', async () => {
  await accept(manager)

  const answers = await Promise.all([
    move(manager, { status: 'cancelled', cancelReason: 'Guest left' }),
    move(waiter, { status: 'delivered' }),
  ])

  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]))
})

it.each([
  ['deliver what nobody accepted', { status: 'delivered' }],
  ['complete what was not delivered', { status: 'completed' }],
  ['make ready what nobody accepted', { status: 'ontheway' }],
])('refuses to %s', async (_name, body) => {
  const answer = await move(manager, body)

  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({ data: { reason: 'statusMoved', status: 'incoming' } })
})

it.each([['incoming'], ['updated'], ['eaten']])('cannot be set to %s by name', async (status) => {
  await accept(manager)

  expect((await move(manager, { status })).status).toBe(400)
})

it('opens a kitchen request when it is ready, and settles it when it is delivered', async () => {
  const screen = await testServer.connect(waiter)
  await accept(manager)
  const opened = screen.next<GuestRequest>('v1/waiter created')
  await move(chief, { status: 'ontheway' })

  const request = await opened
  expect(request).toMatchObject({ requestType: 'kitchen', orderId: order.id, status: 'active', table: order.table })

  const settled = screen.next<GuestRequest>('v1/waiter patched')
  await move(waiter, { status: 'delivered' })
  expect(await settled).toMatchObject({ id: request.id, status: 'completed', version: 2 })
  await screen.close()
})

it('is called back by the kitchen until it is delivered, and has seen to its request', async () => {
  await accept(manager)
  const { body: ready } = await move(chief, { status: 'ontheway' })
  const screen = await testServer.connect(waiter)
  const called = screen.next<GuestRequest>('v1/waiter patched')

  const stale = await recall(chief, { version: ready.version - 1 })
  const recalled = await recall(chief)
  const again = await recall(manager)

  expect(stale).toMatchObject({ status: 409, body: { data: { reason: 'staleVersion' } } })
  expect(recalled).toMatchObject({ status: 200, body: { status: 'inprogress', cookedAt: null } })
  expect(recalled.body.lastAct).toMatchObject({ act: 'recall', fromStatus: 'ontheway' })
  expect(await called).toMatchObject({ orderId: order.id, status: 'completed' })
  expect(again).toMatchObject({ status: 409, body: { data: { reason: 'statusMoved', by: recalled.body.lastAct!.by } } })
  await move(waiter, { status: 'delivered' })
  expect((await recall(chief)).status).toBe(409)
  await screen.close()
})

it('takes the whole order back from a client that changed only its status', async () => {
  const { body: accepted } = await accept(manager)

  const answer = await move(waiter, { ...accepted, status: 'delivered' })

  expect(answer).toMatchObject({ status: 200, body: { status: 'delivered', cartPrice: 144 } })
})

it('changes what is sent beside a status together with it', async () => {
  await accept(manager)

  const delivered = await move(waiter, { status: 'delivered', tipAmount: 12.5, paymentType: 'card' })

  expect(delivered).toMatchObject({
    status: 200,
    body: { status: 'delivered', tipAmount: 12.5, paymentType: 'card', deliveredAt: expect.any(String) },
  })
})

it('changes neither where one of them may not be', async () => {
  await accept(manager)

  const byChief = await move(chief, { status: 'ontheway', tipAmount: 12.5 })
  const tooFine = await move(waiter, { status: 'delivered', tipAmount: 12.555 })
  const moved = await move(waiter, { status: 'completed', tipAmount: 12.5 })

  expect(byChief.status).toBe(403)
  expect(tooFine).toMatchObject({ status: 400, body: { data: { fields: { tipAmount: expect.any(String) } } } })
  expect(moved.status).toBe(409)
  expect((await read(manager)).body).toMatchObject({ status: 'inprogress', tipAmount: 0 })
})

it('says who was first by the account, which tells two people of one name apart', async () => {
  const namesake = 'ordertaker@hotel.demo'
  await testServer.db.write(() =>
    run(`UPDATE users SET "fname" = 'Layla', "lname" = 'Haddad' WHERE "email" = ?`, namesake),
  )
  const users = await testServer.db.many<{ id: number }>(
    `SELECT "id" FROM users WHERE "fname" = 'Layla' AND "lname" = 'Haddad' ORDER BY "email"`,
  )
  const { body: session } = await testServer.request<{ accessToken: string }>('POST', '/v1/authentication', {
    body: { strategy: 'local', email: namesake, password: demoPassword },
  })
  const layla = { byKind: 'staff', byId: users[0]!.id }

  const { body: accepted } = await accept(manager)
  const lost = await accept(session.accessToken)

  expect(users).toHaveLength(2)
  expect(accepted).toMatchObject({ acceptedBy: 'Layla Haddad', acceptedByKind: 'staff', acceptedById: layla.byId })
  expect(accepted.lastAct).toMatchObject({ act: 'accept', ...layla })
  expect(lost).toMatchObject({ status: 409, body: { data: { by: 'Layla Haddad', ...layla } } })
  expect((await desk.logOf(order.id)).map(({ byKind, byId }) => [byKind, byId])).toEqual([
    ['guest', null],
    ['staff', layla.byId],
  ])
})

it('says who was first, not who wrote something beside it since', async () => {
  const { body: accepted } = await accept(manager)
  await move(waiter, { tipAmount: 12.5 })

  const { acceptedBy: by, acceptedById: byId } = accepted
  expect(await accept(manager)).toMatchObject({ status: 409, body: { data: { by, byId } } })
})

it('says who was first by the account also where the log says nothing', async () => {
  const { body: placed } = await testServer.place(manager, {
    tableId: order.tableId,
    cart: order.cart.map(({ itemId, itemQty }) => ({ itemId, itemQty })),
  })
  await testServer.db.write(() => run('DELETE FROM order_events WHERE "orderId" = ?', placed.id))

  const lost = await testServer.request('POST', '/v1/accept/order', { token: manager, body: { id: placed.id } })

  const { createdBy: by, createdByKind: byKind, createdById: byId } = placed
  expect([byKind, byId]).toEqual(['staff', expect.any(Number)])
  expect(lost).toMatchObject({ status: 409, body: { data: { by, byKind, byId } } })
})

it('keeps to itself what its log needs for taking acts back', async () => {
  await accept(manager)

  const entries = await desk.logOf(order.id)

  expect(entries.map((entry) => 'before' in entry)).toEqual([false, false])
})
