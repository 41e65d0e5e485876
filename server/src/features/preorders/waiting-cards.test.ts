import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import type { App } from '#kit/context/context.ts'
import { type Shift, startShift } from '#testing/shift.ts'
import { releaseDuePreOrders } from './release-pre-orders.ts'

/** Eight in the evening in Dubai. */
const evening = new Date('2026-03-04T16:00:00.000Z')
/** Six in the next morning there, when the cards of half past six go to the kitchen. */
const due = new Date('2026-03-05T02:00:00.000Z')
/** Half past three there: the night is over. */
const afterNight = new Date('2026-03-04T23:30:00.000Z')

let shift: Shift
let admin: string
let now = evening
let eggs: number

beforeAll(async () => {
  shift = await startShift({ room: 'Room 410', clock: { now: () => now } })
  admin = await shift.testServer.signIn('admin@brigade.demo')
  eggs = await shift.testServer.itemCalled('Shakshuka')
})

beforeEach(async () => {
  now = evening
  await shift.testServer.db.write(() => run('DELETE FROM pre_orders'))
})

afterAll(() => shift.testServer.close())

it('a card that is moved to a later slot while the due ones are read stays out of the kitchen', async () => {
  const { id } = await place()
  const { app } = shift.testServer
  now = due
  const moving: App = Object.create(app, {
    db: {
      value: Object.create(app.db, {
        many: {
          value: async (...asked: Parameters<App['db']['many']>) => {
            const rows = await app.db.many(...asked)
            expect((await call('PATCH', `/v1/pre-orders/${id}`, { slot: '09:00' })).status).toBe(200)
            return rows
          },
        },
      }),
    },
  })

  await releaseDuePreOrders(moving, now)

  expect(await read(id)).toMatchObject({ state: 'waiting', slot: '09:00' })
})

describe('a card that waits', () => {
  it.each<[method: string, path: string, body: (order: Order) => object]>([
    ['PATCH', '/v1/order/', () => ({ tipAmount: 1 })],
    ['PATCH', '/v1/order/', () => ({ paymentType: 'card' })],
    ['PATCH', '/v1/order/', () => ({ covers: 3 })],
    ['POST', '/v1/pay/order', ({ id }) => ({ id, kind: 'cash', amount: 1 })],
    ['POST', '/v1/pay/bill', ({ billId }) => ({ id: billId, kind: 'cash', amount: 1 })],
    ['POST', '/v1/print', ({ id }) => ({ orderId: id, what: 'kitchen' })],
    ['POST', '/v1/print', ({ id }) => ({ orderId: id, what: 'receipt' })],
    ['POST', '/v1/print', ({ billId }) => ({ billId, what: 'bill' })],
    ['POST', '/v1/receipt-prints', ({ id }) => ({ orderId: id, what: 'receipt' })],
    ['POST', '/v1/receipt-prints', ({ billId }) => ({ billId, what: 'bill' })],
    ['POST', '/v1/postToPos', ({ id }) => ({ orderId: id })],
  ])('takes no %s %s, nor money', async (method, path, body) => {
    const { orderId } = await place()
    const order = await shift.readOrder(orderId)

    const answer = await call(method, method === 'PATCH' ? `${path}${orderId}` : path, body(order))

    expect(answer).toMatchObject({ status: 409, body: { data: { reason: 'preOrderWaits' } } })
    expect(await shift.readOrder(orderId)).toEqual(order)
  })
})

describe('a card whose form was changed since', () => {
  it('keeps its slot, its deadlines and its lines, and can still be changed', async () => {
    const placed = await place()
    const form = (await call<MenuForm>('GET', '/v1/menu-forms/1')).body
    await call('PATCH', '/v1/menu-forms/1', { fromTime: '08:00', cutOffTime: '01:00' })
    await call('PATCH', '/v1/menu-form-questions/1', { min: 2, max: 3 })
    const sold = await shift.readOrder(placed.orderId)

    const worded = await change(placed, { note: 'No onions', lastname: 'Haddad' })
    const { slot, slotAt, changeUntil, orderPrice, answers } = placed
    expect(worded).toMatchObject({
      status: 200,
      body: { slot, slotAt, changeUntil, orderPrice, answers, note: 'No onions' },
    })
    const { cart, orderPrice: price } = await shift.readOrder(placed.orderId)
    expect([cart.length, cart[0]?.comment, price]).toEqual([sold.cart.length, 'No onions', sold.orderPrice])

    const moved = await change(placed, { slot: '09:00' })
    expect(moved).toMatchObject({ status: 200, body: { slot: '09:00', answers } })
    expect(await change(placed, { answers: [] })).toMatchObject({ status: 400 })

    await call('PATCH', '/v1/menu-form-questions/1', { min: 1, max: 1 })
    await call('PATCH', '/v1/menu-forms/1', { fromTime: form.fromTime, cutOffTime: form.cutOffTime })
  })

  it('keeps its form: the menu can’t be deleted, nor the clock of its venue changed', async () => {
    const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'], hasMenuForm: true }
    const added = await call<{ id: number }>('POST', '/v1/menu', {
      restaurantId: 1,
      name: { en: 'Cards', ar: 'بطاقات' },
      ...always,
    })
    expect(added).toMatchObject({ status: 201 })
    const menu = added.body
    const form = { restaurantId: 1, menuId: menu.id, name: { en: 'A card', ar: 'بطاقة' } }
    const written = await call<MenuForm>('POST', '/v1/menu-forms', form, admin)
    expect(written).toMatchObject({ status: 201 })
    const made = written.body
    const { id } = await place()
    await shift.testServer.db.write(() => run('UPDATE pre_orders SET "formId" = ? WHERE "id" = ?', made.id, id))

    const inUse = { status: 409, body: { data: { reason: 'formInUse' } } }
    expect(await call('DELETE', `/v1/menu/${menu.id}`)).toMatchObject(inUse)
    expect((await call('GET', `/v1/menu/${menu.id}`)).status).toBe(200)
    expect(await call('PATCH', '/v1/restaurant/1', { timeZone: 'Europe/Berlin' }, admin)).toMatchObject(inUse)

    await call('DELETE', `/v1/pre-orders/${id}`)
    expect((await call('DELETE', `/v1/menu/${menu.id}`)).status).toBe(200)
    expect((await call('GET', `/v1/menu-forms/${made.id}`)).status).toBe(404)
  })
})

it('the sheet of a slot counts as printed until a card of it is changed, added or cancelled, and makes no edit stale', async () => {
  const printer = { restaurantId: 1, name: 'Pass', host: '192.0.2.1', takesOtherItems: true }
  await call('POST', '/v1/printers', printer, admin)
  const first = await place()
  const second = await place({}, (await shift.testServer.guestAt('Room 306')).token)
  const marks = async () => [await read(first.id), await read(second.id)].map(({ printedAt }) => printedAt !== null)
  const print = () => call('POST', '/v1/print/slot', { formId: 1, day: '2026-03-05', slot: '06:30' })

  await print()
  expect(await marks()).toEqual([true, true])
  expect(await read(first.id)).toMatchObject({ version: first.version })
  expect(await change(first, { note: 'No onions', version: first.version })).toMatchObject({ status: 200 })
  expect(await marks()).toEqual([false, false])

  await print()
  await place({ note: 'Late' })
  expect(await marks()).toEqual([false, false])

  await print()
  await call('DELETE', `/v1/pre-orders/${second.id}`)
  expect(await marks()).toEqual([false, true])
})

it('other systems hear of a card when it is in the kitchen', async () => {
  const heard = async () => {
    const rows = await shift.testServer.db.many<{ type: string }>(
      `SELECT "type" FROM webhook_deliveries WHERE "type" LIKE 'order.%' ORDER BY "id"`,
    )
    return rows.map(({ type }) => type)
  }
  const webhook = { url: 'https://hooks.example.com/brigade', topics: ['orders'], restaurantId: 1, name: 'Sums' }
  expect(await call('POST', '/v1/webhooks', webhook, admin)).toMatchObject({ status: 201 })
  const placed = await place()
  await change(placed, { note: 'No onions' })
  expect(await heard()).toEqual([])

  now = afterNight
  await call('POST', '/v1/release/pre-order', { id: placed.id })
  expect(await heard()).toEqual(['order.created'])
})

it('the bill that only a release had opened is closed when the release is undone, and the guest stays', async () => {
  now = afterNight
  await call('PATCH', '/v1/menu-forms/1', { cutOffBy: 'minutes', cutOffMinutes: 60 }, admin)
  const guest = await shift.testServer.guestAt('Room 207')
  const placed = await place({}, guest.token)
  now = new Date(afterNight.getTime() + 600_000)
  await call('POST', '/v1/release/pre-order', { id: placed.id })
  const { billId } = await shift.readOrder(placed.orderId)

  expect((await call('POST', '/v1/undo/order', { id: placed.orderId })).status).toBe(200)

  expect(await call('GET', `/v1/bill/${billId}`)).toMatchObject({
    body: { orderIds: [], closedAt: now.toISOString() },
  })
  expect((await change(placed, { note: 'No onions' }, guest.token)).status).toBe(200)
  await call('PATCH', '/v1/menu-forms/1', { cutOffBy: 'time', cutOffMinutes: 240 }, admin)
})

it('guests of one room take two places of a slot; staff may give them more', async () => {
  await place()
  const { id } = await place()
  const other = await place({ slot: '07:00' })

  const refused = { status: 422, body: { data: { reason: 'tooManyWaiting' } } }
  expect(await change(other, { slot: '06:30' }, shift.guest.token)).toMatchObject(refused)
  expect(await change(other, { slot: '06:30' })).toMatchObject({ status: 200 })
  await call('DELETE', `/v1/pre-orders/${id}`)
})

it('a card is accepted as it was seen', async () => {
  const { id, version } = await place()
  await call('PATCH', `/v1/pre-orders/${id}`, { note: 'No onions' }, shift.guest.token)
  const accept = (seen: number) => call('POST', '/v1/accept/pre-orders', { ids: [id], versions: [seen] })

  expect(await accept(version)).toMatchObject({ status: 409, body: { data: { reason: 'staleVersion' } } })
  expect(await read(id)).toMatchObject({ state: 'waiting' })
  expect(await call('POST', '/v1/accept/pre-orders', { ids: [id], versions: [version, version] })).toMatchObject({
    status: 400,
    body: { data: { fields: { versions: 'Name the version of each pre-order.' } } },
  })
  expect(await accept(version + 1)).toMatchObject({ status: 200, body: [{ state: 'accepted' }] })
})

describe('a room with cards that wait', () => {
  const setOn = (id: number, isActive: boolean) => call<Table>('PATCH', `/v1/table/${id}`, { isActive })

  it('can’t be turned off until they are cancelled', async () => {
    const { id, tableId } = await place({ tableId: await emptyRoom() }, shift.manager)
    expect(await setOn(tableId, false)).toMatchObject({ status: 409, body: { data: { reason: 'roomInUse' } } })

    await call('DELETE', `/v1/pre-orders/${id}`)
    expect(await setOn(tableId, false)).toMatchObject({ status: 200, body: { isActive: false } })
    await setOn(tableId, true)
  })

  it('that was turned off before loses none of them: they are listed, moved, cancelled and released', async () => {
    const tableId = await emptyRoom()
    const [moved, cancelled] = [await place({ tableId }, shift.manager), await place({ tableId }, shift.manager)]
    await shift.testServer.db.write(() => run('UPDATE tables SET "isActive" = ? WHERE "id" = ?', false, tableId))
    const listed = await call<PreOrder[]>('GET', '/v1/pre-orders?restaurantId=1&day=2026-03-05&skipPaginate=true')
    expect(listed.body.map(({ id }) => id)).toEqual([moved.id, cancelled.id])
    expect(await change(moved, { slot: '07:00' })).toMatchObject({ status: 200, body: { slot: '07:00' } })
    expect(await call('DELETE', `/v1/pre-orders/${cancelled.id}`)).toMatchObject({ status: 200 })

    now = new Date('2026-03-05T02:30:00.000Z')
    await releaseDuePreOrders(shift.testServer.app, now)
    expect(await read(moved.id)).toMatchObject({ state: 'released' })
    await setOn(tableId, true)
  })
})

it('the largest party fills a question that has one option', async () => {
  await call('PATCH', '/v1/menu-form-questions/1', { min: 10, max: 10 })
  const answers = [{ questionId: 1, options: [{ itemId: eggs, quantity: 100 }] }]
  const { id } = await place({ guests: 10, answers })
  await call('PATCH', '/v1/menu-form-questions/1', { min: 1, max: 1 })

  expect(await read(id)).toMatchObject({ menuFormGuestCount: 10, answers: [{ options: [{ quantity: 100 }] }] })
})

/** Returns a room without an open bill. */
async function emptyRoom(): Promise<number> {
  const [room] = await shift.testServer.db.many<{ id: number }>(
    `SELECT "id" FROM tables WHERE "restaurantId" = 1 AND "id" NOT IN (SELECT "tableId" FROM bills WHERE "closedAt" IS NULL) LIMIT 1`,
  )
  return room!.id
}

function change({ id }: Pick<PreOrder, 'id'>, body: object, token = shift.manager) {
  return call<PreOrder>('PATCH', `/v1/pre-orders/${id}`, body, token)
}

async function place(differences: object = {}, token = shift.guest.token): Promise<PreOrder> {
  const answers = [{ questionId: 1, options: [{ itemId: eggs, quantity: 1 }] }]
  const card = { formId: 1, day: '2026-03-05', slot: '06:30', guests: 1, lastname: 'Mansour', answers }
  const { status, body } = await call<PreOrder>('POST', '/v1/pre-orders', { ...card, ...differences }, token)
  expect(status).toBe(201)
  return body
}

async function read(id: number): Promise<PreOrder> {
  return (await call<PreOrder>('GET', `/v1/pre-orders/${id}`)).body
}

function call<T = unknown>(method: string, path: string, body?: object, token = shift.manager) {
  return shift.testServer.request<T>(method, path, { token, ...(body && { body }) })
}
