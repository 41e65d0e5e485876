import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type Guest, type TestServer, noon } from '#testing/test-server.ts'
import { publishedBy } from '#testing/published-by.ts'
import { withoutClock } from '#testing/without-clock.ts'
import { run } from '#kit/database/transaction.ts'
import { closeBillsByNight } from './close-by-night.ts'
import { openBillFixture } from './testing/bill-fixture.ts'

const desk = openBillFixture()
const { sessionAt, order, finish, patch, read, list, close } = desk
const machine = 'brigade-demo-payments-1'
const hourMs = 3_600_000

let testServer: TestServer
let manager: string
let waiter: string
let room: string
let guest: Guest

beforeEach(() => {
  ;({ testServer, manager, waiter, room, guest } = desk.sitting())
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
    const screen = await testServer.connect(waiter)
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
    const stranger = await testServer.signIn('manager@restaurant.demo')
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
    const [here, there] = [await order(guest.token), await order((await testServer.guestAt(desk.freeRoom())).token)]
    await finish(here)
    await finish(there)
    await testServer.db.write(() => run('UPDATE bills SET "restaurantId" = 2 WHERE "id" = ?', there.billId))
    const [own, other] = broken === 1 ? [here, there] : [there, here]
    const tomorrow = new Date(noon.getTime() + 24 * 3_600_000)

    const told = await withoutClock(testServer.db, broken, () =>
      publishedBy(testServer.app, () => closeBillsByNight(testServer.app, tomorrow)),
    )

    expect(told.find(isOf(other))).toMatchObject({ record: { closedByKind: 'night' } })
    expect(told.find(isOf(own))).toBeUndefined()
    const later = await publishedBy(testServer.app, () => closeBillsByNight(testServer.app, tomorrow))
    expect(later.find(isOf(own))).toMatchObject({ record: { closedByKind: 'night' } })
  })

  it('logs how many bills of a venue it closed, and by which hour, so that a clock that was wrong is found', async () => {
    await closeBillsByNight(testServer.app, new Date(noon.getTime() + 24 * hourMs))
    await finish(await order(await sessionAt(room)))
    const logged = vi.spyOn(testServer.app.log, 'info')
    const nights = () => logged.mock.calls.filter(([, what]) => what === 'The night closed bills')

    await closeBillsByNight(testServer.app, noon)
    expect(nights()).toEqual([])
    const now = new Date(noon.getTime() + 24 * hourMs)
    await closeBillsByNight(testServer.app, now)

    expect(nights()).toEqual([[{ restaurantId: 1, bills: 1, now: now.toISOString() }, 'The night closed bills']])
    logged.mockRestore()
  })

  it('closes what is finished, and leaves what is still cooked until nobody has touched it for hours', async () => {
    const [evening, night] = [new Date('2026-03-04T22:50:00.000Z'), new Date('2026-03-04T23:00:00.000Z')]
    const morning = new Date('2026-03-05T05:01:00.000Z')
    desk.setClock(evening)
    await signInAgain()
    const other = await testServer.guestAt(desk.freeRoom())
    const [eaten, cooked] = [await order(await sessionAt(room)), await order(other.token)]
    await finish(eaten)

    const before = await publishedBy(testServer.app, () => closeBillsByNight(testServer.app, evening))
    desk.setClock(night)
    const atNight = await publishedBy(testServer.app, () => closeBillsByNight(testServer.app, night))
    const added = await order(waiter, { tableId: other.tableId })
    desk.setClock(morning)
    const later = await publishedBy(testServer.app, () => closeBillsByNight(testServer.app, morning))

    expect(before.find(isOf(eaten))).toBeUndefined()
    expect(atNight.find(isOf(eaten))).toMatchObject({ record: { closedByKind: 'night', closedBy: null } })
    expect(atNight.find(isOf(cooked))).toBeUndefined()
    expect(added.billId).toBe(cooked.billId)
    expect(later.find(isOf(cooked))).toMatchObject({ record: { orderIds: [cooked.id, added.id] } })
  })

  it('is kept by the next order too, so that nothing months old is continued', async () => {
    const forgotten = await order(guest.token)
    desk.setClock(new Date(noon.getTime() + 80 * 24 * hourMs))

    const placed = await order(await sessionAt(room), {})

    expect(placed.billId).not.toBe(forgotten.billId)
    await signInAgain()
    expect((await read(manager, forgotten.billId)).body).toMatchObject({ closedByKind: 'night' })
  })
})

describe('an open tab', () => {
  beforeAll(() =>
    desk.sitting().testServer.db.write(() => run('UPDATE venues SET "isOpenTableOption" = ? WHERE "id" = 1', true)),
  )
  afterAll(() => testServer.db.write(() => run('UPDATE venues SET "isOpenTableOption" = ? WHERE "id" = 1', false)))

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

async function signInAgain(): Promise<void> {
  await desk.signIn()
  ;({ manager, waiter } = desk.sitting())
}

function isOf({ billId }: Order) {
  return ({ record }: { record: unknown }) => (record as Bill).id === billId
}

async function follow(id: number): Promise<Order> {
  return (await testServer.request<Order>('GET', `/v1/order/${id}`, { token: manager })).body
}
