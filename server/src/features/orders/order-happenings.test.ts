import { Type } from '@sinclair/typebox'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { nameOf } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { conflict } from '#kit/errors/errors.ts'
import { defineJob } from '#kit/jobs/define-job.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import type { TestServer } from '#testing/test-server.ts'
import { openOrderFixture } from '#testing/order-fixture.ts'

/** A printer as a later feature may add one: it receives order hooks within the transaction, and prints after the commit. */
const print = defineJob({
  kind: 'test:print',
  payload: Type.Object({ slip: Type.String() }),
  tries: 1,
  backoffMinutes: [1],
  mayRepeat: false,
  run: async ({ slip }) => slips.push(slip),
})

const slips: string[] = []
let isOutOfPaper = false

const desk = openOrderFixture()
const { accept, move, read } = desk

let testServer: TestServer
let order: Order

beforeAll(() => {
  const { jobs, transactionHooks } = desk.testServer.app
  jobs.add(print)
  transactionHooks.add('orders:placed', function* (placed) {
    if (isOutOfPaper) throw conflict({ message: 'There is no paper.' })
    yield* enqueue(print, { slip: `${nameOf(placed.principal)}: ${linesOf(placed.order)}` }, placed)
  })
  transactionHooks.add('orders:cartChanged', function* ({ order: after, before, act, principal, now }) {
    const slip = `${nameOf(principal)}, ${act}: ${linesOf(before)} → ${linesOf(after)}`
    yield* enqueue(print, { slip }, { now })
  })
})

beforeEach(async () => {
  ;({ testServer, order } = desk)
  await testServer.app.jobs.runDue()
  slips.length = 0
})

it('says who placed which order, to be done after the commit', async () => {
  const placed = await testServer.place(desk.waiter, {
    tableId: order.tableId,
    cart: [{ itemId: desk.itemId, itemQty: 3 }],
  })
  await testServer.app.jobs.runDue()

  expect(slips).toEqual([`${placed.body.createdBy}: #${placed.body.id} 3`])
})

it('says so once, however often an order is sent', async () => {
  const key = { 'Idempotency-Key': 'one-and-the-same' }
  const body = { cart: [{ itemId: desk.itemId, itemQty: 1 }] }

  const first = await testServer.place(desk.guest.token, body, key)
  const again = await testServer.place(desk.guest.token, body, key)
  await testServer.app.jobs.runDue()

  expect(again.body.id).toBe(first.body.id)
  expect(slips).toHaveLength(1)
})

it('stores neither the order nor what follows from it where that can not be', async () => {
  isOutOfPaper = true
  const before = await orderIds()

  const refused = await testServer.place(desk.guest.token, { cart: [{ itemId: desk.itemId, itemQty: 1 }] })
  isOutOfPaper = false
  await testServer.app.jobs.runDue()

  expect(refused.status).toBe(409)
  expect(await orderIds()).toEqual(before)
  expect(slips).toEqual([])
})

it('says who gave an order which other lines', async () => {
  await accept(desk.manager)
  const { version } = (await read(desk.manager)).body

  const changed = await move(desk.waiter, { version, cart: [{ itemId: desk.itemId, itemQty: 5 }] })
  const undone = await testServer.request('POST', '/v1/undo/order', { token: desk.waiter, body: { id: order.id } })
  await testServer.app.jobs.runDue()

  expect([changed.status, undone.status]).toEqual([200, 200])
  const waiter = await nameAt(desk.waiter)
  expect(slips).toEqual([
    `${waiter}, update: #${order.id} 2 → #${order.id} 5`,
    `${waiter}, undo: #${order.id} 5 → #${order.id} 2`,
  ])
})

it('says which lines an order took over from another', async () => {
  const { body: other } = await testServer.place(desk.guest.token, { cart: [{ itemId: desk.itemId, itemQty: 1 }] })
  await testServer.app.jobs.runDue()
  slips.length = 0

  await move(desk.manager, { status: 'merged', mergedInto: other.id })
  await testServer.app.jobs.runDue()

  expect(slips).toEqual([`${await nameAt(desk.manager)}, merge: #${other.id} 1 → #${other.id} 1 2`])
})

it('says nothing of a cart that is sent back as it is', async () => {
  const { version, cart } = (await read(desk.manager)).body

  await move(desk.waiter, { version, cart })
  await move(desk.waiter, { version, covers: 4 })
  await testServer.app.jobs.runDue()

  expect(slips).toEqual([])
})

function linesOf({ id, cart }: Order): string {
  return [`#${id}`, ...cart.map(({ itemQty }) => itemQty)].join(' ')
}

async function orderIds(): Promise<number[]> {
  return (await testServer.db.many<{ id: number }>('SELECT "id" FROM orders ORDER BY "id"')).map(({ id }) => id)
}

async function nameAt(token: string): Promise<string> {
  const { body } = await testServer.request<{ fname: string; lname: string }>('GET', '/v1/userdata', { token })
  return `${body.fname} ${body.lname}`
}
