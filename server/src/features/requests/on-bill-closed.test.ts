import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { isOffered } from '@brigade/domain/requests/requests.rules.ts'
import {
  type GuestRequest,
  paymentRequestTypes,
  serviceRequestTypes,
} from '@brigade/domain/requests/requests.schema.ts'
import { closeBillsByNight } from '#features/orders/bills/close-by-night.ts'
import { run } from '#kit/database/transaction.ts'
import { freeRooms } from '#testing/free-rooms.ts'
import { type Guest, type TestServer, noon } from '#testing/test-server.ts'
import { type Shift, startShift } from '#testing/shift.ts'
import { publishedBy } from '#testing/published-by.ts'
import { withoutClock } from '#testing/without-clock.ts'
import { endRequestsByNight } from './end-by-night.ts'

const machine = 'brigade-demo-payments-1'
const tomorrow = new Date(noon.getTime() + 24 * 60 * 60_000)

let now = noon
let shift: Shift
let testServer: TestServer
let rooms: string[]
let room: string
let guest: Guest
let order: Order

beforeAll(async () => {
  shift = await startShift({ clock: { now: () => now } })
  ;({ testServer } = shift)
  rooms = await freeRooms(testServer.db)
})

afterAll(() => testServer.close())

beforeEach(async () => {
  now = noon
  room = rooms.shift()!
  guest = await testServer.guestAt(room)
  order = (await testServer.place(guest.token, { cart: [{ itemId: shift.itemId, itemQty: 1 }] })).body
})

it('has seen to what a table asked for to pay, who closes its bill', async () => {
  const asked = []
  for (const requestType of paymentRequestTypes) asked.push((await ask(guest.token, requestType)).body.id)
  const neighbour = await testServer.guestAt(rooms.shift()!)
  const { body: others } = await ask(neighbour.token, 'card')
  await finish()
  const screen = await testServer.connect(shift.manager)

  const closed = await close()
  await screen.caughtUp()

  expect(closed.status).toBe(200)
  const heard = screen.heard<GuestRequest>('v1/waiter patched')
  expect(heard.map(({ id }) => id).toSorted((one, two) => one - two)).toEqual(asked)
  for (const id of asked) {
    expect(await read(id)).toMatchObject({ status: 'completed', updatedBy: expect.stringMatching(/\w/), version: 2 })
  }
  expect(await read(others.id)).toMatchObject({ status: 'active' })
  await screen.close()
})

it('has seen to what else a table of a restaurant asked for, who closes its bill', async () => {
  await inRestaurant(async () => {
    const asked = []
    for (const requestType of restaurantServices) asked.push((await ask(guest.token, requestType)).body.id)
    const neighbour = await testServer.guestAt(rooms.shift()!)
    const { body: others } = await ask(neighbour.token, 'talk')
    await finish()

    expect((await close()).status).toBe(200)

    for (const id of asked) {
      expect(await read(id)).toMatchObject({ status: 'completed', updatedBy: expect.stringMatching(/\w/) })
    }
    expect(await read(others.id)).toMatchObject({ status: 'active' })
  })
})

describe('what goes on waiting in a room whose bill is closed', () => {
  let towels: GuestRequest

  beforeEach(async () => {
    towels = (await ask(guest.token, 'towel')).body
    await finish()
    expect((await close()).status).toBe(200)
  })

  it('waits as before: the guest is there', async () => {
    expect(await read(towels.id)).toMatchObject({ status: 'active', sitting: towels.sitting + 1, version: 2 })
  })

  it('is seen by who scans the code again, and not asked for twice', async () => {
    const { token } = await testServer.guestAt(room)

    const { body: seen } = await testServer.request<Paged<GuestRequest>>('GET', '/v1/waiter', { token })
    const again = await ask(token, 'towel')

    expect(seen.data.map(({ id }) => id)).toEqual([towels.id])
    expect(again.body.id).toBe(towels.id)
    expect((await waiting()).total).toBe(1)
  })

  it.each(['completed', 'cancelled'])('is open again where who wrongly made it %s undoes that', async (status) => {
    await testServer.request('PATCH', `/v1/waiter/${towels.id}`, { token: shift.waiter, body: { status } })

    const undone = await testServer.request('POST', '/v1/undo/request', {
      token: shift.waiter,
      body: { id: towels.id },
    })

    expect(undone.status).toBe(200)

    expect(await read(towels.id)).toMatchObject({ status: 'active' })
  })
})

it('leaves nothing waiting in a restaurant, whatever is asked for while the bill is closed', async () => {
  await inRestaurant(async () => {
    await finish()

    const [closed, ...asks] = await Promise.all([
      close(),
      ...restaurantServices.map((requestType) => ask(guest.token, requestType)),
    ])

    expect(closed.status).toBe(200)
    expect(asks.filter(({ status }) => ![201, 401, 403].includes(status))).toEqual([])
    expect((await waiting()).total).toBe(0)
  })
})

it('leaves a bill that can not be closed, and what its table asked for, as they are', async () => {
  const { body: asked } = await ask(guest.token, 'cash')

  expect((await close()).status).toBe(409)

  expect(await read(asked.id)).toMatchObject({ status: 'active', version: 1 })
})

it('leaves nothing waiting, whatever is asked for while the bill is closed', async () => {
  await finish()

  const [closed, ...asks] = await Promise.all([
    close(),
    ...paymentRequestTypes.map((requestType) => ask(guest.token, requestType)),
  ])

  expect(closed.status).toBe(200)
  expect(asks.filter(({ status }) => ![201, 401, 403].includes(status))).toEqual([])
  expect((await waiting()).total).toBe(0)
})

it('is answered by nobody where the night closes the bill', async () => {
  const { body: asked } = await ask(guest.token, 'bill')

  const announcements = await publishedBy(testServer.app, () => closeBillsByNight(testServer.app, tomorrow))

  const ended = { id: asked.id, status: 'cancelled', updatedBy: null, updatedAt: tomorrow.toISOString() }
  expect(announcements.find(({ record }) => 'requestType' in record && record.id === asked.id)).toMatchObject({
    path: 'v1/waiter',
    event: 'patched',
    record: ended,
  })
  const late = await testServer.request<{ message: string }>('PATCH', `/v1/waiter/${asked.id}`, {
    token: shift.waiter,
    body: { status: 'completed' },
  })
  expect(late).toMatchObject({ status: 409, body: { message: 'The request is already cancelled' } })
})

it.each([
  [
    'an order',
    () => testServer.place(machine, { tableId: guest.tableId, cart: [{ itemId: shift.itemId, itemQty: 1 }] }),
  ],
  ['a guest', () => testServer.request('POST', '/v1/guest/session', { body: { token: guest.tableToken } })],
])('waits no more at a table where %s comes the next day', async (_what, come) => {
  await ask(guest.token, 'online')
  now = tomorrow

  await come()

  now = noon
  expect((await waiting()).total).toBe(0)
})

describe('the night at a table without a bill', () => {
  const nightEnds = new Date('2026-03-04T23:00:00.000Z')

  it('ends whatever a table of a restaurant asked for, as answered by nobody and told once, whoever looks', async () => {
    await inRestaurant(async () => {
      const { token } = await testServer.guestAt(rooms.shift()!)
      const asked: number[] = []
      for (const type of [...restaurantServices, ...paymentRequestTypes]) asked.push((await ask(token, type)).body.id)

      const before = new Date(nightEnds.getTime() - 1)
      expect(await publishedBy(testServer.app, () => endRequestsByNight(testServer.app, before))).toEqual([])
      const told = await publishedBy(testServer.app, () =>
        Promise.all([1, 2, 3].map(() => endRequestsByNight(testServer.app, nightEnds))),
      )

      const ended = told.flatMap(({ record }) => ('requestType' in record ? [record.id] : []))
      expect(ended.filter((id) => asked.includes(id)).toSorted((one, two) => one - two)).toEqual(asked)
      const at = nightEnds.toISOString()
      for (const id of asked) {
        expect(await read(id)).toMatchObject({ status: 'cancelled', endedAt: at, updatedBy: null, version: 2 })
      }
    })
  })

  it('leaves the services of a room, which is lived in, and what is asked for after it', async () => {
    const lived = rooms.shift()!
    const { token } = await testServer.guestAt(lived)
    const { body: towels } = await ask(token, 'towel')
    const { body: card } = await ask(token, 'card')
    now = nightEnds
    const { body: cash } = await ask((await testServer.guestAt(lived)).token, 'cash')
    now = noon

    await endRequestsByNight(testServer.app, tomorrow)

    expect(await read(towels.id)).toMatchObject({ status: 'active' })
    expect(await read(card.id)).toMatchObject({ status: 'cancelled' })
    expect(await read(cash.id)).toMatchObject({ status: 'active' })
  })

  it.each([1, 2])('ends what was asked for elsewhere, though the clock of venue %i can not be read', async (broken) => {
    const asked: number[] = []
    for (const venueId of [1, 2]) {
      const { token } = await testServer.guestAt(rooms.shift()!)
      const { body } = await ask(token, 'card')
      await testServer.db.write(() => run('UPDATE requests SET "restaurantId" = ? WHERE "id" = ?', venueId, body.id))
      asked.push(body.id)
    }
    const [own, other] = broken === 1 ? asked : asked.toReversed()

    const told = await withoutClock(testServer.db, broken, () =>
      publishedBy(testServer.app, () => endRequestsByNight(testServer.app, tomorrow)),
    )

    const ids = told.map(({ record }) => 'id' in record && record.id)
    expect(ids).toContain(other)
    expect(ids).not.toContain(own)
    const later = await publishedBy(testServer.app, () => endRequestsByNight(testServer.app, tomorrow))
    expect(later).toMatchObject([{ record: { id: own } }])
  })

  it('leaves what belongs to a bill that it has not closed', async () => {
    const { body: asked } = await ask(guest.token, 'card')

    await endRequestsByNight(testServer.app, tomorrow)

    expect(await read(asked.id)).toMatchObject({ status: 'active' })
  })
})

const restaurantServices = serviceRequestTypes.filter((type) => isOffered(type, { isRestaurant: true }))

/** A service of the demo’s hotel itself. */
const extraPillow = { serviceId: 46, answers: [{ key: 'number', value: 1 }] }

async function inRestaurant(work: () => Promise<void>): Promise<void> {
  await setRestaurant(true)
  await work().finally(() => setRestaurant(false))
}

function setRestaurant(isRestaurant: boolean) {
  return testServer.db.write(() => run('UPDATE venues SET "isRestaurant" = ? WHERE "id" = 1', isRestaurant))
}

function ask(token: string, requestType: string) {
  return testServer.request<GuestRequest>('POST', '/v1/waiter', {
    token,
    body: { requestType, ...(requestType === 'custom' && extraPillow) },
  })
}

async function finish(): Promise<void> {
  await testServer.request('POST', '/v1/accept/order', { token: shift.manager, body: { id: order.id } })
  for (const status of ['delivered', 'completed']) {
    await testServer.request('PATCH', `/v1/order/${order.id}`, { token: shift.waiter, body: { status } })
  }
}

function close() {
  return testServer.request('POST', '/v1/close/bill', { token: shift.waiter, body: { id: order.billId } })
}

async function read(id: number): Promise<GuestRequest> {
  return (await testServer.request<GuestRequest>('GET', `/v1/waiter/${id}`, { token: shift.manager })).body
}

async function waiting(): Promise<Paged<GuestRequest>> {
  const path = `/v1/waiter?tableId=${guest.tableId}&status=active`
  return (await testServer.request<Paged<GuestRequest>>('GET', path, { token: shift.manager })).body
}
