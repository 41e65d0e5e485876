import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { run } from '#kit/database/transaction.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { type Shift, startShift } from '#testing/shift.ts'

type Refusal = { data: { reason: string; by?: string; byId?: number } }

let shift: Shift
let testServer: TestServer
let guest: Guest
let manager: string
let taker: string
let waiter: string
let itemId: number
let order: Order

beforeAll(async () => {
  shift = await startShift()
  ;({ testServer, guest, manager, taker, waiter, itemId } = shift)
})

afterAll(() => testServer.close())

beforeEach(async () => {
  order = await place()
})

it('shows no wish of an earlier sitting to a guest who takes the same key', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const body = { requestType: 'orderCancellation', orderId: order.id }
  const wish = () => testServer.request('POST', '/v1/waiter', { token: guest.token, body, headers: key })
  const { body: first } = await wish()
  const { id } = first as GuestRequest
  await testServer.db.write(() => run('UPDATE requests SET "sitting" = "sitting" - 1 WHERE "id" = ?', id))

  expect(await wish()).toMatchObject({ status: 409, body: { data: { reason: 'keyTaken' } } })
})

it('is a state of the order that every screen hears of', async () => {
  const screen = await testServer.connect(manager)
  const heard = screen.next<Order>('v1/order patched')

  const asked = await ask()

  expect(asked.status).toBe(201)
  expect(await heard).toMatchObject({ id: order.id, status: 'incoming', version: 2, cancelAskedAt: expect.any(String) })
  expect((await shift.logOf(order.id)).at(-1)).toMatchObject({
    act: 'askCancel',
    byKind: 'guest',
    toStatus: 'incoming',
  })
  expect((await read()).lastAct).toMatchObject({ act: 'place' })
  await screen.close()
})

it('is not passed over by somebody who pressed Accept before they saw it', async () => {
  const accept = (version?: number) =>
    testServer.request('POST', '/v1/accept/order', { token: taker, body: { id: order.id, version } })
  await ask()

  expect(await accept(1)).toMatchObject({
    status: 409,
    body: { data: { reason: 'staleVersion', order: { version: 2, cancelAskedAt: expect.any(String) } } },
  })
  expect(await read()).toMatchObject({ status: 'incoming' })
  expect(await accept(2)).toMatchObject({ status: 200, body: { status: 'inprogress' } })
})

it('is all that keeps an order from being accepted that has changed meanwhile', async () => {
  const changed = await testServer.request('PATCH', `/v1/order/${order.id}`, { token: manager, body: { covers: 3 } })
  expect(changed).toMatchObject({ status: 200, body: { version: 2 } })

  const body = { id: order.id, version: 1 }
  expect(await testServer.request('POST', '/v1/accept/order', { token: taker, body })).toMatchObject({ status: 200 })
})

it('stays when somebody opens its request, and is not made twice', async () => {
  const { body: request } = await ask()
  const opened = await resolve(request.id)
  const { version } = await read()

  const again = await ask()

  expect(opened.body.status).toBe('completed')
  expect(again).toMatchObject({ status: 201, body: { id: request.id, status: 'completed' } })
  expect(await read()).toMatchObject({ version, cancelAskedAt: expect.any(String) })
})

it('stays over accepting, a changed cart and making ready', async () => {
  await ask()
  await testServer.request('POST', '/v1/accept/order', { token: manager, body: { id: order.id } })
  expect((await read()).cancelAskedAt).not.toBeNull()
  await move(manager, { status: 'ontheway' })
  expect((await read()).cancelAskedAt).not.toBeNull()
  await move(waiter, { version: (await read()).version, cart: [{ itemId, itemQty: 3 }] })
  expect(await read()).toMatchObject({ status: 'updated', cancelAskedAt: expect.any(String) })
})

it('is answered by cancelling', async () => {
  const { body: request } = await ask()

  const cancelled = await move(manager, { status: 'cancelled', cancelReason: 'The guest asked' })

  expect(cancelled.body).toMatchObject({ status: 'cancelled', cancelAskedAt: null })
  expect((await requestOf(request.id)).status).toBe('completed')
})

it('is answered by keeping the order, once: the second who tries reads who was first', async () => {
  const { body: request } = await ask()
  const screen = await testServer.connect(waiter)
  const [heard, settled] = [screen.next<Order>('v1/order patched'), screen.next<GuestRequest>('v1/waiter patched')]

  const kept = await keepOrder(taker)
  const late = await keepOrder<Refusal>(manager)

  expect(kept).toMatchObject({
    status: 200,
    body: { status: 'incoming', cancelAskedAt: null, lastAct: { act: 'keep' } },
  })
  expect(await heard).toMatchObject({ id: order.id, cancelAskedAt: null })
  expect(await settled).toMatchObject({ id: request.id, status: 'completed' })
  expect(late).toMatchObject({
    status: 409,
    body: { data: { reason: 'notAsked', by: kept.body.lastAct!.by, byId: kept.body.lastAct!.byId } },
  })
  await screen.close()
})

it('is not had again by a call that is repeated after the order was kept, though another call had asked before it', async () => {
  const { body: request } = await ask()
  const key = { 'idempotency-key': randomUUID() }
  const found = await ask(order.id, key)
  await keepOrder(taker)

  const repeated = await ask(order.id, key)

  expect([found.body.id, repeated.body.id]).toEqual([request.id, request.id])
  expect(await read()).toMatchObject({ cancelAskedAt: null })
})

it('can be had again after an order was kept', async () => {
  const { body: first } = await ask()
  await keepOrder(taker)

  const { body: second } = await ask()

  expect(second).toMatchObject({ status: 'active' })
  expect(second.id).not.toBe(first.id)
  expect((await read()).cancelAskedAt).not.toBeNull()
})

it('is not kept from an older version of the order', async () => {
  await ask()
  const { version } = await read()
  await move(waiter, { covers: 4 })

  const stale = await keepOrder<Refusal>(taker, { version })

  expect(stale).toMatchObject({ status: 409, body: { data: { reason: 'staleVersion' } } })
  expect((await keepOrder(taker, { version: version + 1 })).status).toBe(200)
})

it('is answered by those who may cancel, at their own venue', async () => {
  await ask()

  for (const token of [waiter, guest.token, await testServer.signIn('chief@hotel.demo')]) {
    expect((await keepOrder(token)).status).toBe(403)
  }
  expect((await keepOrder(await testServer.signIn('manager@restaurant.demo'))).status).toBe(404)
  expect((await testServer.request('POST', '/v1/keep/order', { body: { id: order.id } })).status).toBe(401)
})

it('goes along with a merge, request and all, and comes back when that is undone', async () => {
  const { body: request } = await ask()
  const target = await place()
  await move(manager, { status: 'merged', mergedInto: target.id })

  expect((await read(target.id)).cancelAskedAt).toBe((await read()).cancelAskedAt)
  expect(await requestOf(request.id)).toMatchObject({ orderId: target.id, status: 'active' })
  expect((await ask(target.id)).body.id).toBe(request.id)

  await testServer.request('POST', '/v1/undo/order', { token: manager, body: { id: order.id } })

  expect((await read(target.id)).cancelAskedAt).toBeNull()
  expect(await requestOf(request.id)).toMatchObject({ orderId: order.id, status: 'active' })
  expect((await read()).cancelAskedAt).not.toBeNull()
})

it('is answered for the order that took over the lines', async () => {
  const { body: request } = await ask()
  const target = await place()
  await move(manager, { status: 'merged', mergedInto: target.id })

  const kept = await testServer.request<Order>('POST', '/v1/keep/order', { token: taker, body: { id: target.id } })

  expect(kept.body.cancelAskedAt).toBeNull()
  expect((await requestOf(request.id)).status).toBe('completed')
})

it('is gone from the other order when a merge is undone: who would answer it there reads by whom', async () => {
  await ask()
  const target = await place()
  await move(manager, { status: 'merged', mergedInto: target.id })
  await testServer.request('POST', '/v1/undo/order', { token: manager, body: { id: order.id } })
  const { lastAct } = await read(target.id)

  const late = await testServer.request<Refusal>('POST', '/v1/keep/order', { token: taker, body: { id: target.id } })

  expect(late).toMatchObject({ status: 409, body: { data: { reason: 'notAsked', act: 'undo', by: lastAct!.by } } })
  expect(late.body.data.byId).toBe(lastAct!.byId)
  expect((await read()).cancelAskedAt).not.toBeNull()
})

it("is not answered for an order that was merged: its wish is the other one's", async () => {
  await ask()
  const target = await place()
  await move(manager, { status: 'merged', mergedInto: target.id })

  const late = await keepOrder<Refusal>(taker)

  expect(late).toMatchObject({
    status: 409,
    body: { data: { reason: 'statusMoved', status: 'merged', order: { mergedInto: target.id } } },
  })
  expect((await read(target.id)).cancelAskedAt).not.toBeNull()
  expect((await testServer.request('POST', '/v1/undo/order', { token: manager, body: { id: order.id } })).status).toBe(
    200,
  )
})

it('comes too late once the order was brought', async () => {
  await ask()
  await testServer.request('POST', '/v1/accept/order', { token: manager, body: { id: order.id } })
  await move(waiter, { status: 'delivered' })

  const late = await ask()

  expect(late).toMatchObject({ status: 409, body: { data: { reason: 'statusMoved', status: 'delivered' } } })
})

function ask(orderId = order.id, headers: Record<string, string> = {}) {
  const body = { requestType: 'orderCancellation', orderId }
  return testServer.request<GuestRequest>('POST', '/v1/waiter', { token: guest.token, body, headers })
}

function keepOrder<T = Order>(token: string, more: { version?: number } = {}) {
  return testServer.request<T>('POST', '/v1/keep/order', { token, body: { id: order.id, ...more } })
}

function resolve(id: number) {
  return testServer.request<GuestRequest>('PATCH', `/v1/waiter/${id}`, { token: waiter, body: { status: 'completed' } })
}

function move(token: string, body: object) {
  return testServer.request<Order>('PATCH', `/v1/order/${order.id}`, { token, body })
}

async function place(): Promise<Order> {
  return (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 2 }] })).body
}

function read(id = order.id): Promise<Order> {
  return shift.readOrder(id)
}

async function requestOf(id: number): Promise<GuestRequest> {
  return (await testServer.request<GuestRequest>('GET', `/v1/waiter/${id}`, { token: manager })).body
}
