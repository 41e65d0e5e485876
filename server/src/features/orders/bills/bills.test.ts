import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { cutOff } from '#testing/cut-off.ts'
import { freeRooms } from '#testing/free-rooms.ts'
import { type Guest, type Harbour, noon, startHarbour } from '#testing/harbour.ts'
import { toldBy } from '#testing/told-by.ts'
import { withoutClock } from '#testing/without-clock.ts'
import { run } from '#kit/work.ts'
import { checkAgain } from '#kit/rooms.ts'
import { closeBillsByNight } from './close-by-night.ts'

const machine = 'brigade-demo-payments-1'
const hourMs = 3_600_000

let harbour: Harbour
let now = noon
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

describe('the bill of a table', () => {
  it('is opened by its first order, and the next ones stand on it, no matter who places them', async () => {
    const first = await order(guest.token)
    const second = await order(waiter, { tableId: guest.tableId })
    const third = await order(machine, { tableId: guest.tableId, amountPaidOnline: 79.2 })

    const bill = await read(manager, first.billId)

    expect([second.billId, third.billId]).toEqual([first.billId, first.billId])
    expect(bill).toMatchObject({
      status: 200,
      body: {
        tableId: guest.tableId,
        table: room,
        orderIds: [first.id, second.id, third.id],
        orderPrice: 237.6,
        amountPaidOnline: 79.2,
        amountToBePaid: 158.4,
        refundDue: 0,
        closedAt: null,
      },
    })
  })

  it('is one, also when its first eight orders come at once', async () => {
    const placed = await Promise.all(Array.from({ length: 8 }, () => order(guest.token)))

    expect(new Set(placed.map(({ billId }) => billId)).size).toBe(1)
    const { body } = await list(manager, `tableId=${guest.tableId}&isOpen=true`)
    expect(body.data.map(({ orderIds }) => orderIds.length)).toEqual([8])
  })

  it('is told to the screens of its venue when it is opened and when it is closed', async () => {
    const screen = await harbour.connect(waiter)
    const opening = screen.next<Bill>('v1/bill created')

    const placed = await order(guest.token)
    const opened = await opening
    const closing = screen.next<Bill>('v1/bill patched')
    await finish(placed)
    await close(waiter, placed.billId)

    expect(opened).toMatchObject({ id: placed.billId, orderIds: [placed.id], closedAt: null })
    expect(await closing).toMatchObject({ id: placed.billId, closedAt: noon.toISOString() })
    await screen.close()
  })

  it('is closed by those who may complete orders, once all of its orders are finished', async () => {
    const placed = await order(guest.token)
    const gone = await order(guest.token)
    await patch(manager, gone.id, { status: 'cancelled', cancelReason: 'Guest left' })

    const early = await close(waiter, placed.billId)
    await finish(placed)
    const closed = await close(waiter, placed.billId)
    const again = await close(manager, placed.billId)

    expect(early).toMatchObject({ status: 409, body: { data: { reason: 'billHasOpenOrders', orderIds: [placed.id] } } })
    expect(closed).toMatchObject({
      status: 200,
      body: { closedAt: noon.toISOString(), closedByKind: 'staff', closedById: expect.any(Number), orderPrice: 79.2 },
    })
    expect(again).toMatchObject({
      status: 409,
      body: { data: { reason: 'billClosed', closedBy: closed.body.closedBy } },
    })
  })

  it('is closed once, and no order is lost between two bills, when everything comes at once', async () => {
    const placed = await order(guest.token)
    await finish(placed)

    const [closes, orders] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => close(manager, placed.billId))),
      Promise.all(Array.from({ length: 4 }, () => order(waiter, { tableId: guest.tableId }))),
    ])

    const { body } = await list(manager, `tableId=${guest.tableId}&isOpen=true`)
    const isClosed = closes.some(({ status }) => status === 200)
    expect(closes.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(body.data).toHaveLength(1)
    if (isClosed) expect(orders.every(({ billId }) => billId === body.data[0]!.id)).toBe(true)
    else expect(body.data[0]!.id).toBe(placed.billId)
  })

  it('of another venue is neither found nor closed', async () => {
    const stranger = await harbour.signIn('manager@restaurant.demo')
    const placed = await order(guest.token)

    expect(await read(stranger, placed.billId)).toMatchObject({ status: 404 })
    expect(await close(stranger, placed.billId)).toMatchObject({ status: 404 })
    expect(await list(stranger, 'restaurantId=1')).toMatchObject({ status: 403 })
    expect((await list(stranger, `tableId=${guest.tableId}`)).body.total).toBe(0)
    expect((await close('', placed.billId)).status).toBe(401)
  })
})

describe("the venue's night", () => {
  it.each([1, 2])('closes what is elsewhere, though the clock of venue %i can not be read', async (broken) => {
    const [here, there] = [await order(guest.token), await order((await harbour.guestAt(rooms.shift()!)).token)]
    await finish(here)
    await finish(there)
    await harbour.db.write(() => run('UPDATE bills SET "restaurantId" = 2 WHERE "id" = ?', there.billId))
    const [own, other] = broken === 1 ? [here, there] : [there, here]
    const tomorrow = new Date(noon.getTime() + 24 * 3_600_000)

    const told = await withoutClock(harbour.db, broken, () =>
      toldBy(harbour.app, () => closeBillsByNight(harbour.app, tomorrow)),
    )

    expect(told.find(isOf(other))).toMatchObject({ record: { closedByKind: 'night' } })
    expect(told.find(isOf(own))).toBeUndefined()
    const later = await toldBy(harbour.app, () => closeBillsByNight(harbour.app, tomorrow))
    expect(later.find(isOf(own))).toMatchObject({ record: { closedByKind: 'night' } })
  })

  it('closes what is finished, and leaves what is still cooked until nobody has touched it for hours', async () => {
    now = new Date('2026-03-04T22:50:00.000Z')
    await signIn()
    const other = await harbour.guestAt(rooms.shift()!)
    const [eaten, cooked] = [await order(await sessionAt(room)), await order(other.token)]
    await finish(eaten)

    const before = await toldBy(harbour.app, () => closeBillsByNight(harbour.app, now))
    now = new Date('2026-03-04T23:00:00.000Z')
    const atNight = await toldBy(harbour.app, () => closeBillsByNight(harbour.app, now))
    const added = await order(waiter, { tableId: other.tableId })
    now = new Date('2026-03-05T05:01:00.000Z')
    const later = await toldBy(harbour.app, () => closeBillsByNight(harbour.app, now))

    expect(before.find(isOf(eaten))).toBeUndefined()
    expect(atNight.find(isOf(eaten))).toMatchObject({ record: { closedByKind: 'night', closedBy: null } })
    expect(atNight.find(isOf(cooked))).toBeUndefined()
    expect(added.billId).toBe(cooked.billId)
    expect(later.find(isOf(cooked))).toMatchObject({ record: { orderIds: [cooked.id, added.id] } })
  })

  it('is kept by the next order too, so that nothing months old is continued', async () => {
    const forgotten = await order(guest.token)
    now = new Date(noon.getTime() + 80 * 24 * hourMs)

    const placed = await order(await sessionAt(room), {})

    expect(placed.billId).not.toBe(forgotten.billId)
    await signIn()
    expect((await read(manager, forgotten.billId)).body).toMatchObject({ closedByKind: 'night' })
  })
})

describe('an open tab', () => {
  beforeAll(() => harbour.db.write(() => run('UPDATE venues SET "isOpenTableOption" = ? WHERE "id" = 1', true)))
  afterAll(() => harbour.db.write(() => run('UPDATE venues SET "isOpenTableOption" = ? WHERE "id" = 1', false)))

  const onTab = () => order(guest.token, { openTab: true })

  it('stays one row when its first order is merged into the next one', async () => {
    const [first, second, third] = [await onTab(), await onTab(), await onTab()]

    await patch(manager, first.id, { status: 'merged', mergedInto: second.id })

    expect(await follow(second.id)).toMatchObject({ continuation: false, continuationOf: null })
    expect(await follow(third.id)).toMatchObject({ continuation: true, continuationOf: second.id })
  })

  it('is not lost when it is merged into an order beside it', async () => {
    const [first, plain] = [await onTab(), await order(guest.token)]

    await patch(manager, first.id, { status: 'merged', mergedInto: plain.id })
    const next = await onTab()

    expect(await follow(plain.id)).toMatchObject({ openTab: true, continuationOf: null })
    expect(next.continuationOf).toBe(plain.id)
  })

  it('is not continued once its bill is closed', async () => {
    const first = await onTab()
    await finish(first)
    await close(manager, first.billId)

    const next = await order(await sessionAt(room), { openTab: true })

    expect(next).toMatchObject({ openTab: true, continuation: false, continuationOf: null })
  })
})

describe("a guest's session", () => {
  it('sees what its sitting orders, from another telephone too, and nothing of an earlier one', async () => {
    const earlier = await order(guest.token)
    await finish(earlier)
    await close(manager, earlier.billId)
    const [one, two] = [await sessionAt(room), await sessionAt(room)]
    const screen = await harbour.connect(two)
    const heard = screen.next<Order>('v1/order created')

    expect((await orders(one)).body.total).toBe(0)
    const placed = await order(one)

    expect((await heard).id).toBe(placed.id)
    expect((await orders(two)).body.data.map(({ id }) => id)).toEqual([placed.id])
    expect(await harbour.request('GET', `/v1/order/${earlier.id}`, { token: two })).toMatchObject({ status: 404 })
    expect((await list(two)).body.data.map(({ id }) => id)).toEqual([placed.billId])
    expect(await read(two, earlier.billId)).toMatchObject({ status: 404 })
    await screen.close()
  })

  it('reads its bill for two hours after it is closed, and orders no more without another scan', async () => {
    const placed = await order(guest.token)
    await finish(placed)
    await close(manager, placed.billId)

    const refused = await harbour.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })
    now = new Date(noon.getTime() + 2 * hourMs - 1)
    const readable = await read(guest.token, placed.billId)
    now = new Date(noon.getTime() + 2 * hourMs)
    const later = await read(guest.token, placed.billId)
    const fresh = await harbour.place(await sessionAt(room), { cart: [{ itemId, itemQty: 1 }] })

    expect(refused).toMatchObject({ status: 403, body: { data: { reason: 'sittingOver' } } })
    expect(readable).toMatchObject({ status: 200, body: { orderIds: [placed.id] } })
    expect((await orders(guest.token)).status).toBe(401)
    expect(later).toMatchObject({ status: 401, body: { data: { reason: 'sittingOver' } } })
    expect(fresh.status).toBe(201)
  })

  it('hears nothing of the next sitting, and is cut off when its time is over', async () => {
    const placed = await order(guest.token)
    const screen = await harbour.connect(guest.token)
    await finish(placed)
    await close(manager, placed.billId)
    const staff = await harbour.connect(manager)

    await order(await sessionAt(room))
    await Promise.all([screen.caughtUp(), staff.caughtUp()])
    now = new Date(noon.getTime() + 2 * hourMs)
    const isCut = cutOff(screen)
    await checkAgain(harbour.app, harbour.app.io)
    await isCut

    expect(staff.heard('v1/order created')).toHaveLength(1)
    expect(screen.heard('v1/order created')).toEqual([])
    await staff.close()
  })
})

/** Again each time, since sign-ins end as the clock is turned. */
async function signIn(): Promise<void> {
  const body = (email: string) => ({ strategy: 'local', email, password: 'brigade-demo' })
  const enter = async (email: string) =>
    (await harbour.request<{ accessToken: string }>('POST', '/v1/authentication', { body: body(email) })).body
      .accessToken
  manager = await enter('manager@hotel.demo')
  waiter = await enter('waiter@hotel.demo')
}

function isOf({ billId }: Order) {
  return ({ record }: { record: unknown }) => (record as Bill).id === billId
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

async function follow(id: number): Promise<Order> {
  return (await harbour.request<Order>('GET', `/v1/order/${id}`, { token: manager })).body
}

function read(token: string, id: number) {
  return harbour.request<Bill>('GET', `/v1/bill/${id}`, { token })
}

function list(token: string, query = '') {
  return harbour.request<Paged<Bill>>('GET', `/v1/bill?${query}`, { token })
}

function orders(token: string) {
  return harbour.request<Paged<Order>>('GET', '/v1/order', { token })
}

function close(token: string, id: number) {
  return harbour.request<Bill>('POST', '/v1/close/bill', { token, body: { id } })
}

async function sessionAt(table: string): Promise<string> {
  return (await harbour.guestAt(table)).token
}
