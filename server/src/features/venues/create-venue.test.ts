import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standardSettings, type Venue, venueSchema } from '@brigade/domain/venues/venues.schema.ts'
import type { VenueSetUp } from '@brigade/domain/venues/venues.setup.ts'
import type { ListedVenue } from '@brigade/domain/venues/venues.rows.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/with-app.ts'

let testServer: TestServer
let admin: string

const created = 'v1/restaurant created'
const grill = { name: ' Harbour  Grill', currency: 'JOD', timeZone: 'Asia/Amman', isRestaurant: true }

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
})

afterAll(() => testServer.close())

describe('creating a venue', () => {
  it('gives it the usual settings, and everything works there at once', async () => {
    const { status, body } = await create(grill)

    expect(status).toBe(201)
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(venueSchema.properties).toSorted())
    expect(body).toMatchObject({ ...standardSettings, name: 'Harbour Grill', currency: 'JOD', timeZone: 'Asia/Amman' })
    expect(body).toMatchObject({ version: 1, archivedAt: null, updatedBy: 'Nadia Rahal' })
    const read = await testServer.request('GET', `/v1/restaurant/${body.id}`, { token: admin })
    expect(read.body).toEqual(body)
    const tables = { restaurantId: body.id, tables: [{ name: 'T1' }] }
    expect(await testServer.request('POST', '/v1/add/tables', { token: admin, body: tables })).toMatchObject({
      status: 201,
    })
    const menu = {
      restaurantId: body.id,
      name: { en: 'Lunch', ar: 'غداء' },
      daysAvailable: ['ALL'],
      hoursAvailable: ['ALL'],
    }
    expect(await testServer.request('POST', '/v1/menu', { token: admin, body: menu })).toMatchObject({ status: 201 })
  })

  it.each([
    ['organization@brigade.demo', 201],
    ['supermanager@brigade.demo', 201],
    ['manager@hotel.demo', 403],
    ['ordertaker@hotel.demo', 403],
    ['waiter@hotel.demo', 403],
    ['chief@hotel.demo', 403],
    ['marketing@hotel.demo', 403],
    ['finance@hotel.demo', 403],
  ])('is for %s: %i', async (email, status) => {
    expect(await create(grill, await testServer.signIn(email))).toMatchObject({ status })
  })

  it('is not for guests, machines and people who are signed out', async () => {
    const { token } = await testServer.guestAt('Room 204')

    expect(await create(grill, token)).toMatchObject({ status: 403 })
    expect(await create(grill, 'brigade-demo-payments-1')).toMatchObject({ status: 403 })
    expect(await testServer.request('POST', '/v1/restaurant', { body: grill })).toMatchObject({ status: 401 })
  })

  it.each<[what: string, body: object, codes: object]>([
    ['nothing', {}, { name: 'venueNameMissing', currency: 'currencyMissing', timeZone: 'timeZoneUnknown' }],
    ['no name', { ...grill, name: ' ' }, { name: 'venueNameMissing' }],
    ['no place’s clock', { ...grill, timeZone: 'Amman' }, { timeZone: 'timeZoneUnknown' }],
  ])('refuses %s, and names what is missing', async (_what, body, codes) => {
    const answer = await create(body)

    expect(answer).toMatchObject({ status: 400, body: { data: { reason: 'validation', codes } } })
  })

  it('creates one venue, however often the call is repeated', async () => {
    const headers = { 'Idempotency-Key': 'a-new-venue' }
    const ask = () => testServer.request<Venue>('POST', '/v1/restaurant', { token: admin, body: grill, headers })

    const [one, other] = await Promise.all([ask(), ask()])
    const later = await ask()

    expect([one.body.id, other.body.id, later.body.id]).toEqual(Array.from({ length: 3 }, () => one.body.id))
    expect(
      await testServer.request('POST', '/v1/restaurant', { token: admin, body: { ...grill, name: 'Other' }, headers }),
    ).toMatchObject({ status: 422 })
  })

  it('is told to those who see all venues, and to nobody else', async () => {
    const hearing = await Promise.all(['organization@brigade.demo', 'supermanager@brigade.demo'].map(listen))
    const deaf = await Promise.all(['manager@hotel.demo', 'waiter@restaurant.demo'].map(listen))

    const { body } = await create(grill)

    for (const screen of hearing) {
      await screen.caughtUp()
      expect(screen.heard(created)).toEqual([body])
    }
    for (const screen of deaf) {
      await screen.caughtUp()
      expect(screen.heard(created)).toEqual([])
    }
    await testServer.request('PATCH', `/v1/restaurant/${body.id}`, { token: admin, body: { serviceFee: 5 } })
    await hearing[0]!.caughtUp()
    expect(hearing[0]!.heard('v1/restaurant patched')).toMatchObject([{ id: body.id, serviceFee: 5 }])
  })
})

describe('the list of venues for the head office', () => {
  it('has the state, the tables and the last order of each', async () => {
    const { body } = await rows('name=harbour hotel')

    expect(body.data).toEqual([
      {
        id: 1,
        name: 'Harbour Hotel',
        currency: 'AED',
        timeZone: 'Asia/Dubai',
        isRestaurant: false,
        state: 'open',
        pausedUntil: null,
        tableCount: expect.any(Number),
        lastOrderAt: expect.stringMatching(/^2026-03-0\dT/),
        version: 1,
      },
    ])
    expect(body.data[0]!.tableCount).toBeGreaterThan(10)
  })

  it('finds venues by a part of the name, by type and by state, page by page', async () => {
    await testServer.request('PATCH', '/v1/restaurant/2', { token: admin, body: { canReceiveOrder: false } })

    expect((await rows('state=notReceiving')).body.data.map(({ name }) => name)).toEqual(['Olive Street Kitchen'])
    expect((await rows('state=open&name=olive')).body.data).toEqual([])
    expect((await rows('state=archived')).body.data).toEqual([])
    expect((await rows('isRestaurant=false')).body.data.every(({ isRestaurant }) => !isRestaurant)).toBe(true)
    const { body } = await rows('$limit=2&$skip=1')
    expect(body).toMatchObject({ limit: 2, skip: 1 })
    expect(body.data).toHaveLength(2)
    const names = (await rows('$limit=100')).body.data.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : 1)))
  })

  it('is for those who see all venues', async () => {
    for (const email of ['manager@hotel.demo', 'finance@hotel.demo'])
      expect(await rows('', await testServer.signIn(email))).toMatchObject({ status: 403 })
    expect(await rows('', await testServer.signIn('supermanager@brigade.demo'))).toMatchObject({ status: 200 })
  })
})

describe('the set-up of a venue', () => {
  it('tells what is missing, step by step', async () => {
    const { body: venue } = await create(grill)
    expect(await stepsDone(venue.id)).toEqual(['currency', 'timeZone'])

    const tables = { restaurantId: venue.id, tables: [{ name: 'T1' }] }
    await testServer.request('POST', '/v1/add/tables', { token: admin, body: tables })

    expect(await stepsDone(venue.id)).toEqual(['currency', 'timeZone', 'tables'])
    expect(await stepsDone(1)).toEqual(expect.arrayContaining(['tables', 'menu', 'staff']))
  })

  it('is for those who see all venues, and of venues that there are', async () => {
    const manager = await testServer.signIn('manager@hotel.demo')

    expect(await testServer.request('GET', '/v1/set-up/restaurant/1', { token: manager })).toMatchObject({
      status: 403,
    })
    expect(await testServer.request('GET', '/v1/set-up/restaurant/999', { token: admin })).toMatchObject({
      status: 404,
    })
  })
})

async function stepsDone(id: number): Promise<string[]> {
  const { body } = await testServer.request<VenueSetUp>('GET', `/v1/set-up/restaurant/${id}`, { token: admin })
  return body.steps.filter(({ isDone }) => isDone).map(({ step }) => step)
}

async function listen(email: string) {
  return testServer.connect(await testServer.signIn(email))
}

function create(body: object, token = admin): Promise<Answer<Venue>> {
  return testServer.request<Venue>('POST', '/v1/restaurant', { token, body })
}

function rows(query: string, token = admin) {
  return testServer.request<{ data: ListedVenue[] }>('GET', `/v1/list/restaurants?${query}`, { token })
}
