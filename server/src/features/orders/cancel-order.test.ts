import { beforeEach, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()
const { accept, move, read, askCancellation } = desk

let testServer: TestServer
let guest: Guest
let manager: string
let waiter: string
let order: Order

beforeEach(() => {
  ;({ testServer, guest, manager, waiter, order } = desk)
})

it('is cancelled by a person with a reason, not by the wish of a guest', async () => {
  const asked = await testServer.request<GuestRequest>('POST', '/v1/waiter', {
    token: guest.token,
    body: { requestType: 'orderCancellation', orderId: order.id },
  })
  expect(asked.status).toBe(201)
  expect((await read(manager)).body.status).toBe('incoming')

  const cancelled = await move(manager, { status: 'cancelled', cancelReason: 'Guest asked' })

  expect(cancelled.body).toMatchObject({ status: 'cancelled', cancelReason: 'Guest asked' })
  const request = await testServer.request<GuestRequest>('GET', `/v1/waiter/${asked.body.id}`, { token: manager })
  expect(request.body.status).toBe('completed')
})

it.each([[undefined], [''], ['   '], [null]])('is not cancelled without a reason: %j', async (cancelReason) => {
  const refused = await move(manager, { status: 'cancelled', cancelReason })

  expect(refused).toMatchObject({ status: 400, body: { data: { fields: { cancelReason: expect.any(String) } } } })
  expect((await read(manager)).body).toMatchObject({ status: 'incoming', version: 1 })
})

it('is cancelled for the reason that was given, without the blanks around it', async () => {
  const cancelled = await move(manager, { status: 'cancelled', cancelReason: '  Sold out ' })

  expect(cancelled.body).toMatchObject({ status: 'cancelled', cancelReason: 'Sold out' })
})

it('is asked to be cancelled once, however many ask at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, askCancellation))

  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
})

it('leaves no wish for a cancellation open when it is delivered at that moment', async () => {
  await accept(manager)

  const [asked] = await Promise.all([askCancellation(), move(waiter, { status: 'delivered' })])

  const open = await testServer.db.many(
    'SELECT "id" FROM requests WHERE "orderId" = ? AND "status" = ?',
    order.id,
    'active',
  )
  expect([201, 409]).toContain(asked.status)
  expect(open).toEqual([])
})
