import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { freeRooms } from '#testing/free-rooms.ts'
import { type Guest, type TestServer, noon, startTestServer } from '#testing/test-server.ts'

/** Starts the demo's hotel. Before each test, a guest opens a session in an unused room. */
export function openBillFixture() {
  let now = noon
  let testServer: TestServer
  let manager: string
  let waiter: string
  let itemId: number
  let rooms: string[]
  let room: string
  let guest: Guest

  beforeAll(async () => {
    testServer = await startTestServer({}, { now: () => now })
    itemId = await testServer.itemCalled('Wild Mushroom Risotto')
    rooms = await freeRooms(testServer.db)
  })

  afterAll(() => testServer.close())

  beforeEach(async () => {
    now = noon
    await signIn()
    room = rooms.shift()!
    guest = await testServer.guestAt(room)
  })

  /** Signs in; called again whenever the clock is moved far, since sign-ins expire. */
  async function signIn(): Promise<void> {
    const body = (email: string) => ({ strategy: 'local', email, password: 'brigade-demo' })
    const enter = async (email: string) =>
      (await testServer.request<{ accessToken: string }>('POST', '/v1/authentication', { body: body(email) })).body
        .accessToken
    manager = await enter('manager@hotel.demo')
    waiter = await enter('waiter@hotel.demo')
  }

  async function order(token: string, body: object = {}): Promise<Order> {
    const answer = await testServer.place(token, { cart: [{ itemId, itemQty: 1 }], ...body })
    expect(answer.status).toBe(201)
    return answer.body
  }

  async function finish({ id, status }: Order): Promise<void> {
    if (status === 'incoming') await testServer.request('POST', '/v1/accept/order', { token: manager, body: { id } })
    await patch(waiter, id, { status: 'delivered' })
    expect((await patch(waiter, id, { status: 'completed' })).status).toBe(200)
  }

  function patch(token: string, id: number, body: object) {
    return testServer.request<Order>('PATCH', `/v1/order/${id}`, { token, body })
  }

  function read(token: string, id: number) {
    return testServer.request<Bill>('GET', `/v1/bill/${id}`, { token })
  }

  function list(token: string, query = '') {
    return testServer.request<Paged<Bill>>('GET', `/v1/bill?${query}`, { token })
  }

  function close(token: string, id: number) {
    return testServer.request<Bill>('POST', '/v1/close/bill', { token, body: { id } })
  }

  async function sessionAt(table: string): Promise<string> {
    return (await testServer.guestAt(table)).token
  }

  return {
    sitting: () => ({ testServer, manager, waiter, itemId, room, guest }),
    setClock(at: Date) {
      now = at
    },
    freeRoom: () => rooms.shift()!,
    signIn,
    sessionAt,
    order,
    finish,
    patch,
    read,
    list,
    close,
  }
}
