import { beforeEach, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()
const { move, read } = desk

let testServer: TestServer
let guest: Guest
let manager: string
let itemId: number

beforeEach(() => {
  ;({ testServer, guest, manager, itemId } = desk)
})

it('merges into another open order of the table, which takes over its lines', async () => {
  const other = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
  const elsewhere = (
    await testServer.place((await testServer.guestAt('Room 208')).token, { cart: [{ itemId, itemQty: 1 }] })
  ).body

  const wrong = await move(manager, { status: 'merged', mergedInto: elsewhere.id })
  const merged = await move(manager, { status: 'merged', mergedInto: other.id })

  expect(wrong).toMatchObject({ status: 400, body: { data: { fields: { mergedInto: expect.any(String) } } } })
  expect(merged.body).toMatchObject({ status: 'merged', mergedInto: other.id })
  const target = await testServer.request<Order>('GET', `/v1/order/${other.id}`, { token: manager })
  expect(target.body).toMatchObject({ status: 'updated', cartPrice: 216, orderPrice: 237.6 })
  expect(target.body.cart).toHaveLength(2)
})

it('is merged into no order of another venue, nor one that is not there, and says the same of both', async () => {
  const stranger = await testServer.signIn('waiter@restaurant.demo')
  const [table] = await listed(stranger, '/v1/table?restaurantId=2')
  const [olives] = await listed(stranger, '/v1/items?restaurantId=2&name=Marinated%20Olives')
  const { status, body: elsewhere } = await testServer.place(stranger, {
    tableId: table!.id,
    cart: [{ itemId: olives!.id, itemQty: 1 }],
  })

  const answers = [elsewhere.id, 2_147_483_647].map((id) => move(manager, { status: 'merged', mergedInto: id }))
  const [strangers, nobodys] = await Promise.all(answers)

  expect(status).toBe(201)
  expect(strangers).toMatchObject({ status: 400, body: { data: { reason: 'mergeTarget' } } })
  expect(withoutRequest(strangers!.body)).toEqual(withoutRequest(nobodys!.body))
  expect((await read(manager)).body.status).toBe('incoming')
})

it('is not merged where too many lines would come together', async () => {
  const cart = Array.from({ length: 100 }, (_, line) => ({ itemId, itemQty: 1, comment: `Plate ${line}` }))
  const other = (await testServer.place(guest.token, { cart })).body

  const refused = await move(manager, { status: 'merged', mergedInto: other.id })

  expect(refused).toMatchObject({ status: 400, body: { data: { reason: 'mergeTooLong' } } })
  expect((await read(manager)).body.status).toBe('incoming')
})

async function listed(token: string, path: string): Promise<{ id: number }[]> {
  return (await testServer.request<{ id: number }[]>('GET', `${path}&skipPaginate=true`, { token })).body
}

/** Returns an error's body without its request id. */
function withoutRequest(body: object): object {
  const { data, ...error } = body as { data?: { requestId?: string } }
  const { requestId: _requestId, ...told } = data ?? {}
  return { ...error, data: told }
}
