import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { noon } from '#testing/test-server.ts'
import { type Shift, startShift } from '#testing/shift.ts'

/** The error body of a refused undo. */
export type Refusal = { data: { reason: string; act?: string; by?: string; byId?: number; order?: Order } }

/** Starts the demo's hotel at work, where a guest places another order before each test. */
export function openUndoFixture() {
  let now = noon
  let shift: Shift
  let order: Order

  beforeAll(async () => {
    shift = await startShift({ clock: { now: () => now } })
  })

  afterAll(() => shift.testServer.close())

  beforeEach(async () => {
    now = noon
    order = await place()
  })

  function cartOf(itemQty: number) {
    return [{ itemId: shift.itemId, itemQty }]
  }

  async function place(itemQty = 2): Promise<Order> {
    return (await shift.testServer.place(shift.guest.token, { cart: cartOf(itemQty) })).body
  }

  function accept(token: string, id = order.id) {
    return shift.testServer.request<Order>('POST', '/v1/accept/order', { token, body: { id } })
  }

  function move(token: string, body: object, id = order.id) {
    return shift.testServer.request<Order>('PATCH', `/v1/order/${id}`, { token, body })
  }

  function recall(token: string) {
    return shift.testServer.request<Order>('POST', '/v1/recall/order', { token, body: { id: order.id } })
  }

  function keepOrder(token: string) {
    return shift.testServer.request<Order>('POST', '/v1/keep/order', { token, body: { id: order.id } })
  }

  function discount(token: string) {
    const body = { id: order.id, discountPercentage: 10, reason: 'Waited long' }
    return shift.testServer.request<Order>('POST', '/v1/discount/order', { token, body })
  }

  function undo<T = Order>(token: string, body: { id?: number; version?: number } = {}) {
    return shift.testServer.request<T>('POST', '/v1/undo/order', { token, body: { id: order.id, ...body } })
  }

  function askCancellation() {
    const body = { requestType: 'orderCancellation', orderId: order.id }
    return shift.testServer.request<GuestRequest>('POST', '/v1/waiter', { token: shift.guest.token, body })
  }

  function read(id = order.id): Promise<Order> {
    return shift.readOrder(id)
  }

  return {
    shift: () => shift,
    order: () => order,
    setClock(at: Date) {
      now = at
    },
    cartOf,
    place,
    accept,
    move,
    recall,
    keepOrder,
    discount,
    undo,
    askCancellation,
    read,
  }
}
