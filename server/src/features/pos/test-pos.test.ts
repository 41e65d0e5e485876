import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { PosKeyFault } from '@brigade/domain/pos/pos.keys.schema.ts'
import type { TestedPos } from '@brigade/domain/pos/pos.testing.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { startSimulatedPos, type SimulatedPos } from './testing/simulated-pos.ts'

let testServer: TestServer
let till: SimulatedPos
let manager: string

beforeEach(async () => {
  till = await startSimulatedPos()
  testServer = await startTestServer({ allowsLocalTargets: true })
  manager = await testServer.signIn('manager@hotel.demo')
  await configure(till.openCheck)
})

afterEach(async () => {
  await testServer.close()
  till.close()
})

describe('asking whether a point of sale answers', () => {
  it('tells what answers at both addresses, without sending an order', async () => {
    const { status, body } = await test(manager)

    expect({ status, body }).toEqual({
      status: 200,
      body: {
        endPoint: { url: till.normal, reach: 'answered', status: 200, failure: null, tookMs: expect.any(Number) },
        openCheck: { url: till.openCheck, reach: 'answered', status: 200, failure: null, tookMs: expect.any(Number) },
      },
    })
    expect(till.got).toEqual([])
  })

  it('tells of a venue without open checks that there is none', async () => {
    await configure('')

    expect((await test(manager)).body.openCheck).toBeNull()
  })

  it('tells what is wrong where nothing answers', async () => {
    till.close()

    expect(await test(manager)).toMatchObject({
      status: 200,
      body: { endPoint: { reach: 'unreachable', status: null, failure: 'refused' } },
    })
  })

  it('does not call the server itself unless its administrator allows that', async () => {
    await testServer.close()
    testServer = await startTestServer({ allowsLocalTargets: false })
    manager = await testServer.signIn('manager@hotel.demo')
    await configure('')

    expect((await test(manager)).body.endPoint).toMatchObject({ reach: 'addressForbidden', status: null })
  })

  it('knows the addresses of the venue only', async () => {
    expect(await test(manager, { addressId: 2 })).toMatchObject({
      status: 422,
      body: { data: { reason: 'addressUnknown', fields: { addressId: expect.any(String) } } },
    })
    expect(await test(manager, { url: 'http://10.0.0.1/' })).toMatchObject({
      status: 400,
      body: { data: { fields: { url: expect.any(String) } } },
    })
  })

  it.each(staffRoles)('is for the head office and the manager: %s', async (role) => {
    const may = ['admin', 'organization', 'manager'].includes(role)

    expect(await test(await testServer.signIn(hotelEmails[role]))).toMatchObject({ status: may ? 200 : 403 })
  })

  it('is not for strangers, guests, machines and people who are signed out', async () => {
    const { token } = await testServer.guestAt('Room 204')

    expect(await test(await testServer.signIn('manager@restaurant.demo'))).toMatchObject({ status: 404 })
    expect(await test(token)).toMatchObject({ status: 403 })
    expect(await test('brigade-demo-payments-1')).toMatchObject({ status: 403 })
    expect(await test('')).toMatchObject({ status: 401 })
  })
})

describe('what lacks a key', () => {
  it('is nothing at a venue whose items have one each', async () => {
    expect((await keys()).body).toEqual({ total: 0, limit: 10, skip: 0, data: [] })
  })

  it('is told page by page, and follows the menus', async () => {
    await testServer.db.write(function* () {
      yield* run('UPDATE items SET "posItemId" = NULL WHERE "restaurantId" = 1 AND "id" <= 2')
      yield* run(`UPDATE items SET "posItemId" = 'same' WHERE "restaurantId" = 1 AND "id" IN (3, 4)`)
      yield* run('UPDATE venues SET "catalogueVersion" = "catalogueVersion" + 1 WHERE "id" = 1')
    })

    const all = await keys('&$limit=3')
    const rest = await keys('&$limit=3&$skip=3')
    const missing = await keys('&fault=missing')

    expect(all.body).toMatchObject({ total: 4, limit: 3, skip: 0 })
    expect(all.body.data.map(({ fault, itemId }) => [fault, itemId])).toEqual([
      ['missing', 1],
      ['missing', 2],
      ['shared', 3],
    ])
    expect(rest.body.data).toMatchObject([{ fault: 'shared', itemId: 4, posItemId: 'same', sharedBy: 2 }])
    expect(missing.body).toMatchObject({ total: 2, data: [{ itemId: 1, posItemId: null }, { itemId: 2 }] })
  })

  it('is told to the head office and the manager of the venue', async () => {
    for (const role of staffRoles) {
      const may = ['admin', 'organization', 'manager'].includes(role)
      expect(await keys('', await testServer.signIn(hotelEmails[role]))).toMatchObject({ status: may ? 200 : 403 })
    }
    expect(await keys('', await testServer.signIn('manager@restaurant.demo'))).toMatchObject({ status: 403 })
    expect(await keys('', '')).toMatchObject({ status: 401 })
  })

  it('is asked of one venue, by what is known', async () => {
    expect(await testServer.request('GET', '/v1/pos-keys', { token: manager })).toMatchObject({
      status: 400,
      body: { data: { fields: { restaurantId: expect.any(String) } } },
    })
    expect(await keys('&fault=odd')).toMatchObject({ status: 400 })
  })
})

function configure(openCheckUrl: string): Promise<unknown> {
  const address = { id: 1, endPointUrl: till.normal, openCheckUrl, commentItemId: '', isDefaultPos: true }
  return testServer.db.write(() =>
    run('UPDATE venues SET "integratedPOSList" = ? WHERE "id" = 1', JSON.stringify([address])),
  )
}

function test(token: string, more: object = {}) {
  return testServer.request<TestedPos>('POST', '/v1/pos-test', {
    token,
    body: { restaurantId: 1, addressId: 1, ...more },
  })
}

function keys(query = '', token = manager) {
  return testServer.request<Paged<PosKeyFault>>('GET', `/v1/pos-keys?restaurantId=1${query}`, { token })
}
