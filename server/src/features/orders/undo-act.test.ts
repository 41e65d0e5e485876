import { beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { type Guest, type TestServer, noon } from '#testing/test-server.ts'
import { closeBillsByNight } from './bills/close-by-night.ts'
import type { Shift } from '#testing/shift.ts'
import { openUndoFixture, type Refusal } from './testing/undo-fixture.ts'

const desk = openUndoFixture()
const { cartOf, accept, move, recall, keepOrder, discount, undo, askCancellation, read } = desk

let shift: Shift
let testServer: TestServer
let guest: Guest
let manager: string
let taker: string
let waiter: string
let chief: string

beforeAll(() => {
  shift = desk.shift()
  ;({ testServer, guest, manager, taker, waiter, chief } = shift)
})

describe('an act taken back by who did it', () => {
  type Step = [act: string, doer: () => string, doing: () => Promise<{ status: number }>]
  const steps: Step[] = [
    ['accept', () => manager, () => accept(manager)],
    ['ready', () => chief, () => move(chief, { status: 'ontheway' })],
    ['recall', () => chief, () => recall(chief)],
    ['deliver', () => waiter, () => move(waiter, { status: 'delivered' })],
    ['complete', () => waiter, () => move(waiter, { status: 'completed' })],
    ['cancel', () => taker, () => move(taker, { status: 'cancelled', cancelReason: 'Guest left' })],
    ['update', () => waiter, async () => move(waiter, { version: (await read()).version, cart: cartOf(5) })],
    ['keep', () => taker, () => keepOrder(taker)],
    ['discount', () => manager, () => discount(manager)],
  ]
  const before: Record<string, string[]> = {
    accept: [],
    ready: ['accept'],
    recall: ['accept', 'ready'],
    deliver: ['accept', 'ready'],
    complete: ['accept', 'ready', 'deliver'],
    cancel: ['accept'],
    update: ['accept', 'ready'],
    keep: ['accept'],
    discount: ['accept', 'ready'],
  }

  it.each(steps)('leaves the order as it was before: %s', async (act, doer, doing) => {
    const known = new Map(steps.map((step) => [step[0], step]))
    if (act === 'keep' || act === 'cancel') await askCancellation()
    for (const earlier of before[act]!) expect((await known.get(earlier)![2]()).status).toBe(200)
    const stood = await read()
    const requests = await shift.requestsOf(desk.order().id)
    expect((await doing()).status).toBe(200)

    const undone = await undo(doer())

    expect(undone.status).toBe(200)
    const { version, updatedAt: _at, lastAct, ...fields } = undone.body
    const { version: _version, updatedAt: _before, lastAct: _last, ...were } = stood
    expect(fields).toEqual(were)
    expect(version).toBe(stood.version + 2)
    expect(lastAct).toMatchObject({ act: 'undo', byKind: 'staff' })
    expect((await shift.logOf(desk.order().id)).at(-1)).toMatchObject({
      act: 'undo',
      toStatus: stood.status,
      reason: act,
    })
    const open = ({ status }: GuestRequest) => status === 'active'
    expect((await shift.requestsOf(desk.order().id)).filter(open).map(({ id }) => id)).toEqual(
      requests.filter(open).map(({ id }) => id),
    )
  })
})

it('tells every screen of the order and of the notice of the kitchen that is seen to with it', async () => {
  await accept(manager)
  await move(chief, { status: 'ontheway' })
  const screen = await testServer.connect(waiter)
  const [heard, called] = [screen.next<Order>('v1/order patched'), screen.next<GuestRequest>('v1/waiter patched')]

  await undo(chief)

  expect(await heard).toMatchObject({ id: desk.order().id, status: 'inprogress', cookedAt: null })
  expect(await called).toMatchObject({ orderId: desk.order().id, requestType: 'kitchen', status: 'completed' })
  await screen.close()
})

it('leaves the notice of the kitchen that somebody has answered as it is', async () => {
  await accept(manager)
  await move(chief, { status: 'ontheway' })
  const [notice] = await shift.requestsOf(desk.order().id)
  await testServer.request('PATCH', `/v1/waiter/${notice!.id}`, { token: waiter, body: { status: 'completed' } })

  await undo(chief)

  expect((await shift.requestsOf(desk.order().id)).map(({ status }) => status)).toEqual(['completed'])
})

it('does not open an order again whose bill was closed meanwhile', async () => {
  const alone = await testServer.guestAt('Room 303')
  const { body: placed } = await testServer.place(alone.token, { cart: cartOf(1) })
  await accept(manager, placed.id)
  await move(waiter, { status: 'delivered' }, placed.id)
  await move(waiter, { status: 'completed' }, placed.id)
  const closed = await testServer.request('POST', '/v1/close/bill', { token: manager, body: { id: placed.billId } })

  const undone = await undo<Refusal>(waiter, { id: placed.id })

  expect(closed.status).toBe(200)
  expect(undone).toMatchObject({
    status: 409,
    body: { data: { reason: 'somethingHappened', act: 'closeBill', by: 'Layla Haddad' } },
  })
  expect(await read(placed.id)).toMatchObject({ status: 'completed' })
})

it('is refused once something later has happened, and says what and who', async () => {
  await accept(manager)
  const { body: ready } = await move(chief, { status: 'ontheway' })

  const undone = await undo<Refusal>(manager)

  expect(undone.status).toBe(409)
  expect(undone.body.data).toMatchObject({
    reason: 'somethingHappened',
    act: 'ready',
    by: ready.lastAct!.by,
    byKind: 'staff',
    byId: ready.lastAct!.byId,
    order: { status: 'ontheway' },
  })
  expect(await read()).toMatchObject({ status: 'ontheway', version: ready.version })
})

it('is done once, however often it is pressed', async () => {
  await accept(manager)

  const answers = await Promise.all(Array.from({ length: 5 }, () => undo<Refusal>(manager)))

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)!.body.data).toMatchObject({
    reason: 'somethingHappened',
    act: 'undo',
  })
  expect(await read()).toMatchObject({ status: 'incoming', version: 3 })
})

it('can be done within ten seconds, and two more for the way', async () => {
  await accept(manager)
  desk.setClock(new Date(noon.getTime() + 12_001))
  const late = await undo<Refusal>(manager)
  desk.setClock(new Date(noon.getTime() + 11_999))
  const intime = await undo(manager)

  expect(late).toMatchObject({
    status: 409,
    body: { data: { reason: 'undoTooLate', order: { status: 'inprogress' } } },
  })
  expect(intime).toMatchObject({ status: 200, body: { status: 'incoming', acceptedBy: null, acceptedAT: null } })
})

it('is for who did it alone, told by the account and not by the name', async () => {
  await accept(manager)
  const namesake = { fname: 'Layla', lname: 'Haddad' }
  await testServer.db.write(function* () {
    yield {
      sql: 'UPDATE users SET "fname" = ?, "lname" = ? WHERE "email" = ?',
      params: [namesake.fname, namesake.lname, 'ordertaker@hotel.demo'],
    }
  })
  const refusals = [await undo<Refusal>(taker), await undo<Refusal>(chief), await undo<Refusal>(taker, { version: 2 })]

  for (const { status, body } of refusals) expect({ status, ...body.data }).toMatchObject({ status: 403 })
  expect(refusals.map(({ body }) => body.data.reason)).toEqual(Array(3).fill('undoNotYours'))
  expect((await undo(await testServer.signIn('manager@restaurant.demo'))).status).toBe(404)
  expect((await undo(guest.token)).status).toBe(403)
  expect(await read()).toMatchObject({ status: 'inprogress' })
})

it('takes back the act that made the version that is named, not a later one', async () => {
  const { body: accepted } = await accept(manager)
  const { body: ready } = await move(manager, { status: 'ontheway' })

  const early = await undo<Refusal>(manager, { version: accepted.version })
  const right = await undo(manager, { version: ready.version })

  expect(early).toMatchObject({ status: 409, body: { data: { reason: 'somethingHappened', act: 'ready' } } })
  expect(right).toMatchObject({ status: 200, body: { status: 'inprogress' } })
})

it('does not take back an order that staff placed', async () => {
  const { body: placed } = await testServer.place(waiter, { tableId: guest.tableId, cart: cartOf(1) })

  const undone = await undo<Refusal>(waiter, { id: placed.id })

  expect(undone).toMatchObject({ status: 403, body: { data: { reason: 'undoNotYours' } } })
  expect(placed.lastAct).toMatchObject({ act: 'place', byKind: 'staff' })
})

describe('what was changed beside the act since', () => {
  it('stays: covers, tip, payment and the wish of the guest', async () => {
    await accept(manager)
    await move(waiter, { covers: 4, tipAmount: 9, paymentType: 'card' })
    await move('brigade-demo-payments-1', { amountPaidOnline: 50 })
    await askCancellation()

    const undone = await undo(manager)

    expect(undone).toMatchObject({
      status: 200,
      body: {
        status: 'incoming',
        covers: 4,
        tipAmount: 9,
        paymentType: 'card',
        amountPaidOnline: 50,
        onlineOrderPaymentStatus: 'partially-paid',
        cancelAskedAt: expect.any(String),
      },
    })
  })

  it('refuses the undo where the act changed it too', async () => {
    await move(waiter, { version: desk.order().version, cart: cartOf(5), covers: 3 })
    await move(manager, { covers: 4 })

    const undone = await undo<Refusal>(waiter)

    expect(undone).toMatchObject({ status: 409, body: { data: { reason: 'somethingHappened', act: 'details' } } })
    expect(await read()).toMatchObject({ status: 'updated', covers: 4 })
  })

  it('refuses the undo of a cart whose bill was paid or tipped meanwhile', async () => {
    await move(waiter, { version: desk.order().version, cart: cartOf(5) })
    await move('brigade-demo-payments-1', { amountPaidOnline: 10 })

    const undone = await undo<Refusal>(waiter)

    expect(undone).toMatchObject({ status: 409, body: { data: { reason: 'somethingHappened', act: 'details' } } })
    expect(await read()).toMatchObject({ cartPrice: 360, amountPaidOnline: 10 })
  })
})

// The last test: a bill that the night closes is not open again for others.
it('takes back what was done to an order that stood forgotten on a bill of an earlier night', async () => {
  const alone = await testServer.guestAt('Room 304')
  const { body: placed } = await testServer.place(alone.token, { cart: cartOf(1) })
  await accept(manager, placed.id)
  await move(waiter, { status: 'delivered' }, placed.id)
  const later = new Date(noon.getTime() + 24 * 3_600_000)
  desk.setClock(later)
  await closeBillsByNight(testServer.app, later)
  desk.setClock(new Date(later.getTime() + 60_000))
  const credentials = { strategy: 'local', email: 'waiter@hotel.demo', password: 'brigade-demo' }
  const { body: session } = await testServer.request<{ accessToken: string }>('POST', '/v1/authentication', {
    body: credentials,
  })
  const completed = await move(session.accessToken, { status: 'completed' }, placed.id)

  const undone = await undo(session.accessToken, { id: placed.id })

  expect(completed).toMatchObject({ status: 200 })
  expect(undone).toMatchObject({ status: 200, body: { status: 'delivered' } })
})
