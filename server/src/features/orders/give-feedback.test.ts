import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feedbackTimesAtMost } from '@brigade/domain/orders/orders.feedback.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { freeRooms } from '#testing/free-rooms.ts'
import { type Guest, type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'

const hourMs = 3_600_000
const machine = 'brigade-demo-payments-1'

let testServer: TestServer
let now = noon
let manager: string
let waiter: string
let itemId: number
let rooms: string[]
let guest: Guest
let order: Order

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => now })
  itemId = await testServer.itemCalled('Wild Mushroom Risotto')
  rooms = await freeRooms(testServer.db)
})

afterAll(() => testServer.close())

beforeEach(async () => {
  now = noon
  manager = await testServer.signIn(hotelEmails.manager)
  waiter = await testServer.signIn(hotelEmails.waiter)
  guest = await testServer.guestAt(rooms.shift()!)
  order = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
})

describe('what a guest says of an order', () => {
  it('is kept, told to the screens, and becomes another when they think again', async () => {
    await bring()
    const screen = await testServer.connect(waiter)
    const heard = screen.next<Order>('v1/order patched')

    const first = await judge(guest.token, 'sad')
    const second = await judge(guest.token, 'happy')
    const same = await judge(guest.token, 'happy')

    expect(first).toMatchObject({ status: 200, body: { feedback: 'sad', status: 'delivered' } })
    expect(await heard).toMatchObject({ id: order.id, version: first.body.version, feedback: 'sad' })
    expect(same.body).toEqual(second.body)
    expect((await readOrder()).feedback).toBe('happy')
    await screen.close()
  })

  it('leaves to staff what they can take back', async () => {
    await bring()
    await judge(guest.token, 'neutral')

    const undone = await testServer.request<Order>('POST', '/v1/undo/order', { token: waiter, body: { id: order.id } })

    expect(undone).toMatchObject({ status: 200, body: { status: 'inprogress', feedback: 'neutral' } })
  })

  it('comes once it was brought', async () => {
    expect(await judge(guest.token, 'happy')).toMatchObject({
      status: 409,
      body: { data: { reason: 'feedbackTooEarly', status: 'incoming' } },
    })
  })

  it('is changed so often and no more, for all of it stays in the log', async () => {
    await bring()
    for (let time = 0; time < feedbackTimesAtMost; time += 1) await judge(guest.token, time % 2 === 0 ? 'sad' : 'happy')

    expect(await judge(guest.token, 'sad')).toMatchObject({
      status: 409,
      body: { data: { reason: 'feedbackTooOften' } },
    })
    expect(await judge(guest.token, 'happy')).toMatchObject({ status: 200, body: { feedback: 'happy' } })
  })

  it('comes until two hours after the bill is closed', async () => {
    await bring()
    await patch(waiter, { status: 'completed' })
    await testServer.request('POST', '/v1/close/bill', { token: waiter, body: { id: order.billId } })

    now = new Date(noon.getTime() + 2 * hourMs - 1000)
    const inTime = await judge(guest.token, 'happy')
    now = new Date(noon.getTime() + 2 * hourMs + 1000)
    const late = await judge(guest.token, 'sad')

    expect(inTime).toMatchObject({ status: 200, body: { feedback: 'happy' } })
    expect(late.status).toBe(401)
  })

  it('is of their own sitting alone', async () => {
    await bring()
    const other = await testServer.guestAt(rooms.shift()!)
    await patch(waiter, { status: 'completed' })
    await testServer.request('POST', '/v1/close/bill', { token: waiter, body: { id: order.billId } })
    const next = await testServer.guestAt(order.table)

    expect((await judge(other.token, 'sad')).status).toBe(404)
    expect((await judge(next.token, 'sad')).status).toBe(404)
    expect((await readOrder()).feedback).toBeNull()
  })

  it.each(['angry', '', 1, null])('is one of four words, and not %j', async (feedback) => {
    await bring()

    expect(await judge(guest.token, feedback)).toMatchObject({
      status: 400,
      body: { data: { fields: { feedback: expect.any(String) } } },
    })
  })

  it.each([
    ...Object.entries(hotelEmails).map(([role, email]) => [role, () => testServer.signIn(email), 403] as const),
    ['a machine', async () => machine, 403] as const,
    ['nobody', async () => '', 401] as const,
  ])('is not said by %s', async (_who, tokenOf, status) => {
    await bring()

    expect((await judge(await tokenOf(), 'happy')).status).toBe(status)
    expect((await readOrder()).feedback).toBeNull()
  })
})

describe('the reward of an order', () => {
  it('comes with it, and is changed by the loyalty programme alone', async () => {
    const { body: placed } = await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }], reward: 'redeem' })

    const byStaff = await patch(manager, { reward: 'earn' }, placed.id)
    const sentBack = await patch(manager, { ...placed, covers: 3 }, placed.id)
    const byMachine = await patch(machine, { reward: 'earn' }, placed.id)
    const none = await patch(machine, { reward: null }, placed.id)

    expect(placed.reward).toBe('redeem')
    expect(byStaff.status).toBe(403)
    expect(sentBack).toMatchObject({ status: 200, body: { covers: 3, reward: 'redeem' } })
    expect(byMachine).toMatchObject({ status: 200, body: { reward: 'earn' } })
    expect(none.body.reward).toBeNull()
    expect((await patch(machine, { reward: 'double' }, placed.id)).status).toBe(400)
  })
})

function judge(token: string, feedback: unknown) {
  return testServer.request<Order>('POST', '/v1/feedback/order', { token, body: { id: order.id, feedback } })
}

function patch(token: string, body: object, id = order.id) {
  return testServer.request<Order>('PATCH', `/v1/order/${id}`, { token, body })
}

async function bring(): Promise<void> {
  await testServer.request('POST', '/v1/accept/order', { token: manager, body: { id: order.id } })
  expect((await patch(waiter, { status: 'delivered' })).status).toBe(200)
}

async function readOrder(): Promise<Order> {
  return (await testServer.request<Order>('GET', `/v1/order/${order.id}`, { token: manager })).body
}
