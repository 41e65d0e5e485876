import { beforeEach, expect, it } from 'vitest'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import { can } from '@brigade/domain/access/permissions.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { orderMoves } from '@brigade/domain/orders/orders.status.ts'
import { run } from '#kit/database/transaction.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { hotelEmails, openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()
const { accept, move, read, recall, askCancellation } = desk

let testServer: TestServer
let guest: Guest
let manager: string
let itemId: number
let order: Order

beforeEach(() => {
  ;({ testServer, guest, manager, itemId, order } = desk)
})

it.each(staffRoles)('lets %s do what the table of rights says, and nothing else', async (role) => {
  const token = await testServer.signIn(hotelEmails[role])
  const acts: [keyof typeof orderMoves, object][] = [
    ['ready', { status: 'ontheway' }],
    ['deliver', { status: 'delivered' }],
    ['complete', { status: 'completed' }],
    ['cancel', { status: 'cancelled' }],
    ['merge', { status: 'merged', mergedInto: 1 }],
    ['update', { version: 1, cart: [{ itemId, itemQty: 9 }] }],
  ]
  const principal = { role }
  for (const [act, body] of acts) {
    const answer = await move(token, body)
    const isAllowed = can(principal, 'orders:read') && can(principal, orderMoves[act].permission)
    expect({ act, isForbidden: answer.status === 403 }).toEqual({ act, isForbidden: !isAllowed })
  }
  const recalled = await recall(token)
  expect(recalled.status === 403).toBe(!can(principal, 'orders:ready'))
  const accepted = await accept(token)
  expect(accepted.status === 403).toBe(!can(principal, 'orders:accept'))
})

it.each(['manager@restaurant.demo', 'waiter@restaurant.demo', 'ordertaker@five.demo'])(
  'does not exist for %s of another venue',
  async (email) => {
    const stranger = await testServer.signIn(email)

    expect((await read(stranger)).status).toBe(404)
    expect((await move(stranger, { status: 'delivered' })).status).toBe(404)
    const path = `/v1/order-events?orderId=${order.id}&skipPaginate=true`
    const log = await testServer.request<OrderEvent[]>('GET', path, { token: stranger })
    expect(log.body).toEqual([])
    const list = await testServer.request('GET', '/v1/order?restaurantId=1', { token: stranger })
    expect(list.status).toBe(403)
  },
)

it('lets a guest follow their own table alone, and move nothing', async () => {
  const neighbour = await testServer.guestAt('Room 209')

  expect((await read(guest.token)).status).toBe(200)
  expect((await read(neighbour.token)).status).toBe(404)
  expect((await move(guest.token, { status: 'cancelled' })).status).toBe(403)
  expect((await accept(guest.token)).status).toBe(403)
})

it('is told to the screens of its venue and to its table, and to no stranger', async () => {
  const stranger = await testServer.connect(await testServer.signIn('manager@restaurant.demo'))
  const mine = await testServer.connect(guest.token)
  const neighbour = await testServer.connect((await testServer.guestAt('Room 209')).token)
  const admin = await testServer.connect(await testServer.signIn('admin@brigade.demo'))

  await accept(manager)
  await Promise.all([stranger, mine, neighbour, admin].map((screen) => screen.caughtUp()))

  for (const { heard } of [mine, admin]) expect(heard('v1/order patched')).toMatchObject([{ id: order.id }])
  for (const { heard } of [stranger, neighbour]) {
    expect([...heard('v1/order created'), ...heard('v1/order patched')]).toEqual([])
  }
  await Promise.all([stranger, mine, neighbour, admin].map((screen) => screen.close()))
})

it('concerns the guests of a later sitting neither by its events nor by asking for its cancellation', async () => {
  await testServer.db.write(() => run('UPDATE orders SET "sitting" = "sitting" - 1 WHERE "id" = ?', order.id))
  const nextGuest = await testServer.connect(guest.token)
  const staff = await testServer.connect(manager)

  await accept(manager)
  const asked = await askCancellation()
  await Promise.all([nextGuest.caughtUp(), staff.caughtUp()])

  expect(staff.heard('v1/order patched')).toMatchObject([{ id: order.id }])
  expect(nextGuest.heard('v1/order patched')).toEqual([])
  expect(asked).toMatchObject({ status: 400, body: { data: { reason: 'orderUnknown' } } })
  await Promise.all([nextGuest.close(), staff.close()])
})
