import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Clock } from '#kit/settings/clock.ts'
import { type Guest, type TestServer, startTestServer } from './test-server.ts'

/** The demo's hotel with its people at work, each by their token, and a dish that a guest can order. */
export type Shift = {
  testServer: TestServer
  guest: Guest
  manager: string
  taker: string
  waiter: string
  chief: string
  itemId: number
  readOrder(id: number): Promise<Order>
  logOf(orderId: number): Promise<OrderEvent[]>
  requestsOf(orderId: number): Promise<GuestRequest[]>
}

/** Starts the harbour with a guest in a room and with signed-in people who move orders. */
export async function startShift({ room = 'Room 207', clock }: { room?: string; clock?: Clock } = {}): Promise<Shift> {
  const testServer = await startTestServer({}, clock)
  const signIn = (name: string) => testServer.signIn(`${name}@hotel.demo`)
  const manager = await signIn('manager')

  async function read<T>(path: string): Promise<T> {
    return (await testServer.request<T>('GET', path, { token: manager })).body
  }

  return {
    testServer,
    guest: await testServer.guestAt(room),
    manager,
    taker: await signIn('ordertaker'),
    waiter: await signIn('waiter'),
    chief: await signIn('chief'),
    itemId: await testServer.itemCalled('Wild Mushroom Risotto'),
    readOrder: (id) => read(`/v1/order/${id}`),
    logOf: (orderId) => read(`/v1/order-events?orderId=${orderId}&skipPaginate=true`),
    requestsOf: (orderId) => read(`/v1/waiter?orderId=${orderId}&skipPaginate=true`),
  }
}
