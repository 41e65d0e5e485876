import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { freeRooms } from '#testing/free-rooms.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { type Shift, startShift } from '#testing/shift.ts'

type Refused = { data: { reason: string; status: string; by: string | null } }

let shift: Shift
let testServer: TestServer
let rooms: string[]
let guest: Guest
let order: Order

beforeAll(async () => {
  shift = await startShift()
  ;({ testServer } = shift)
  rooms = await freeRooms(testServer.db)
})

afterAll(() => testServer.close())

beforeEach(async () => {
  guest = await testServer.guestAt(rooms.shift()!)
  order = (await testServer.place(guest.token, { cart: [{ itemId: shift.itemId, itemQty: 1 }] })).body
})

describe('the notice of food that the kitchen takes back', () => {
  it.each([
    ['by a recall', () => post('/v1/recall/order', shift.chief)],
    ['by an undo', () => post('/v1/undo/order', shift.chief)],
  ])('is seen to by the cook, and was not left without an answer: %s', async (_how, takeBack) => {
    const notice = await readyNotice()

    const { body: back } = await takeBack()
    const by = back.lastAct!.by
    const late = await resolve<Refused>(notice.id)

    expect(back).toMatchObject({ status: 'inprogress', lastAct: { byKind: 'staff' } })
    expect(await read(notice.id)).toMatchObject({ status: 'completed', updatedBy: by })
    expect(late).toMatchObject({ status: 409, body: { data: { reason: 'statusMoved', status: 'completed', by } } })
  })

  it('is not open again beside the one that called since', async () => {
    const first = await readyNotice()
    await resolve(first.id)
    await post('/v1/recall/order', shift.chief)
    await ready()

    const undone = await post<Refused>('/v1/undo/request', shift.waiter, { id: first.id })

    expect(undone).toMatchObject({ status: 409, body: { data: { reason: 'requestReplaced' } } })
    expect(await waiting('kitchen')).toHaveLength(1)
  })
})

describe('a wish to cancel', () => {
  it('is not open again beside one that was had since the order was kept', async () => {
    const body = { requestType: 'orderCancellation', orderId: order.id }
    const { body: first } = await post<GuestRequest>('/v1/waiter', guest.token, body)
    await resolve(first.id)
    await post('/v1/keep/order', shift.taker)
    const { body: second } = await post<GuestRequest>('/v1/waiter', guest.token, body)

    const undone = await post<Refused>('/v1/undo/request', shift.waiter, { id: first.id })

    expect(undone).toMatchObject({ status: 409, body: { data: { reason: 'requestReplaced' } } })
    expect((await waiting('orderCancellation')).map(({ id }) => id)).toEqual([second.id])
  })
})

describe('a wish to pay for an order', () => {
  it('is not open again with the payment that is taken back, where the table has asked for the same since', async () => {
    await askToPay()
    await pay()
    const { body: since } = await askToPay()

    await post('/v1/undo/order', shift.waiter)

    expect((await waiting('card')).map(({ id }) => id)).toEqual([since.id])
  })

  it('waits once, though the table asks for it while the payment is taken back', async () => {
    await askToPay()
    await pay()

    const [undone, asked] = await Promise.all([post('/v1/undo/order', shift.waiter), askToPay()])

    expect([undone.status, asked.status]).toEqual([200, 201])
    expect(await waiting('card')).toHaveLength(1)
  })
})

function post<T = Order>(path: string, token: string, body: object = { id: order.id }) {
  return testServer.request<T>('POST', path, { token, body })
}

function resolve<T = GuestRequest>(id: number) {
  return testServer.request<T>('PATCH', `/v1/waiter/${id}`, { token: shift.waiter, body: { status: 'completed' } })
}

function askToPay() {
  return post<GuestRequest>('/v1/waiter', guest.token, { requestType: 'card', orderId: order.id })
}

function pay() {
  return post('/v1/pay/order', shift.waiter, { id: order.id, kind: 'card', amount: 10 })
}

function ready() {
  return testServer.request('PATCH', `/v1/order/${order.id}`, { token: shift.chief, body: { status: 'ontheway' } })
}

async function readyNotice(): Promise<GuestRequest> {
  await post('/v1/accept/order', shift.manager)
  await ready()
  return (await waiting('kitchen'))[0]!
}

async function read(id: number): Promise<GuestRequest> {
  return (await testServer.request<GuestRequest>('GET', `/v1/waiter/${id}`, { token: shift.manager })).body
}

async function waiting(requestType: string): Promise<GuestRequest[]> {
  const path = `/v1/waiter?tableId=${guest.tableId}&status=active&requestType=${requestType}&skipPaginate=true`
  return (await testServer.request<GuestRequest[]>('GET', path, { token: shift.manager })).body
}
