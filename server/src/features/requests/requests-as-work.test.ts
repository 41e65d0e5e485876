import { beforeAll, describe, expect, it } from 'vitest'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import {
  type GuestRequest,
  type RequestCount,
  requestStatuses,
  serviceRequestTypes,
} from '@brigade/domain/requests/requests.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { type Guest, type TestServer, noon } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import type { Shift } from '#testing/shift.ts'
import { openRequestFixture } from './testing/request-fixture.ts'

const desk = openRequestFixture()
const { ask, act, resolve, read } = desk
const machine = 'brigade-demo-payments-1'

let shift: Shift
let testServer: TestServer
let guest: Guest

beforeAll(() => {
  shift = desk.shift()
  ;({ testServer, guest } = shift)
})

describe('what a guest asks for', () => {
  it.each(serviceRequestTypes.filter((type) => type !== 'custom'))(
    'waits for the floor until it is due: %s',
    async (requestType) => {
      const { status, body } = await ask(requestType)

      expect(status).toBe(201)
      expect(body).toMatchObject({ requestType, status: 'active', takenBy: null, endedAt: null, escalatedAt: null })
      expect(body.dueAt! > body.createdAt).toBe(true)
      expect((await ask(requestType)).body.id).toBe(body.id)
    },
  )

  it('is due after as many minutes as the venue gives its type', async () => {
    const { body: venue } = await testServer.request<{ requestDueMinutes: object }>('GET', '/v1/restaurant/1', {
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
    const [table] = await testServer.db.many<{ token: string }>('SELECT "token" FROM tables WHERE "restaurantId" = 2')
    const session = await testServer.request<{ accessToken: string }>('POST', '/v1/guest/session', {
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

describe('the count', () => {
  it('is of what waits at the own venues, and of what waits too long', async () => {
    await ask('towel')
    const { body: talk } = await ask('talk')
    const { body: done } = await ask('food')
    await resolve(done.id, shift.waiter)
    desk.setClock(new Date(talk.dueAt!))

    expect((await count(shift.waiter)).body).toEqual({ total: 2, overdue: 1 })
    expect((await count(shift.waiter, { requestType: 'towel' })).body).toEqual({ total: 1, overdue: 0 })
    expect((await count(await testServer.signIn('admin@brigade.demo'), { restaurantId: 1 })).body.total).toBe(2)
    const stranger = await testServer.signIn('waiter@restaurant.demo')
    expect((await count(stranger, { tableId: guest.tableId })).body.total).toBe(0)
    expect((await count(stranger, { restaurantId: 1 })).status).toBe(403)
  })
})

describe('who may', () => {
  it.each(staffRoles)('is as the table of rights has it for %s', async (role) => {
    const token = await testServer.signIn(hotelEmails[role])
    const { body: asked } = await ask('talk')
    const resolves = can({ role }, 'requests:resolve')
    const takes = can({ role }, 'requests:take')

    expect((await count(token)).status).toBe(can({ role }, 'requests:count') ? 200 : 403)
    expect((await act('take', asked.id, token)).status).toBe(takes ? 200 : 403)
    expect((await act('giveBack', asked.id, token)).status).toBe(takes ? 200 : 403)
    expect((await resolve(asked.id, token)).status).toBe(resolves ? 200 : 403)
    expect((await act('undo', asked.id, token)).status).toBe(resolves ? 200 : 403)
  })

  it.each(['admin', 'organization'] as const)(
    'ends a request as the %s, who sees those of all venues',
    async (role) => {
      const { body: asked } = await ask('talk')

      const ended = await resolve(asked.id, await testServer.signIn(hotelEmails[role]))

      expect(ended).toMatchObject({ status: 200, body: { status: 'completed' } })
      expect(await read(asked.id)).toMatchObject({ status: 'completed' })
    },
  )

  it('is no stranger, guest or machine, and nobody who is not signed in', async () => {
    const { body: asked } = await ask('talk')
    const callers = [await testServer.signIn('manager@restaurant.demo'), guest.token, machine, '']

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
    desk.setClock(new Date(after(minute)))
    const { body } = await ask('talk')
    if (minute < 12) await resolve(body.id, shift.waiter)
    asked.push(body)
  }
  desk.setClock(noon)
  const long = daysBefore(noon, 32)
  await testServer.db.write(() => run('UPDATE requests SET "createdAt" = ? WHERE "id" = ?', long, asked[0]!.id))
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
  return (await testServer.request<Page>('GET', `/v1/waiter?${query}`, { token: shift.manager })).body
}

function count(token: string, body: object = {}) {
  return testServer.request<RequestCount>('POST', '/v1/requestcount', { token, body })
}

function patchVenue(token: string, body: object) {
  return testServer.request<{ requestDueMinutes: object }>('PATCH', '/v1/restaurant/1', { token, body })
}

function after(minutes: number): string {
  return new Date(noon.getTime() + minutes * 60_000).toISOString()
}
