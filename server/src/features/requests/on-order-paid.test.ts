import { beforeEach, expect, it } from 'vitest'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { freeRooms } from '#testing/free-rooms.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()

let testServer: TestServer
let guest: Guest

beforeEach(async () => {
  ;({ testServer } = desk)
  const [room] = await freeRooms(testServer.db)
  guest = await testServer.guestAt(room!)
})

it('is answered by a payment in its way, and by the last one in any, and asked again when that is taken back', async () => {
  const { id, billId } = await place()
  const [card, cash] = [await ask('card'), await ask('cash')]

  await act('pay/bill', { id: billId, kind: 'cash', amount: 10 })
  const afterPart = [await statusOf(card), await statusOf(cash)]
  await act('pay/bill', { id: billId, kind: 'cash', amount: 69.2 })
  const afterAll = [await statusOf(card), await statusOf(cash)]
  await act('undo/order', { id })

  expect(afterPart).toEqual(['active', 'completed'])
  expect(afterAll).toEqual(['completed', 'completed'])
  expect([await statusOf(card), await statusOf(cash)]).toEqual(['active', 'completed'])
})

it('is asked again where its own payment is taken back, though another order was paid by an act of the same number', async () => {
  const [first, second] = [await place(), await place()]
  const [card, cash] = [await ask('card'), await ask('cash')]
  const paid = [
    await act('pay/order', { id: first.id, kind: 'card', amount: 79.2 }),
    await act('pay/order', { id: second.id, kind: 'cash', amount: 79.2 }),
  ]

  await act('undo/order', { id: second.id })

  expect(paid.map(({ body }) => body.version)).toEqual([2, 2])
  expect([await statusOf(card), await statusOf(cash)]).toEqual(['completed', 'active'])
})

it.each([
  { orders: 2, amount: 158.4, takenBack: [1] },
  { orders: 2, amount: 158.4, takenBack: [0] },
  { orders: 3, amount: 237.6, takenBack: [2] },
  { orders: 3, amount: 237.6, takenBack: [1, 0] },
])(
  'waits again where one of $orders orders that one press paid is due again: $takenBack',
  async ({ orders, amount, takenBack }) => {
    const placed: Order[] = []
    for (let each = 0; each < orders; each += 1) placed.push(await place())
    const [{ billId }] = placed as [Order]
    const wishes = [await ask('card'), await ask('online'), await ask('bill')]
    const paid = await act<Bill>('pay/bill', { id: billId, kind: 'card', amount })
    const answered = await Promise.all(wishes.map(statusOf))

    for (const which of takenBack) await act('undo/order', { id: placed[which]!.id })

    expect(paid.body.amountToBePaid).toBe(0)
    expect(answered).toEqual(['completed', 'completed', 'completed'])
    expect(await Promise.all(wishes.map(statusOf))).toEqual(['active', 'active', 'active'])
  },
)

it('stays answered where another payment of the bill is taken back', async () => {
  const [first, second, third] = [await place(), await place(), await place()]
  await act('pay/order', { id: first.id, kind: 'cash', amount: 79.2 })
  const card = await ask('card')
  await act('pay/bill', { id: first.billId, kind: 'card', amount: 158.4 })

  await act('undo/order', { id: first.id })
  const afterOther = await statusOf(card)
  await act('undo/order', { id: third.id })

  expect(afterOther).toBe('completed')
  expect(await statusOf(card)).toBe('active')
  expect(second.billId).toBe(first.billId)
})

it('is not asked twice: what the table has asked for since waits alone', async () => {
  const [{ id }] = [await place(), await place()]
  const before = await ask('card')
  await act('pay/order', { id, kind: 'card', amount: 79.2 })
  const since = await ask('card')

  await act('undo/order', { id })

  expect([await statusOf(before), await statusOf(since)]).toEqual(['completed', 'active'])
})

it('is not asked again once the bill was closed: the guest has left', async () => {
  const { id, billId } = await place()
  const card = await ask('card')
  for (const status of ['inprogress', 'ontheway', 'delivered', 'completed']) {
    await testServer.request('PATCH', `/v1/order/${id}`, { token: desk.manager, body: { status } })
  }
  await act('pay/order', { id, kind: 'card', amount: 79.2 })
  await act('close/bill', { id: billId })

  const undone = await act('undo/order', { id })

  expect(undone).toMatchObject({ status: 200, body: { amountPaidByCard: 0 } })
  expect(await statusOf(card)).toBe('completed')
})

async function place(): Promise<Order> {
  return (await testServer.place(guest.token, { cart: [{ itemId: desk.itemId, itemQty: 1 }] })).body
}

async function ask(requestType: string): Promise<number> {
  const { token } = guest
  return (await testServer.request<GuestRequest>('POST', '/v1/waiter', { token, body: { requestType } })).body.id
}

function act<T = Order>(name: string, body: object) {
  return testServer.request<T>('POST', `/v1/${name}`, { token: desk.waiter, body })
}

async function statusOf(id: number): Promise<string> {
  return (await testServer.request<GuestRequest>('GET', `/v1/waiter/${id}`, { token: desk.manager })).body.status
}
