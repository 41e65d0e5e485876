import { can } from '@brigade/domain/access/permissions.ts'
import { type GuestService, standardServiceTypes } from '@brigade/domain/requests/guest-services.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { demoAccounts } from '#seeds/accounts.ts'
import { type Shift, startShift } from '#testing/shift.ts'
import { noon, type TestServer } from '#testing/test-server.ts'

type Refused = { message: string; data: { reason: string; fields: Record<string, string>; ids: number[] } }

/** Those of the demo’s hotel itself: an extra pillow, a taxi, a late check-out. */
const own = ['custom', 'custom', 'custom']

let shift: Shift
let testServer: TestServer
let manager: string
let now = noon

beforeAll(async () => {
  shift = await startShift({ room: 'Room 410', clock: { now: () => now } })
  ;({ testServer, manager } = shift)
})

beforeEach(async () => {
  now = noon
  await testServer.db.write(() => run('DELETE FROM requests'))
  await testServer.db.write(() =>
    run(
      `UPDATE guest_services SET "isActive" = ?, "label" = '{}', "hoursAvailable" = '["ALL"]', "alertedRoles" = '["manager","orderTaker","waiter"]'
       WHERE "requestType" <> 'custom'`,
      true,
    ),
  )
})

afterAll(() => testServer.close())

describe('the services of a venue', () => {
  it('are those of the standard, in its order, until they are sorted in one call', async () => {
    const services = await list()
    expect(services.map(({ requestType }) => requestType)).toEqual([...standardServiceTypes, ...own])
    const screen = await testServer.connect(shift.waiter)
    const standing = services.map(({ id }) => id)
    const ids = standing.toReversed()

    const answer = await call('POST', '/v1/sort/guest-services', { restaurantId: 1, ids })

    expect(answer).toMatchObject({ status: 200, body: { restaurantId: 1, ids } })
    await screen.caughtUp()
    expect(screen.heard('v1/sort/guest-services created')).toEqual([{ restaurantId: 1, ids }])
    expect((await offered()).map(({ requestType }) => requestType)).toEqual(
      [...standardServiceTypes, ...own].toReversed(),
    )
    expect(await call('POST', '/v1/sort/guest-services', { restaurantId: 1, ids: ids.slice(1) })).toMatchObject({
      status: 409,
      body: { data: { reason: 'sortMoved', ids } },
    })
    expect(await call('POST', '/v1/sort/guest-services', { restaurantId: 2, ids })).toMatchObject({
      status: 400,
      body: { data: { fields: { restaurantId: 'This venue doesn’t exist.' } } },
    })
    await call('POST', '/v1/sort/guest-services', { restaurantId: 1, ids: standing })
  })

  it('change for all screens, and a stale change gets the current record', async () => {
    const { id, version } = await service('towel')
    const screen = await testServer.connect(shift.waiter)
    const elsewhere = await testServer.connect(await testServer.signIn('manager@restaurant.demo'))
    const change = { label: { en: ' Pool  towels ', de: '' }, hoursAvailable: ['1', '22'], alertedRoles: ['waiter'] }

    const answer = await patch(id, { ...change, version })

    const stored = { label: { en: 'Pool towels' }, hoursAvailable: ['1', '22'], alertedRoles: ['waiter'] }
    expect(answer).toMatchObject({ status: 200, body: { ...stored, version: version + 1, updatedBy: 'Layla Haddad' } })
    await Promise.all([screen.caughtUp(), elsewhere.caughtUp()])
    expect(screen.heard('v1/guest-services patched')).toMatchObject([{ id, ...stored }])
    expect(elsewhere.heard('v1/guest-services patched')).toEqual([])
    // The same change again is no conflict.
    expect(await patch(id, { ...change, version })).toMatchObject({ status: 200, body: { version: version + 1 } })
    expect(await patch(id, { isActive: false, version })).toMatchObject({
      status: 409,
      body: { data: { reason: 'staleVersion', current: { id, ...stored } } },
    })
  })

  it.each<[body: object, field: string]>([
    [{ label: { en: 'x'.repeat(61) } }, 'label.en'],
    [{ label: { fi: 'Pyyhe' } }, 'label.fi'],
    [{ daysAvailable: [] }, 'daysAvailable'],
    [{ hoursAvailable: ['24'] }, 'hoursAvailable.0'],
    [{ alertedRoles: [] }, 'alertedRoles'],
    [{ alertedRoles: ['chief'] }, 'alertedRoles.0'],
    [{ requestType: 'talk' }, 'requestType'],
  ])('refuse %j at its field', async (body, field) => {
    const { id } = await service('talk')

    const answer = await patch(id, body)

    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.data.fields)).toEqual([field])
  })

  it.each(demoAccounts.map(({ email, role, venueId }) => [role, venueId ?? 'all', email] as const))(
    'are for those who set up or serve: %s of %s',
    async (role, venueId, email) => {
      const token = await testServer.signIn(email)
      const { id } = await service('talk')
      const isHere = venueId === 'all' || venueId === 1
      const there = (other: number) => (isHere ? 200 : other)
      const may = (right: boolean, other = 404) => (right ? there(other) : 403)

      const reads = can({ role }, 'guestServices:read')
      const writes = can({ role }, 'requests:configure')
      expect((await call('GET', '/v1/guest-services?restaurantId=1', undefined, token)).status).toBe(may(reads, 403))
      expect((await call('GET', `/v1/guest-services/${id}`, undefined, token)).status).toBe(may(reads))
      expect((await patch(id, { isActive: true }, token)).status).toBe(may(writes))
      expect((await call('POST', '/v1/response-times', { id }, token)).status).toBe(may(writes))
      const asks = can({ role }, 'requests:create')
      expect((await call('POST', '/v1/offered/services', { restaurantId: 1 }, token)).status).toBe(may(asks, 403))
    },
  )

  it('need a sign-in, and show guests only what is offered', async () => {
    const { id } = await service('talk')

    expect((await testServer.request('GET', '/v1/guest-services', {})).status).toBe(401)
    expect((await call('GET', '/v1/guest-services', undefined, shift.guest.token)).status).toBe(403)
    expect((await patch(id, { isActive: false }, shift.guest.token)).status).toBe(403)
    expect((await call('POST', '/v1/offered/services', { restaurantId: 2 }, shift.guest.token)).status).toBe(403)
  })

  it('come with a new venue, and a duplicate has those of the first', async () => {
    const admin = await testServer.signIn('admin@brigade.demo')
    await patch((await service('talk')).id, { isActive: false })
    const created = await call<{ id: number }>(
      'POST',
      '/v1/restaurant',
      { name: 'Dune Camp', currency: 'AED', timeZone: 'Asia/Dubai', isRestaurant: false },
      admin,
    )
    const copy = (name: string, copies: string[]) =>
      call<{ id: number }>('POST', '/v1/duplicate/restaurant', { id: 1, name, copies }, admin)
    const [like, unlike] = [await copy('Like', ['settings']), await copy('Unlike', ['menus'])]

    const off = async (venueId: number) => (await list(venueId, admin)).filter(({ isActive }) => !isActive)
    expect(await list(created.body.id, admin)).toHaveLength(standardServiceTypes.length)
    expect(await off(created.body.id)).toEqual([])
    expect((await off(like.body.id)).map(({ requestType }) => requestType)).toEqual(['talk'])
    expect(await off(unlike.body.id)).toEqual([])
  })
})

describe('a guest', () => {
  it('asks only for what the venue offers', async () => {
    await patch((await service('towel')).id, { isActive: false, label: { en: 'Pool towels' } })

    expect(await ask('towel')).toMatchObject({
      status: 422,
      body: { data: { reason: 'serviceOff', fields: { requestType: 'This request isn’t offered here.' } } },
    })
    expect((await offered()).map(({ requestType }) => requestType)).not.toContain('towel')
    expect((await ask('talk')).status).toBe(201)
  })

  it('asks only during its hours, by the clock of the venue', async () => {
    // Noon of the tests is an hour of Dubai.
    const hour = String((noon.getUTCHours() + 4) % 24)
    await patch((await service('icebucket')).id, { hoursAvailable: [hour], label: { en: 'Ice', ar: 'ثلج' } })

    expect(await offered()).toContainEqual({
      requestType: 'icebucket',
      serviceId: null,
      label: { en: 'Ice', ar: 'ثلج' },
      icon: null,
      questions: [],
    })
    now = new Date(noon.getTime() + 3_600_000)
    expect(await ask('icebucket')).toMatchObject({ status: 422, body: { data: { reason: 'serviceClosed' } } })
    now = noon
    expect((await ask('icebucket')).status).toBe(201)
  })

  it('alerts the roles of the service, which no guest reads', async () => {
    await patch((await service('towel')).id, { alertedRoles: ['waiter'] })

    const asked = await ask('towel')

    expect(asked).toMatchObject({ status: 201, body: { alertedRoles: null } })
    const seen = await call<GuestRequest>('GET', `/v1/waiter/${asked.body.id}`)
    expect(seen.body.alertedRoles).toEqual(['waiter'])
  })

  it('is served as before by a venue that has stored nothing', async () => {
    await testServer.db.write(() => run('DELETE FROM guest_services WHERE "restaurantId" = 1'))
    try {
      expect((await ask('towel')).status).toBe(201)
      expect((await offered()).map(({ requestType }) => requestType)).toEqual(standardServiceTypes)
    } finally {
      for (const [place, type] of standardServiceTypes.entries())
        await testServer.db.write(() =>
          run('INSERT INTO guest_services ("restaurantId", "requestType", "index") VALUES (1, ?, ?)', type, place + 1),
        )
    }
  })
})

describe('a member of staff', () => {
  it('opens a request for the guests of a table, once and at any hour', async () => {
    const { id } = await service('towel')
    await patch(id, { hoursAvailable: ['3'], alertedRoles: ['manager'] })
    const screen = await testServer.connect(manager)
    const body = { requestType: 'towel', tableId: shift.guest.tableId }

    const opened = await call<GuestRequest>('POST', '/v1/waiter', body, shift.waiter)
    const again = await call<GuestRequest>('POST', '/v1/waiter', body, manager)

    expect(opened).toMatchObject({
      status: 201,
      body: { status: 'active', table: 'Room 410', alertedRoles: ['manager'], updatedBy: expect.any(String) },
    })
    expect(again.body.id).toBe(opened.body.id)
    await screen.caughtUp()
    expect(screen.heard('v1/waiter created')).toMatchObject([{ id: opened.body.id }])
  })

  it.each<[body: object, status: number, field: string]>([
    [{ requestType: 'towel' }, 400, 'tableId'],
    [{ requestType: 'towel', tableId: 99_999 }, 400, 'tableId'],
    [{ requestType: 'orderCancellation', orderId: 1 }, 400, 'requestType'],
    [{ requestType: 'card', orderId: 1, tableId: 5 }, 400, 'orderId'],
  ])('is refused %j', async (body, status, field) => {
    const answer = await call('POST', '/v1/waiter', body, shift.waiter)

    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body.data.fields)).toEqual([field])
  })

  it('opens nothing that is off, and nothing at another venue', async () => {
    await patch((await service('towel')).id, { isActive: false })
    const body = { requestType: 'towel', tableId: shift.guest.tableId }
    const elsewhere = await testServer.signIn('manager@restaurant.demo')

    expect(await call('POST', '/v1/waiter', body, shift.waiter)).toMatchObject({
      status: 422,
      body: { data: { reason: 'serviceOff' } },
    })
    expect((await call('POST', '/v1/waiter', { ...body, requestType: 'talk' }, elsewhere)).status).toBe(400)
  })
})

describe('response times', () => {
  it('are of the resolved requests of the last thirty days', async () => {
    const { id } = await service('towel')
    const { body: asked } = await ask('towel')
    now = new Date(noon.getTime() + 20 * 60_000)
    await call('PATCH', `/v1/waiter/${asked.id}`, { status: 'completed' })

    expect(await call('POST', '/v1/response-times', { id })).toMatchObject({
      status: 200,
      body: { total: 1, late: 1, medianSeconds: 1200, ninetiethSeconds: 1200 },
    })
    const monthAgo = new Date(noon.getTime() - 31 * 86_400_000).toISOString()
    await testServer.db.write(() => run('UPDATE requests SET "createdAt" = ?', monthAgo))
    expect((await call('POST', '/v1/response-times', { id })).body).toMatchObject({ total: 0 })
  })
})

function call<T = Refused>(method: string, address: string, body?: object, token = manager) {
  return testServer.request<T>(method, address, { token, ...(body && { body }) })
}

function patch(id: number, body: object, token = manager) {
  return call<GuestService & Refused>('PATCH', `/v1/guest-services/${id}`, body, token)
}

function ask(requestType: string) {
  return call<GuestRequest & Refused>('POST', '/v1/waiter', { requestType }, shift.guest.token)
}

async function offered() {
  const answer = await call<{ requestType: string; label: object }[]>(
    'POST',
    '/v1/offered/services',
    {},
    shift.guest.token,
  )
  return answer.body
}

async function list(venueId = 1, token = manager): Promise<GuestService[]> {
  const address = `/v1/guest-services?restaurantId=${venueId}&skipPaginate=true`
  return (await call<GuestService[]>('GET', address, undefined, token)).body
}

async function service(type: string): Promise<GuestService> {
  return (await list()).find(({ requestType }) => requestType === type)!
}
