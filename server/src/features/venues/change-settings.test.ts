import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publicVenueFields, type Venue, venueSchema } from '@brigade/domain/venues/venues.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/with-app.ts'

let testServer: TestServer
const patched = 'v1/restaurant patched'

const address = {
  id: 1,
  endPointUrl: 'http://10.0.0.5:8080/orders',
  openCheckUrl: 'http://10.0.0.5:8080/checks',
  commentItemId: '900',
  isDefaultPos: true,
}

beforeEach(async () => {
  testServer = await startTestServer()
})

afterEach(() => testServer.close())

describe('changing the settings of a venue', () => {
  it('writes those that the body names, and who changed them', async () => {
    const admin = await testServer.signIn('admin@brigade.demo')
    const before = await venueOf(admin)

    const { status, body } = await patch(admin, { integratedPOSList: [address], isOnlinePayment: false })

    expect(status).toBe(200)
    expect(body).toEqual({
      ...before,
      integratedPOSList: [address],
      isOnlinePayment: false,
      version: 2,
      updatedAt: expect.any(String),
      updatedBy: 'Nadia Rahal',
    })
    expect(await venueOf(admin)).toEqual(body)
  })

  it.each([
    ['admin@brigade.demo', 200, 200],
    ['organization@brigade.demo', 200, 200],
    ['supermanager@brigade.demo', 403, 403],
    ['manager@hotel.demo', 200, 403],
    ['ordertaker@hotel.demo', 403, 403],
    ['waiter@hotel.demo', 403, 403],
    ['chief@hotel.demo', 403, 403],
    ['marketing@hotel.demo', 403, 403],
    ['finance@hotel.demo', 403, 403],
    ['manager@restaurant.demo', 404, 404],
  ])('is for %s: how the POS is used %i, what the venue is %i', async (email, use, nature) => {
    const token = await testServer.signIn(email)

    expect(await patch(token, { isAutoPostingToPOS: true })).toMatchObject({ status: use })
    expect(await patch(token, { isReciptPrintingOnly: true })).toMatchObject({ status: nature })
  })

  it('is not for guests, machines and people who are signed out', async () => {
    const { token } = await testServer.guestAt('Room 204')

    expect(await patch(token, { isCheckPos: false })).toMatchObject({ status: 403 })
    expect(await patch('brigade-demo-payments-1', { isCheckPos: false })).toMatchObject({ status: 403 })
    expect(await testServer.request('PATCH', '/v1/restaurant/1', { body: {} })).toMatchObject({ status: 401 })
  })

  it('changes nothing where one of the settings is of other roles, and names it', async () => {
    const manager = await testServer.signIn('manager@hotel.demo')

    const answer = await patch(manager, { isAutoPostingToPOS: true, isPOSIntegrated: false, integratedPOSList: [] })

    expect(answer).toMatchObject({
      status: 403,
      body: {
        data: {
          reason: 'settingNotYours',
          permission: 'pos:configure',
          codes: { isPOSIntegrated: 'settingNotYours', integratedPOSList: 'settingNotYours' },
        },
      },
    })
    expect(await venueOf(manager)).toMatchObject({ isAutoPostingToPOS: false, version: 1 })
  })

  it.each<[what: string, body: object, fields: string[]]>([
    ['what is no setting', { catalogueVersion: 4 }, ['catalogueVersion']],
    ['a version that nobody writes', { updatedAt: '2026-03-04T08:00:00.000Z' }, ['updatedAt']],
    ['wrong types', { isCheckPos: 'yes', isPOSIntegrated: 1 }, ['isCheckPos', 'isPOSIntegrated']],
    ['parts that are missing', { tenderMedia: { cash: '1', room: '2' } }, ['tenderMedia.card', 'tenderMedia.none']],
    [
      'a part that is unknown',
      { tenderMedia: { cash: '1', room: '2', card: '3', none: '4', cheque: '5' } },
      ['tenderMedia.cheque'],
    ],
    [
      'what is no web address',
      { integratedPOSList: [{ ...address, endPointUrl: 'ftp://pos' }] },
      ['integratedPOSList.0.endPointUrl'],
    ],
    [
      'addresses without a default',
      { integratedPOSList: [{ ...address, isDefaultPos: false }] },
      ['integratedPOSList'],
    ],
    [
      'several faults at once',
      { integratedPOSList: [address, { ...address, openCheckUrl: 'pos' }] },
      ['integratedPOSList.1.openCheckUrl', 'integratedPOSList.1.id', 'integratedPOSList.1.isDefaultPos'],
    ],
    [
      'too many addresses',
      { integratedPOSList: Array.from({ length: 21 }, (_, index) => ({ ...address, id: index + 1 })) },
      ['integratedPOSList'],
    ],
    ['a version that can be none', { version: 0 }, ['version']],
  ])('refuses %s, and names it', async (_what, body, fields) => {
    const admin = await testServer.signIn('admin@brigade.demo')

    const answer = await patch(admin, body)

    expect(answer).toMatchObject({ status: 400, body: { data: { reason: 'validation' } } })
    const { data } = answer.body as unknown as { data: { fields: object } }
    expect(Object.keys(data.fields).toSorted()).toEqual(fields.toSorted())
    expect(await venueOf(admin)).toMatchObject({ version: 1 })
  })

  it('does not find a venue that is not there', async () => {
    const admin = await testServer.signIn('admin@brigade.demo')

    expect(await testServer.request('PATCH', '/v1/restaurant/99', { token: admin, body: {} })).toMatchObject({
      status: 404,
    })
  })

  it('refuses who changed an older version, and brings the venue as it is', async () => {
    const admin = await testServer.signIn('admin@brigade.demo')
    const manager = await testServer.signIn('manager@hotel.demo')
    await patch(manager, { isAutoPostingToPOS: true, version: 1 })

    const answer = await patch(admin, { isPOSIntegrated: false, version: 1 })

    expect(answer).toMatchObject({
      status: 409,
      body: {
        data: {
          reason: 'staleVersion',
          current: { version: 2, isAutoPostingToPOS: true, isPOSIntegrated: true },
          changedBy: 'Layla Haddad',
        },
      },
    })
  })

  it('of two who change it at once from one version, lets one win', async () => {
    const admin = await testServer.signIn('admin@brigade.demo')
    const manager = await testServer.signIn('manager@hotel.demo')

    const answers = await Promise.all([
      patch(manager, { isAutoPostingToPOS: true, version: 1 }),
      patch(admin, { isCheckPos: false, version: 1 }),
      patch(admin, { isOnlinePayment: false, version: 1 }),
    ])

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await venueOf(admin)).toMatchObject({ version: 2 })
  })

  it('is no change where it is so already, whatever version it was made from', async () => {
    const manager = await testServer.signIn('manager@hotel.demo')
    const waiter = await listen('waiter@hotel.demo')
    await patch(manager, { isAutoPostingToPOS: true })

    const answer = await patch(manager, { isAutoPostingToPOS: true, version: 1 })

    expect(answer).toMatchObject({ status: 200, body: { version: 2 } })
    await waiter.caughtUp()
    expect(waiter.heard(patched)).toHaveLength(1)
  })

  it('refuses nothing for what was wrong before, elsewhere', async () => {
    const admin = await testServer.signIn('admin@brigade.demo')
    await testServer.db.write(() =>
      run(
        'UPDATE venues SET "integratedPOSList" = ? WHERE "id" = ?',
        JSON.stringify([{ ...address, endPointUrl: '' }]),
        1,
      ),
    )

    expect(await patch(admin, { isCheckPos: false })).toMatchObject({ status: 200 })
  })

  it('is found by when it was done', async () => {
    const admin = await testServer.signIn('admin@brigade.demo')
    await patch(admin, { isCheckPos: false })

    const since = (at: string) =>
      testServer.request<Venue[]>('GET', `/v1/restaurant?skipPaginate=true&updatedAt[$gte]=${at}`, { token: admin })

    expect((await since('2026-03-04T08:00:00.000Z')).body.map(({ id }) => id)).toEqual([1])
    expect((await since('2026-03-04T08:00:00.001Z')).body).toEqual([])
  })

  it("is told to the venue's staff, to those of all venues and, in its public fields, to its guests", async () => {
    const hearing = await Promise.all(
      ['waiter@hotel.demo', 'finance@hotel.demo', 'supermanager@brigade.demo'].map(listen),
    )
    const guest = await testServer.connect((await testServer.guestAt('Room 204')).token)
    const deaf = await Promise.all([listen('manager@restaurant.demo'), testServer.connect('brigade-demo-payments-1')])

    const { body } = await patch(await testServer.signIn('admin@brigade.demo'), { isOnlinePayment: false })

    for (const screen of hearing) {
      await screen.caughtUp()
      expect(screen.heard(patched)).toEqual([body])
    }
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(venueSchema.properties).toSorted())
    await guest.caughtUp()
    expect(guest.heard(patched).map((heard) => Object.keys(heard as object).toSorted())).toEqual([
      publicVenueFields.toSorted(),
    ])
    for (const screen of deaf) {
      await screen.caughtUp()
      expect(screen.heard(patched)).toEqual([])
    }
  })
})

async function listen(email: string) {
  return testServer.connect(await testServer.signIn(email))
}

function patch(token: string, body: object): Promise<Answer<Venue>> {
  return testServer.request<Venue>('PATCH', '/v1/restaurant/1', { token, body })
}

async function venueOf(token: string): Promise<Venue> {
  return (await testServer.request<Venue>('GET', '/v1/restaurant/1', { token })).body
}
