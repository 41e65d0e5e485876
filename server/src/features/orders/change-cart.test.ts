import { beforeEach, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Guest, Harbour } from '#testing/harbour.ts'
import { openOrderDesk } from '#testing/order-desk.ts'

const desk = openOrderDesk()
const { accept, move, read, setPrice } = desk

let harbour: Harbour
let guest: Guest
let manager: string
let waiter: string
let itemId: number
let order: Order

beforeEach(() => {
  ;({ harbour, guest, manager, waiter, itemId, order } = desk)
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

it('keeps the price at which a line was sold when the menu changes', async () => {
  await setPrice(itemId, 9900)

  const changed = await move(waiter, { version: order.version, cart: [{ itemId, itemQty: 1 }] })

  await setPrice(itemId, 7200)
  expect(changed.body).toMatchObject({ cartPrice: 72, cart: [{ price: 72, totalPrice: 72 }] })
})

it('refuses a cart that comes to more than any venue sells at once, as a new one or a changed one', async () => {
  await setPrice(itemId, 200_000_000)
  const cart = [{ itemId, itemQty: 999 }]
  const { body: fine } = await harbour.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })

  const placed = await harbour.place(guest.token, { cart })
  const changed = await harbour.request<Order>('PATCH', `/v1/order/${fine.id}`, {
    token: waiter,
    body: { version: fine.version, cart },
  })
  await setPrice(itemId, 7200)

  for (const { status, body } of [placed, changed]) {
    expect({ status, body }).toMatchObject({ status: 400, body: { data: { reason: 'amountTooLarge' } } })
  }
})
