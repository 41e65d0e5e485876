import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { type Shift, startShift } from './shift.ts'
import type { Answer } from './with-app.ts'

export const hotelEmails: Record<StaffRole, string> = {
  admin: 'admin@brigade.demo',
  organization: 'organization@brigade.demo',
  supermanager: 'supermanager@brigade.demo',
  manager: 'manager@hotel.demo',
  orderTaker: 'ordertaker@hotel.demo',
  waiter: 'waiter@hotel.demo',
  chief: 'chief@hotel.demo',
  marketing: 'marketing@hotel.demo',
  finance: 'finance@hotel.demo',
}

/** The acts of people on the order that the guest has just placed. */
type Acts = {
  accept(token: string): Promise<Answer<Order>>
  move(token: string, body: object): Promise<Answer<Order>>
  recall(token: string, more?: { version?: number }): Promise<Answer<Order>>
  read(token: string): Promise<Answer<Order>>
  /** Asks for the cancellation of the order as the guest. */
  askCancellation(): Promise<Answer<GuestRequest>>
  /** Sets the price of an item on the menu, in minor units. */
  setPrice(itemId: number, price: number): Promise<void>
}

/** The hotel at work with a new order of two dishes before each test of a file. */
export type OrderEditor = Shift & Acts & { order: Order }

/**
 * Opens the desk before the tests of the calling file, and closes it after them. Before that, only the acts can be
 * destructured.
 */
export function openOrderFixture(): OrderEditor {
  const desk = {
    accept: (token) => post(token, '/v1/accept/order', { id: desk.order.id }),
    move: (token, body) => desk.testServer.request('PATCH', `/v1/order/${desk.order.id}`, { token, body }),
    recall: (token, more = {}) => post(token, '/v1/recall/order', { id: desk.order.id, ...more }),
    read: (token) => desk.testServer.request('GET', `/v1/order/${desk.order.id}`, { token }),
    askCancellation: () =>
      post(desk.guest.token, '/v1/waiter', { requestType: 'orderCancellation', orderId: desk.order.id }),
    setPrice: (id, price) =>
      desk.testServer.db.write(function* () {
        yield { sql: 'UPDATE items SET "price" = ? WHERE "id" = ?', params: [price, id] }
        yield { sql: 'UPDATE venues SET "catalogueVersion" = "catalogueVersion" + 1 WHERE "id" = 1', params: [] }
      }),
  } as OrderEditor

  function post<T>(token: string, path: string, body: object): Promise<Answer<T>> {
    return desk.testServer.request('POST', path, { token, body })
  }

  beforeAll(async () => {
    Object.assign(desk, await startShift())
  })

  afterAll(() => desk.testServer.close())

  beforeEach(async () => {
    const { testServer, guest, itemId } = desk
    desk.order = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 2 }] })).body
  })

  return desk
}
