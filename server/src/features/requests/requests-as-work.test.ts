import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import {
  type GuestRequest,
  type RequestCount,
  requestStatuses,
  serviceRequestTypes,
} from '@brigade/domain/requests/requests.schema.ts'
import { run } from '#kit/work.ts'
import { type Guest, type Harbour, noon } from '#testing/harbour.ts'
import { hotelEmails } from '#testing/order-desk.ts'
import { type Shift, startShift } from '#testing/shift.ts'

type Refused = GuestRequest & { data: Record<string, unknown> & { reason: string; fields: Record<string, string> } }

const machine = 'brigade-demo-payments-1'

let now = noon
let shift: Shift
let harbour: Harbour
let guest: Guest

beforeAll(async () => {
  shift = await startShift({ room: 'Room 410', clock: { now: () => now } })
  ;({ harbour, guest } = shift)
})

afterAll(() => harbour.close())

beforeEach(async () => {
  now = noon
  await harbour.db.write(() => run('DELETE FROM requests'))
})

describe('what a guest asks for', () => {
  it.each(serviceRequestTypes)('waits for the floor until it is due: %s', async (requestType) => {
    const { status, body } = await ask(requestType)

    expect(status).toBe(201)
    expect(body).toMatchObject({ requestType, status: 'active', takenBy: null, endedAt: null, escalatedAt: null })
    expect(body.dueAt! > body.createdAt).toBe(true)
    expect((await ask(requestType)).body.id).toBe(body.id)
  })

  it('is due after as many minutes as the venue gives its type', async () => {
    const { body: venue } = await harbour.request<{ requestDueMinutes: object }>('GET', '/v1/restaurant/1', {
      token: shift.manager,
    })
    const requestDueMinutes = { ...venue.requestDueMinutes, towel: 42 }
    const changed = await patchVenue(shift.manager, { requestDueMinutes })
    expect(changed).toMatchObject({ status: 200, body: { requestDueMinutes: { towel: 42 } } })

    expect((await ask('towel')).body.dueAt).toBe(after(42))
    expect((await patchVenue(shift.waiter, { requestDueMinutes })).status).toBe(403)
    expect((await patchVenue(shift.manager, { requestDueMinutes: { ...requestDueMinutes, towel: 0 } })).status).toBe(
      400,
    )
  })

  it('is no towel and no tray in a restaurant', async () => {
    const [table] = await harbour.db.many<{ token: string }>('SELECT "token" FROM tables WHERE "restaurantId" = 2')
    const session = await harbour.request<{ accessToken: string }>('POST', '/v1/guest/session', {
      body: { token: table!.token },
    })
    const token = session.body.accessToken

    expect((await ask('talk', token)).status).toBe(201)
    expect(await ask('towel', token)).toMatchObject({
      status: 422,
      body: { data: { reason: 'hotelsOnly', fields: { requestType: expect.any(String) } } },
    })
  })
})

describe('who is on it', () => {
  it('is seen by all, and given back for all', async () => {
    const { body: asked } = await ask('icebucket')
    const screen = await harbour.connect(shift.manager)

    const taken = await act('take', asked.id, shift.waiter)
    const back = await act('giveBack', asked.id, shift.waiter)
    await screen.caughtUp()

    expect(taken).toMatchObject({
      status: 200,
      body: { takenBy: expect.stringMatching(/\w/), takenAt: noon.toISOString() },
    })
    expect(back).toMatchObject({ status: 200, body: { takenBy: null, takenById: null, takenAt: null } })
    expect(screen.heard<GuestRequest>('v1/waiter patched').map(({ takenBy }) => takenBy)).toEqual([
      taken.body.takenBy,
      null,
    ])
    await screen.close()
  })

  it('is one of those who take it at once, and the others are told who', async () => {
    const { body: asked } = await ask('towel')

    const answers = await Promise.all(
      [shift.manager, shift.taker, shift.waiter].map((token) => act('take', asked.id, token)),
    )

    const [winner] = answers.filter(({ status }) => status === 200)
    const losers = answers.filter(({ status }) => status === 409)
    expect(losers).toHaveLength(2)
    for (const { body } of losers) {
      expect(body.data).toMatchObject({
        reason: 'requestTaken',
        by: winner!.body.takenBy,
        byId: winner!.body.takenById,
      })
    }
  })

  it('may take it twice, and changes nothing', async () => {
    const { body: asked } = await ask('towel')
    const { body: taken } = await act('take', asked.id, shift.waiter)

    expect((await act('take', asked.id, shift.waiter)).body.version).toBe(taken.version)
  })

  it('gives it back, or their manager does', async () => {
    const { body: asked } = await ask('towel')
    expect((await act('giveBack', asked.id, shift.taker)).body.data.reason).toBe('requestNotTaken')
    await act('take', asked.id, shift.waiter)

    expect(await act('giveBack', asked.id, shift.taker)).toMatchObject({ status: 403 })
    expect(await act('giveBack', asked.id, shift.manager)).toMatchObject({ status: 200, body: { takenBy: null } })
  })

  it('is nobody of what has ended', async () => {
    const { body: asked } = await ask('towel')
    await resolve(asked.id, shift.waiter)

    expect(await act('take', asked.id, shift.manager)).toMatchObject({
      status: 409,
      body: { data: { reason: 'statusMoved' } },
    })
  })
})

describe('a request', () => {
  it('is ended once by those who end it at once, and the others are told by whom', async () => {
    const { body: asked } = await ask('talk')
    const screen = await harbour.connect(shift.manager)

    const answers = await Promise.all([
      resolve(asked.id, shift.manager),
      resolve(asked.id, shift.waiter, 'cancelled'),
      resolve(asked.id, shift.taker),
    ])
    await screen.caughtUp()

    const [winner] = answers.filter(({ status }) => status === 200)
    expect(winner!.body).toMatchObject({ endedAt: noon.toISOString(), version: 2 })
    const losers = answers.filter(({ status }) => status === 409)
    expect(losers).toHaveLength(2)
    for (const { body } of losers) {
      expect(body.data).toMatchObject({
        reason: 'statusMoved',
        by: winner!.body.updatedBy,
        status: winner!.body.status,
      })
    }
    expect(screen.heard('v1/waiter patched')).toHaveLength(1)
    await screen.close()
  })

  it('is not called off in a restaurant', async () => {
    await harbour.db.write(() => run('UPDATE venues SET "isRestaurant" = ? WHERE "id" = 1', true))
    const { body: asked } = await ask('talk')
    const answer = await resolve(asked.id, shift.manager, 'cancelled')
    await harbour.db.write(() => run('UPDATE venues SET "isRestaurant" = ? WHERE "id" = 1', false))

    expect(answer).toMatchObject({
      status: 422,
      body: { data: { reason: 'noAnswerInHotelsOnly', fields: { status: expect.any(String) } } },
    })
  })

  it('is open again for who ended it, within ten seconds', async () => {
    const { body: asked } = await ask('talk')
    await resolve(asked.id, shift.waiter)

    expect((await act('undo', asked.id, shift.manager)).body.data.reason).toBe('undoNotYours')
    now = new Date(noon.getTime() + 10_000)
    const undone = await act('undo', asked.id, shift.waiter)

    expect(undone).toMatchObject({ status: 200, body: { status: 'active', endedAt: null, updatedBy: null } })
    expect(await act('undo', asked.id, shift.waiter)).toMatchObject({ status: 409 })
  })

  it('stays ended after that', async () => {
    const { body: asked } = await ask('talk')
    await resolve(asked.id, shift.waiter)
    now = new Date(noon.getTime() + 13_000)

    expect((await act('undo', asked.id, shift.waiter)).body.data.reason).toBe('undoTooLate')
  })

  it('is not there twice, when its guest has asked again', async () => {
    const { body: asked } = await ask('talk')
    await resolve(asked.id, shift.waiter)
    await ask('talk')

    expect((await act('undo', asked.id, shift.waiter)).body.data.reason).toBe('requestReplaced')
  })

  it('of the kitchen stays ended when its order was brought', async () => {
    const order = await readyOrder()
    const [notice] = await shift.requestsOf(order.id)
    await resolve(notice!.id, shift.waiter)
    await harbour.request('PATCH', `/v1/order/${order.id}`, { token: shift.waiter, body: { status: 'delivered' } })

    expect((await act('undo', notice!.id, shift.waiter)).body.data.reason).toBe('requestReplaced')
  })

  it('of the kitchen is open again while its order waits', async () => {
    const order = await readyOrder()
    const [notice] = await shift.requestsOf(order.id)
    await resolve(notice!.id, shift.waiter)

    expect(await act('undo', notice!.id, shift.waiter)).toMatchObject({ status: 200, body: { status: 'active' } })
  })
})

describe('the count', () => {
  it('is of what waits at the own venues, and of what waits too long', async () => {
    await ask('towel')
    const { body: talk } = await ask('talk')
    const { body: done } = await ask('food')
    await resolve(done.id, shift.waiter)
    now = new Date(talk.dueAt!)

    expect((await count(shift.waiter)).body).toEqual({ total: 2, overdue: 1 })
    expect((await count(shift.waiter, { requestType: 'towel' })).body).toEqual({ total: 1, overdue: 0 })
    expect((await count(await harbour.signIn('admin@brigade.demo'), { restaurantId: 1 })).body.total).toBe(2)
    const stranger = await harbour.signIn('waiter@restaurant.demo')
    expect((await count(stranger, { tableId: guest.tableId })).body.total).toBe(0)
    expect((await count(stranger, { restaurantId: 1 })).status).toBe(403)
  })
})

describe('who may', () => {
  it.each(staffRoles)('is as the table of rights has it for %s', async (role) => {
    const token = await harbour.signIn(hotelEmails[role])
    const { body: asked } = await ask('talk')
    const resolves = can({ role }, 'requests:resolve')

    expect((await count(token)).status).toBe(can({ role }, 'requests:count') ? 200 : 403)
    expect((await act('take', asked.id, token)).status).toBe(resolves ? 200 : 403)
    expect((await act('giveBack', asked.id, token)).status).toBe(resolves ? 200 : 403)
    expect((await resolve(asked.id, token)).status).toBe(resolves ? 200 : 403)
    expect((await act('undo', asked.id, token)).status).toBe(resolves ? 200 : 403)
  })

  it('is no stranger, guest or machine, and nobody who is not signed in', async () => {
    const { body: asked } = await ask('talk')
    const callers = [await harbour.signIn('manager@restaurant.demo'), guest.token, machine, '']

    const answers = await Promise.all(
      callers.map(async (token) => {
        const acts = await Promise.all(
          (['take', 'giveBack', 'undo'] as const).map((name) => act(name, asked.id, token)),
        )
        return [...acts, await resolve(asked.id, token)].map(({ status }) => status)
      }),
    )

    expect(answers).toEqual([
      [404, 404, 404, 404],
      [403, 403, 403, 403],
      [403, 403, 403, 403],
      [401, 401, 401, 401],
    ])
    expect(await read(asked.id)).toMatchObject({ status: 'active', version: 1 })
  })
})

it('is listed by status and time, ten on a page, the newest first', async () => {
  const asked: GuestRequest[] = []
  for (let minute = 0; minute <= 12; minute += 1) {
    now = new Date(after(minute))
    const { body } = await ask('talk')
    if (minute < 12) await resolve(body.id, shift.waiter)
    asked.push(body)
  }
  now = noon
  const long = daysBefore(noon, 32)
  await harbour.db.write(() => run('UPDATE requests SET "createdAt" = ? WHERE "id" = ?', long, asked[0]!.id))
  await resolve((await ask('bill')).body.id, shift.waiter, 'cancelled')

  const [active, completed, cancelled] = await Promise.all(requestStatuses.map(list))

  expect(active).toMatchObject({ total: 1, data: [{ id: asked[12]!.id }] })
  expect(completed).toMatchObject({ total: 11 })
  expect(completed!.data.map(({ id }) => id)).toEqual(
    asked
      .slice(2, 12)
      .map(({ id }) => id)
      .toReversed(),
  )
  expect(cancelled!.data.map(({ requestType }) => requestType)).toEqual(['bill'])
})

type Page = { total: number; data: GuestRequest[] }

async function list(status: string): Promise<Page> {
  const since = daysBefore(noon, 31)
  const query = `status=${status}&restaurantId=1&$limit=10&$skip=0&$sort[createdAt]=-1&createdAt[$gt]=${since}`
  return (await harbour.request<Page>('GET', `/v1/waiter?${query}`, { token: shift.manager })).body
}

function ask(requestType: string, token = guest.token) {
  return harbour.request<Refused>('POST', '/v1/waiter', { token, body: { requestType } })
}

function act(name: 'take' | 'giveBack' | 'undo', id: number, token: string) {
  return harbour.request<Refused>('POST', `/v1/${name}/request`, { token, body: { id } })
}

function resolve(id: number, token: string, status = 'completed') {
  return harbour.request<Refused>('PATCH', `/v1/waiter/${id}`, { token, body: { status, updatedBy: 'Somebody' } })
}

function count(token: string, body: object = {}) {
  return harbour.request<RequestCount>('POST', '/v1/requestcount', { token, body })
}

function patchVenue(token: string, body: object) {
  return harbour.request<{ requestDueMinutes: object }>('PATCH', '/v1/restaurant/1', { token, body })
}

async function read(id: number): Promise<GuestRequest> {
  return (await harbour.request<GuestRequest>('GET', `/v1/waiter/${id}`, { token: shift.manager })).body
}

async function readyOrder(): Promise<Order> {
  const { body: order } = await harbour.place(guest.token, { cart: [{ itemId: shift.itemId, itemQty: 1 }] })
  await harbour.request('POST', '/v1/accept/order', { token: shift.manager, body: { id: order.id } })
  await harbour.request('PATCH', `/v1/order/${order.id}`, { token: shift.chief, body: { status: 'ontheway' } })
  return order
}

function after(minutes: number): string {
  return new Date(noon.getTime() + minutes * 60_000).toISOString()
}
