import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicVenueFields, type Venue, venueSchema } from '@brigade/domain/venues/venues.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer

beforeAll(async () => {
  testServer = await startTestServer()
})

afterAll(() => testServer.close())

describe('the list of venues', () => {
  it.each([
    ['admin@brigade.demo', [1, 2, 3, 4, 5]],
    ['organization@brigade.demo', [1, 2, 3, 4, 5]],
    ['supermanager@brigade.demo', [1, 2, 3, 4, 5]],
    ['manager@hotel.demo', [1]],
    ['waiter@restaurant.demo', [2]],
  ])('has for %s the venues %j', async (email, ids) => {
    const token = await testServer.signIn(email)

    const answer = await list(token)

    expect(answer.body.map(({ id }) => id)).toEqual(ids)
  })

  it('comes in pages unless it is wanted whole', async () => {
    const token = await testServer.signIn('admin@brigade.demo')

    const page = await testServer.request('GET', '/v1/restaurant?$limit=2&$skip=1&$sort[id]=-1', { token })

    expect(page.body).toMatchObject({ total: 5, limit: 2, skip: 1, data: [{ id: 4 }, { id: 3 }] })
  })

  it.each([
    ['olive', [2]],
    ['HARBOUR', [1]],
    ['ee', [2, 3]],
    ['nowhere', []],
    ['%', []],
    ['_', []],
    ["'; drop table venues; --", []],
    ['\\', []],
  ])('finds %j in names', async (name, ids) => {
    const token = await testServer.signIn('admin@brigade.demo')

    const answer = await list(token, `&name=${encodeURIComponent(name)}`)

    expect(answer.body.map(({ id }) => id)).toEqual(ids)
  })

  it('has only those with a pause, if these are asked for', async () => {
    const token = await testServer.signIn('admin@brigade.demo')
    await testServer.request('POST', '/v1/pause/orders', {
      token: await testServer.signIn('manager@restaurant.demo'),
      body: { restaurantId: 2, minutes: null },
    })

    expect((await list(token, '&isPaused=true')).body.map(({ id }) => id)).toEqual([2])
    expect((await list(token)).body).toHaveLength(5)
    expect((await list(token, '&isPaused=false')).status).toBe(400)
    await testServer.db.write(() => run(`UPDATE venues SET "orderPauses" = '[]'`))
  })

  it("refuses to list a stranger's venue", async () => {
    const token = await testServer.signIn('manager@hotel.demo')

    expect(await list(token, '&id=2')).toMatchObject({ status: 403, body: { data: { reason: 'otherVenue' } } })
    expect(await list(token, '&id[$in][]=1&id[$in][]=2')).toMatchObject({ status: 403 })
    expect(await list(token, '&id[$in][]=1')).toMatchObject({ status: 200, body: [{ id: 1 }] })
  })

  it('refuses a filter that it does not know', async () => {
    const token = await testServer.signIn('admin@brigade.demo')

    expect(await list(token, '&colour=red')).toMatchObject({
      status: 400,
      body: { data: { fields: { colour: expect.any(String) } } },
    })
  })
})

describe('a venue', () => {
  it('has all its settings for its staff', async () => {
    const token = await testServer.signIn('waiter@hotel.demo')

    const { body } = await testServer.request<Venue>('GET', '/v1/restaurant/1', { token })

    expect(Object.keys(body).toSorted()).toEqual(Object.keys(venueSchema.properties).toSorted())
    expect(body).toMatchObject({
      name: 'Harbour Hotel',
      currency: 'AED',
      serviceFee: 10,
      isRestaurant: false,
      isPOSIntegrated: true,
      tenderMedia: { cash: '1' },
      trayOutSettings: { enabled: true },
    })
  })

  it('says after how many minutes an order is late in each stage, by its own choice or as usual', async () => {
    const token = await testServer.signIn('manager@hotel.demo')
    const { body: usual } = await testServer.request<Venue>('GET', '/v1/restaurant/1', { token })

    await testServer.db.write(() => run('UPDATE venues SET "passLateAfterMinutes" = ? WHERE "id" = ?', 3, 1))

    const { body } = await testServer.request<Venue>('GET', '/v1/restaurant/1', { token })
    expect(usual.lateAfterMinutes).toEqual({ queue: 5, change: 5, pass: 5, delivered: 60 })
    expect(body.lateAfterMinutes).toEqual({ queue: 5, change: 5, pass: 3, delivered: 60 })
  })

  it('may have a service fee with decimals', async () => {
    const token = await testServer.signIn('manager@restaurant.demo')

    expect(await testServer.request('GET', '/v1/restaurant/2', { token })).toMatchObject({ body: { serviceFee: 4.5 } })
  })

  it('shows guests and machines nothing of the systems behind it', async () => {
    const { token } = await testServer.guestAt('Room 204')

    for (const caller of [token, 'brigade-demo-payments-1']) {
      const { body } = await testServer.request('GET', '/v1/restaurant/1', { token: caller })
      const listed = await list(caller)
      expect(Object.keys(body).toSorted()).toEqual([...publicVenueFields].toSorted())
      expect(listed.body).toEqual([body])
    }
  })

  it('of strangers is not found, and neither is one that does not exist', async () => {
    const manager = await testServer.signIn('manager@hotel.demo')
    const admin = await testServer.signIn('admin@brigade.demo')

    expect(await testServer.request('GET', '/v1/restaurant/2', { token: manager })).toMatchObject({ status: 404 })
    expect(await testServer.request('GET', '/v1/restaurant/99', { token: admin })).toMatchObject({ status: 404 })
    expect(await testServer.request('GET', '/v1/restaurant/one', { token: admin })).toMatchObject({ status: 404 })
  })

  it('is answered alike over the socket', async () => {
    const token = await testServer.signIn('manager@hotel.demo')
    const { client } = await testServer.connect(token)
    const venues = client.service('v1/restaurant')

    const { body } = await testServer.request('GET', '/v1/restaurant/1', { token })

    expect(await venues.get(1)).toEqual(body)
    expect(await venues.find({ query: { skipPaginate: true } })).toEqual([body])
    await expect(venues.get(2)).rejects.toMatchObject({ code: 404 })
    await expect(venues.find({ query: { id: 2 } })).rejects.toMatchObject({ code: 403 })
    await expect(venues.find({ query: { name: 'a'.repeat(70_000) } })).rejects.toMatchObject({ code: 400 })
  })
})

function list(token: string, query = '') {
  return testServer.request<Venue[]>('GET', `/v1/restaurant?skipPaginate=true${query}`, { token })
}
