import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pauseOrdersPath, resumeOrdersPath } from '@brigade/domain/venues/pausing.api.ts'
import { type Guest, noon, type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer
let guest: Guest

beforeAll(async () => {
  testServer = await startTestServer()
  guest = await testServer.guestAt('Room 204')
})

afterAll(() => testServer.close())

describe('who may pause and resume', () => {
  it.each([
    ['admin@brigade.demo', 200],
    ['organization@brigade.demo', 200],
    ['supermanager@brigade.demo', 403],
    ['manager@hotel.demo', 200],
    ['ordertaker@hotel.demo', 200],
    ['waiter@hotel.demo', 403],
    ['chief@hotel.demo', 403],
    ['marketing@hotel.demo', 403],
    ['finance@hotel.demo', 403],
    ['manager@restaurant.demo', 400],
  ])('%s: %i', async (email, status) => {
    expect(await pause(email, { minutes: 15 })).toMatchObject({ status })
    expect(await resume(email)).toMatchObject({ status })
  })

  it('is not for guests, machines and people who are signed out', async () => {
    for (const path of [pauseOrdersPath, resumeOrdersPath]) {
      const body = { restaurantId: 1, ...(path === pauseOrdersPath && { minutes: 15 }) }
      expect(await testServer.request('POST', `/${path}`, { token: guest.token, body })).toMatchObject({ status: 403 })
      expect(await testServer.request('POST', `/${path}`, { token: 'brigade-demo-payments-1', body })).toMatchObject({
        status: 403,
      })
      expect(await testServer.request('POST', `/${path}`, { body })).toMatchObject({ status: 401 })
    }
  })

  it.each<[what: string, body: object, field: string]>([
    ['an unknown venue', { restaurantId: 99 }, 'restaurantId'],
    ['an unknown menu', { menuId: 9_999 }, 'menuId'],
    ['another length', { minutes: 20 }, 'minutes'],
    ['a time that is none', { seen: 'now' }, 'seen'],
    ['what is unknown', { until: noon.toISOString() }, 'until'],
  ])('refuses %s, and names it', async (_what, body, field) => {
    const answer = await pause('admin@brigade.demo', { minutes: 15, ...body })

    expect(answer).toMatchObject({ status: 400, body: { data: { fields: { [field]: expect.any(String) } } } })
  })

  it('refuses a menu of another venue', async () => {
    const [menu] = await testServer.db.many<{ id: number }>('SELECT "id" FROM menus WHERE "restaurantId" = 2 LIMIT 1')

    expect(await pause('manager@hotel.demo', { menuId: menu!.id, minutes: 15 })).toMatchObject({
      status: 400,
      body: { data: { codes: { menuId: 'menuUnknown' } } },
    })
  })

  it('cannot write pauses as a setting', async () => {
    const token = await testServer.signIn('admin@brigade.demo')

    expect(await testServer.request('PATCH', '/v1/restaurant/1', { token, body: { orderPauses: [] } })).toMatchObject({
      status: 400,
    })
  })
})

function pause(email: string, body: object) {
  return call(pauseOrdersPath, email, body)
}

function resume(email: string) {
  return call(resumeOrdersPath, email, {})
}

async function call(path: string, email: string, body: object) {
  const token = await testServer.signIn(email)
  return testServer.request('POST', `/${path}`, { token, body: { restaurantId: 1, ...body } })
}
