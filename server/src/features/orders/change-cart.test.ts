import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()
const { accept, move, read, setPrice } = desk

let testServer: TestServer
let guest: Guest
let manager: string
let waiter: string
let itemId: number
let order: Order

beforeEach(() => {
  ;({ testServer, guest, manager, waiter, itemId, order } = desk)
})

it('takes a new cart from the version that it was made from, at the prices of then, and waits to be accepted again', async () => {
  await accept(manager)
  const { body: current } = await read(manager)

  const changed = await move(waiter, { version: current.version, cart: [{ itemId, itemQty: 3 }] })
  const stale = await move(manager, { version: current.version, cart: [{ itemId, itemQty: 5 }] })
  const unversioned = await move(manager, { cart: [{ itemId, itemQty: 5 }] })

  expect(changed.body).toMatchObject({ status: 'updated', cartPrice: 216, orderPrice: 237.6, editSource: 'dashboard' })
  expect(stale.status).toBe(409)
  expect(stale.body).toMatchObject({ data: { reason: 'staleVersion', order: { version: changed.body.version } } })
  expect(unversioned).toMatchObject({ status: 400, body: { data: { fields: { version: expect.any(String) } } } })

  const again = await accept(manager)
  expect(again.body.reviewedAt).toMatch(/Z$/)
})

describe('with a key', () => {
  const change = (token: string, body: object, key: string) =>
    testServer.request<Order>('PATCH', `/v1/order/${order.id}`, { token, body, headers: { 'idempotency-key': key } })

  it('is done once, and answers the order as it is by the time it is asked again', async () => {
    const [key, { version }] = [randomUUID(), order]
    const first = await change(waiter, { version, cart: [{ itemId, itemQty: 3 }] }, key)
    await accept(manager)
    const theirs = await move(manager, { version: version + 2, cart: [{ itemId, itemQty: 4 }] })

    const again = await change(waiter, { version, cart: [{ itemId, itemQty: 3 }] }, key)
    const inBody = await move(waiter, { version, cart: [{ itemId, itemQty: 3 }], idempotencyKey: key })

    expect(first).toMatchObject({ status: 200, body: { version: version + 1, cart: [{ itemQty: 3 }] } })
    for (const { status, body } of [again, inBody]) {
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { version: theirs.body.version, cart: [{ itemQty: 4 }] },
      })
    }
  })

  it('is done once where it comes twice at a time', async () => {
    const [key, { version }] = [randomUUID(), order]
    const body = { version, cart: [{ itemId, itemQty: 3 }] }

    const answers = await Promise.all([change(waiter, body, key), change(waiter, body, key)])

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(waiter)).body).toMatchObject({ version: version + 1 })
  })

  it('is done where it was refused before, for nothing came of it', async () => {
    const key = randomUUID()
    const stale = await change(waiter, { version: order.version + 7, cart: [{ itemId, itemQty: 3 }] }, key)

    const right = await change(waiter, { version: order.version, cart: [{ itemId, itemQty: 3 }] }, key)

    expect([stale.status, right.status]).toEqual([409, 200])
  })

  it('is refused where the key changed another order, and is nobody else’s', async () => {
    const key = randomUUID()
    const { body: other } = await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })
    const body = { version: other.version, cart: [{ itemId, itemQty: 2 }] }
    const headers = { 'idempotency-key': key }
    await testServer.request('PATCH', `/v1/order/${other.id}`, { token: waiter, body, headers })

    const mine = await change(waiter, { version: order.version, cart: [{ itemId, itemQty: 3 }] }, key)
    const theirs = await change(manager, { version: order.version, cart: [{ itemId, itemQty: 3 }] }, key)

    expect(mine).toMatchObject({ status: 422, body: { data: { reason: 'keyTaken' } } })
    expect(theirs).toMatchObject({ status: 200, body: { cart: [{ itemQty: 3 }] } })
  })
})

it('has no more of what is sold out since, and keeps what was ordered', async () => {
  await markItem('open')
  const cart = (itemQty: number) => ({ version: order.version, cart: [{ itemId, itemQty, comment: 'hot' }] })

  const more = await move(waiter, cart(3))
  const same = await move(waiter, cart(2))
  await markItem('back')

  expect(more).toMatchObject({ status: 422, body: { data: { reason: 'itemSoldOut' } } })
  expect(same).toMatchObject({ status: 200, body: { cart: [{ itemQty: 2, comment: 'hot' }] } })
})

it('keeps the price at which a line was sold when the menu changes', async () => {
  await setPrice(itemId, 9900)

  const changed = await move(waiter, { version: order.version, cart: [{ itemId, itemQty: 1 }] })

  await setPrice(itemId, 7200)
  expect(changed.body).toMatchObject({ cartPrice: 72, cart: [{ price: 72, totalPrice: 72 }] })
})

it.each([
  ['another', 1],
  ['the same', 2],
])('refuses %s cart with a price or a total below the venue’s, and says the right ones', async (_which, itemQty) => {
  const total = 72 * itemQty
  const cheap: [line: object, order: object, right: object][] = [
    [{ price: 0.01 }, {}, { 'cart.0.price': 72 }],
    [{ totalPrice: 0.01 }, {}, { 'cart.0.totalPrice': total }],
    [{}, { orderPrice: 0.01, serviceFee: 0 }, { orderPrice: total * 1.1, serviceFee: total / 10 }],
    [{}, { cartPrice: -1 }, { cartPrice: total }],
  ]

  for (const [line, more, right] of cheap) {
    const body = { version: order.version, cart: [{ itemId, itemQty, ...line }], covers: 4, ...more }
    const { status, body: told } = await move(waiter, body)
    expect({ status, told }).toMatchObject({ status: 409, told: { data: { reason: 'totalsDiffer', totals: right } } })
  }

  expect((await read(manager)).body).toMatchObject({ version: order.version, covers: order.covers, orderPrice: 158.4 })
})

it('tells of the older version first where prices are those of before', async () => {
  await desk.testServer.request('POST', '/v1/discount/order', {
    token: manager,
    body: { id: order.id, discountPercentage: 10, reason: 'Waited' },
  })

  const { status, body } = await move(waiter, { ...order, covers: 4 })

  expect({ status, body }).toMatchObject({ status: 409, body: { data: { reason: 'staleVersion' } } })
})

it('refuses a cart that comes to more than any venue sells at once, as a new one or a changed one', async () => {
  await setPrice(itemId, 200_000_000)
  const cart = [{ itemId, itemQty: 999 }]
  const { body: fine } = await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })

  const placed = await testServer.place(guest.token, { cart })
  const changed = await testServer.request<Order>('PATCH', `/v1/order/${fine.id}`, {
    token: waiter,
    body: { version: fine.version, cart },
  })
  await setPrice(itemId, 7200)

  for (const { status, body } of [placed, changed]) {
    expect({ status, body }).toMatchObject({ status: 400, body: { data: { reason: 'amountTooLarge' } } })
  }
})

/** Marks the item as the kitchen does: sold out until further notice, or available again. */
function markItem(until: 'open' | 'back') {
  return testServer.request('POST', '/v1/sold-out', { token: manager, body: { kind: 'item', id: itemId, for: until } })
}
