import { beforeEach, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Guest, Harbour } from '#testing/harbour.ts'
import { openOrderDesk } from '#testing/order-desk.ts'

const desk = openOrderDesk()
const { move, read } = desk

let harbour: Harbour
let guest: Guest
let manager: string
let itemId: number

beforeEach(() => {
  ;({ harbour, guest, manager, itemId } = desk)
})

it('merges into another open order of the table, which takes over its lines', async () => {
  const other = (await harbour.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
  const elsewhere = (await harbour.place((await harbour.guestAt('Room 208')).token, { cart: [{ itemId, itemQty: 1 }] }))
    .body

  const wrong = await move(manager, { status: 'merged', mergedInto: elsewhere.id })
  const merged = await move(manager, { status: 'merged', mergedInto: other.id })

  expect(wrong).toMatchObject({ status: 400, body: { data: { fields: { mergedInto: expect.any(String) } } } })
  expect(merged.body).toMatchObject({ status: 'merged', mergedInto: other.id })
  const target = await harbour.request<Order>('GET', `/v1/order/${other.id}`, { token: manager })
  expect(target.body).toMatchObject({ status: 'updated', cartPrice: 216, orderPrice: 237.6 })
  expect(target.body.cart).toHaveLength(2)
})

it('is not merged where too many lines would come together', async () => {
  const cart = Array.from({ length: 100 }, (_, line) => ({ itemId, itemQty: 1, comment: `Plate ${line}` }))
  const other = (await harbour.place(guest.token, { cart })).body

  const refused = await move(manager, { status: 'merged', mergedInto: other.id })

  expect(refused).toMatchObject({ status: 400, body: { data: { reason: 'mergeTooLong' } } })
  expect((await read(manager)).body.status).toBe('incoming')
})
