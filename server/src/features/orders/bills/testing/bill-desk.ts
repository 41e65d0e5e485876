import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { freeRooms } from '#testing/free-rooms.ts'
import { type Guest, type Harbour, noon, startHarbour } from '#testing/harbour.ts'

/** The demo's hotel, where a guest sits down in a room that nobody has used before each test. */
export function openBillDesk() {
  let now = noon
  let harbour: Harbour
  let manager: string
  let waiter: string
  let itemId: number
  let rooms: string[]
  let room: string
  let guest: Guest

  beforeAll(async () => {
    harbour = await startHarbour({}, { now: () => now })
    itemId = await harbour.itemCalled('Wild Mushroom Risotto')
    rooms = await freeRooms(harbour.db)
  })

  afterAll(() => harbour.close())

  beforeEach(async () => {
    now = noon
    await signIn()
    room = rooms.shift()!
    guest = await harbour.guestAt(room)
  })

  /** Again whenever the clock is turned far, since sign-ins end with it. */
  async function signIn(): Promise<void> {
    const body = (email: string) => ({ strategy: 'local', email, password: 'brigade-demo' })
    const enter = async (email: string) =>
      (await harbour.request<{ accessToken: string }>('POST', '/v1/authentication', { body: body(email) })).body
        .accessToken
    manager = await enter('manager@hotel.demo')
    waiter = await enter('waiter@hotel.demo')
  }

  async function order(token: string, body: object = {}): Promise<Order> {
    const answer = await harbour.place(token, { cart: [{ itemId, itemQty: 1 }], ...body })
    expect(answer.status).toBe(201)
    return answer.body
  }

  async function finish({ id, status }: Order): Promise<void> {
    if (status === 'incoming') await harbour.request('POST', '/v1/accept/order', { token: manager, body: { id } })
    await patch(waiter, id, { status: 'delivered' })
    expect((await patch(waiter, id, { status: 'completed' })).status).toBe(200)
  }

  function patch(token: string, id: number, body: object) {
    return harbour.request<Order>('PATCH', `/v1/order/${id}`, { token, body })
  }

  function read(token: string, id: number) {
    return harbour.request<Bill>('GET', `/v1/bill/${id}`, { token })
  }

  function list(token: string, query = '') {
    return harbour.request<Paged<Bill>>('GET', `/v1/bill?${query}`, { token })
  }

  function close(token: string, id: number) {
    return harbour.request<Bill>('POST', '/v1/close/bill', { token, body: { id } })
  }

  async function sessionAt(table: string): Promise<string> {
    return (await harbour.guestAt(table)).token
  }

  return {
    sitting: () => ({ harbour, manager, waiter, itemId, room, guest }),
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
