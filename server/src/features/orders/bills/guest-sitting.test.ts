import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { cutOff } from '#testing/cut-off.ts'
import { type Guest, type TestServer, noon } from '#testing/test-server.ts'
import { checkAgain } from '#kit/sockets/rooms.ts'
import { openBillFixture } from './testing/bill-fixture.ts'

const desk = openBillFixture()
const { sessionAt, order, finish, read, list, close } = desk
const hourMs = 3_600_000

let testServer: TestServer
let manager: string
let itemId: number
let room: string
let guest: Guest

beforeEach(() => {
  ;({ testServer, manager, itemId, room, guest } = desk.sitting())
})

describe("a guest's session", () => {
  it('sees what its sitting orders, from another telephone too, and nothing of an earlier one', async () => {
    const earlier = await order(guest.token)
    await finish(earlier)
    await close(manager, earlier.billId)
    const [one, two] = [await sessionAt(room), await sessionAt(room)]
    const screen = await testServer.connect(two)
    const heard = screen.next<Order>('v1/order created')

    expect((await orders(one)).body.total).toBe(0)
    const placed = await order(one)

    expect((await heard).id).toBe(placed.id)
    expect((await orders(two)).body.data.map(({ id }) => id)).toEqual([placed.id])
    expect(await testServer.request('GET', `/v1/order/${earlier.id}`, { token: two })).toMatchObject({ status: 404 })
    expect((await list(two)).body.data.map(({ id }) => id)).toEqual([placed.billId])
    expect(await read(two, earlier.billId)).toMatchObject({ status: 404 })
    await screen.close()
  })

  it('reads its bill for two hours after it is closed, and orders no more without another scan', async () => {
    const placed = await order(guest.token)
    await finish(placed)
    await close(manager, placed.billId)

    const refused = await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })
    desk.setClock(new Date(noon.getTime() + 2 * hourMs - 1))
    const readable = await read(guest.token, placed.billId)
    desk.setClock(new Date(noon.getTime() + 2 * hourMs))
    const later = await read(guest.token, placed.billId)
    const fresh = await testServer.place(await sessionAt(room), { cart: [{ itemId, itemQty: 1 }] })

    expect(refused).toMatchObject({ status: 403, body: { data: { reason: 'sittingOver' } } })
    expect(readable).toMatchObject({ status: 200, body: { orderIds: [placed.id] } })
    expect((await orders(guest.token)).status).toBe(401)
    expect(later).toMatchObject({ status: 401, body: { data: { reason: 'sittingOver' } } })
    expect(fresh.status).toBe(201)
  })

  it('hears nothing of the next sitting, and is cut off when its time is over', async () => {
    const placed = await order(guest.token)
    const screen = await testServer.connect(guest.token)
    await finish(placed)
    await close(manager, placed.billId)
    const staff = await testServer.connect(manager)

    await order(await sessionAt(room))
    await Promise.all([screen.caughtUp(), staff.caughtUp()])
    desk.setClock(new Date(noon.getTime() + 2 * hourMs))
    const isCut = cutOff(screen)
    await checkAgain(testServer.app, testServer.app.io)
    await isCut

    expect(staff.heard('v1/order created')).toHaveLength(1)
    expect(screen.heard('v1/order created')).toEqual([])
    await staff.close()
  })
})

function orders(token: string) {
  return testServer.request<Paged<Order>>('GET', '/v1/order', { token })
}
