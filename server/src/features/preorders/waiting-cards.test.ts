import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import type { App } from '#kit/context/context.ts'
import { type Shift, startShift } from '#testing/shift.ts'
import { releaseDuePreOrders } from './release-pre-orders.ts'

/** Eight in the evening in Dubai. */
const evening = new Date('2026-03-04T16:00:00.000Z')
/** Six in the next morning there, when the cards of half past six go to the kitchen. */
const due = new Date('2026-03-05T02:00:00.000Z')

let shift: Shift
let admin: string
let now = evening
let eggs: number

beforeAll(async () => {
  shift = await startShift({ room: 'Room 410', clock: { now: () => now } })
  admin = await shift.testServer.signIn('admin@brigade.demo')
  eggs = await shift.testServer.itemCalled('Shakshuka')
})

beforeEach(async () => {
  now = evening
  await shift.testServer.db.write(() => run('DELETE FROM pre_orders'))
})

afterAll(() => shift.testServer.close())

it('a card that is moved to a later slot while the due ones are read stays out of the kitchen', async () => {
  const { id } = await place()
  const { app } = shift.testServer
  now = due
  const moving: App = Object.create(app, {
    db: {
      value: Object.create(app.db, {
        many: {
          value: async (...asked: Parameters<App['db']['many']>) => {
            const rows = await app.db.many(...asked)
            expect((await call('PATCH', `/v1/pre-orders/${id}`, { slot: '09:00' })).status).toBe(200)
            return rows
          },
        },
      }),
    },
  })

  await releaseDuePreOrders(moving, now)

  expect(await read(id)).toMatchObject({ state: 'waiting', slot: '09:00' })
})

describe('a card that waits', () => {
  it.each<[method: string, path: string, body: (order: Order) => object]>([
    ['PATCH', '/v1/order/', () => ({ tipAmount: 1 })],
    ['PATCH', '/v1/order/', () => ({ paymentType: 'card' })],
    ['PATCH', '/v1/order/', () => ({ covers: 3 })],
    ['POST', '/v1/pay/order', ({ id }) => ({ id, kind: 'cash', amount: 1 })],
    ['POST', '/v1/pay/bill', ({ billId }) => ({ id: billId, kind: 'cash', amount: 1 })],
    ['POST', '/v1/print', ({ id }) => ({ orderId: id, what: 'kitchen' })],
    ['POST', '/v1/print', ({ id }) => ({ orderId: id, what: 'receipt' })],
    ['POST', '/v1/print', ({ billId }) => ({ billId, what: 'bill' })],
    ['POST', '/v1/receipt-prints', ({ id }) => ({ orderId: id, what: 'receipt' })],
    ['POST', '/v1/receipt-prints', ({ billId }) => ({ billId, what: 'bill' })],
    ['POST', '/v1/postToPos', ({ id }) => ({ orderId: id })],
  ])('takes no %s %s, nor money', async (method, path, body) => {
    const { orderId } = await place()
    const order = await shift.readOrder(orderId)

    const answer = await call(method, method === 'PATCH' ? `${path}${orderId}` : path, body(order))

    expect(answer).toMatchObject({ status: 409, body: { data: { reason: 'preOrderWaits' } } })
    expect(await shift.readOrder(orderId)).toEqual(order)
  })
})

async function place(differences: object = {}, token = shift.guest.token): Promise<PreOrder> {
  const answers = [{ questionId: 1, options: [{ itemId: eggs, quantity: 1 }] }]
  const card = { formId: 1, day: '2026-03-05', slot: '06:30', guests: 1, lastname: 'Mansour', answers }
  const { status, body } = await call<PreOrder>('POST', '/v1/pre-orders', { ...card, ...differences }, token)
  expect(status).toBe(201)
  return body
}

async function read(id: number): Promise<PreOrder> {
  return (await call<PreOrder>('GET', `/v1/pre-orders/${id}`)).body
}

function call<T = unknown>(method: string, path: string, body?: object, token = shift.manager) {
  return shift.testServer.request<T>(method, path, { token, ...(body && { body }) })
}
