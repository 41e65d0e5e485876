import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuestSession, Table } from '@brigade/domain/tables/tables.schema.ts'
import { demoSeed } from '#testing/harbour.ts'
import { cutOff } from '#testing/cut-off.ts'
import { startTestApp, type TestApp } from '#testing/with-app.ts'

const noon = new Date('2026-03-04T08:00:00.000Z')

type Refused = { message: string; data: { reason: string; retryAfter?: number } }

let now = noon
let testApp: TestApp
let manager: string

beforeAll(async () => {
  testApp = await startTestApp({
    clock: { now: () => now },
    seed: demoSeed,
  })
  manager = await signIn('manager@hotel.demo')
})

afterAll(() => testApp.close())

describe("a guest's session", () => {
  it('is opened by the secret of the table, for six hours', async () => {
    const table = await tableCalled('Room 101')

    const answer = await open(table.token!)

    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      accessToken: expect.any(String),
      expiresAt: '2026-03-04T14:00:00.000Z',
      table: { id: table.id, name: 'Room 101' },
      restaurantId: 1,
    })
  })

  it('lets the guest read the menu of the venue, and ends after its time', async () => {
    const { accessToken } = (await open((await tableCalled('Room 101')).token!)).body

    now = new Date('2026-03-04T13:59:59.000Z')
    const before = await readMenu(accessToken)
    now = new Date('2026-03-04T14:00:00.000Z')
    const after = await readMenu(accessToken)
    now = noon

    expect([before.status, after.status]).toEqual([200, 401])
  })

  it('works over the socket', async () => {
    const { token } = await tableCalled('Room 102')
    const stranger = await testApp.connect()
    const session = await stranger.client.service('v1/guest/session').create({ token })
    const screen = await testApp.connect(session.accessToken)

    expect(await screen.client.service('v1/restaurant').get(1)).toMatchObject({ name: 'Harbour Hotel' })
    await expect(screen.client.service('v1/table').find()).rejects.toMatchObject({ code: 403 })
  })

  it('ends by signing out, on every screen that uses it, and nobody else at the table is signed out', async () => {
    const { token } = await tableCalled('Room 106')
    const { accessToken } = (await open(token!)).body
    const companion = (await open(token!)).body.accessToken
    const isCut = cutOff(await testApp.connect(accessToken))
    const companionScreen = await testApp.connect(companion)
    await readMenu(accessToken)

    const answer = await testApp.request('DELETE', '/v1/authentication', { token: accessToken })
    await isCut

    expect(answer.status).toBe(200)
    expect(await readMenu(accessToken)).toMatchObject({ status: 401 })
    expect(await testApp.request('DELETE', '/v1/authentication', { token: accessToken })).toMatchObject({ status: 401 })
    expect(await readMenu(companion)).toMatchObject({ status: 200 })
    expect(companionScreen.socket.connected).toBe(true)
  })

  it('ends by signing out over the socket, which stays to hear the answer', async () => {
    const { token } = await tableCalled('Room 107')
    const { accessToken } = (await open(token!)).body
    const screen = await testApp.connect(accessToken)

    await screen.client.logout()

    expect(screen.socket.connected).toBe(true)
    expect(await readMenu(accessToken)).toMatchObject({ status: 401 })
    await expect(screen.client.service('v1/restaurant').get(1)).rejects.toMatchObject({ code: 401 })
  })

  it('that was signed out is forgotten when it would have ended by itself', async () => {
    const { token } = await tableCalled('Room 108')
    const early = (await open(token!)).body.accessToken
    await testApp.request('DELETE', '/v1/authentication', { token: early })
    now = new Date('2026-03-04T14:00:00.000Z')
    const late = (await open(token!)).body.accessToken
    await testApp.request('DELETE', '/v1/authentication', { token: late })
    now = noon

    expect(await testApp.db.many('SELECT "expiresAt" FROM ended_tokens')).toEqual([
      { expiresAt: '2026-03-04T20:00:00.000Z' },
    ])
  })

  it('is signed out sixty times an hour at a table, so that no one fills the database with what was signed out', async () => {
    const { token } = await tableCalled('Room 109')
    const elsewhere = (await open((await tableCalled('Room 110')).token!)).body.accessToken
    const signOut = (accessToken: string) => testApp.request('DELETE', '/v1/authentication', { token: accessToken })
    for (let count = 0; count < 60; count += 1) {
      expect((await signOut((await open(token!)).body.accessToken)).status).toBe(200)
    }
    const { accessToken } = (await open(token!)).body

    expect(await signOut(accessToken)).toMatchObject({ status: 429, body: { data: { reason: 'tooOften' } } })
    expect((await signOut(elsewhere)).status).toBe(200)
  })

  it('is one of a thousand at a table: one more ends the oldest, and nobody else at the table is signed out', async () => {
    const { id, token } = await tableCalled('Room 111')
    const first = (await open(token!)).body.accessToken
    const second = (await open(token!)).body.accessToken
    const elsewhere = (await open((await tableCalled('Room 112')).token!)).body.accessToken
    await testApp.db.many('UPDATE tables SET "guestSessions" = "guestSessions" + ? WHERE "id" = ?', 997, id)

    await open(token!)
    expect(await readMenu(first)).toMatchObject({ status: 200 })
    await open(token!)
    testApp.app.principals.evict({ token: first })

    expect(await readMenu(first)).toMatchObject({ status: 401 })
    expect(await readMenu(second)).toMatchObject({ status: 200 })
    expect(await readMenu(elsewhere)).toMatchObject({ status: 200 })
  })

  it('is opened three hundred times a minute at a table, from whatever addresses, and at others all the same', async () => {
    const [crowded, other] = await Promise.all([tableCalled('Room 209'), tableCalled('Room 210')])
    for (let count = 0; count < 300; count += 1) await open(crowded.token!, `10.0.3.${count % 200}`)

    const refused = await open(crowded.token!, '10.0.4.1')

    expect(refused).toMatchObject({ status: 429, body: { data: { reason: 'tooOften', retryAfter: 60 } } })
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(refused.body.message).toBe('This code was scanned very often lately. Please try again in a moment.')
    expect(await open(other.token!, '10.0.3.1')).toMatchObject({ status: 201 })
  })

  it('is refused to an unknown secret and to a table that is switched off, alike', async () => {
    const table = await tableCalled('Room 103')
    await testApp.db.many('UPDATE tables SET "isActive" = ? WHERE "id" = ?', false, table.id)

    const unknown = await open('AAAAAAAAAAAAAAAAAAAAAA', '10.0.1.1')
    const off = await open(table.token!, '10.0.1.1')

    expect(unknown).toMatchObject({ status: 401, body: { data: { reason: 'tokenUnknown' } } })
    expect(off).toMatchObject({ status: 401, body: { message: unknown.body.message } })
  })

  it('ends when its table is switched off', async () => {
    const table = await tableCalled('Room 104')
    const { accessToken } = (await open(table.token!)).body
    await testApp.db.many('UPDATE tables SET "isActive" = ? WHERE "id" = ?', false, table.id)

    expect(await readMenu(accessToken)).toMatchObject({ status: 401 })
  })

  it.each([[{}], [{ token: '' }], [{ token: 7 }], [{ token: 'x'.repeat(101) }], [{ token: 'x', tableId: 1 }]])(
    'is refused to the body %j',
    async (body) => {
      expect(await testApp.request('POST', '/v1/guest/session', { body })).toMatchObject({ status: 400 })
    },
  )

  it('is opened by a right secret however many wrong ones came from the address, which are told to wait', async () => {
    const { token } = await tableCalled('Room 105')
    const from = '10.0.2.1'
    for (let time = 1; time <= 20; time += 1) await open(`wrong-${time}`, from)

    const refused = await open('wrong-21', from)

    expect(refused.status).toBe(429)
    expect(refused.body.data.retryAfter).toBeGreaterThan(50)
    expect(refused.headers.get('retry-after')).toBe(String(refused.body.data.retryAfter))
    expect(await open(token!, from)).toMatchObject({ status: 201 })
    expect(await open('wrong-1', '10.0.2.2')).toMatchObject({ status: 401 })
  })

  it('counts wrong secrets from all of an IPv6 household together', async () => {
    for (let time = 1; time <= 20; time += 1) await open(`wrong-${time}`, `2001:db8:0:7::${time}`)

    expect(await open('wrong-21', '2001:db8:0:7:1::1')).toMatchObject({ status: 429 })
    expect(await open('wrong-1', '2001:db8:0:8::1')).toMatchObject({ status: 401 })
  })
})

describe("a table's secret", () => {
  it('when it is renewed ends the sessions of the old one, cuts their screens, and opens no more', async () => {
    const table = await tableCalled('Room 201')
    const neighbour = await tableCalled('Room 202')
    const guest = (await open(table.token!)).body.accessToken
    const other = (await open(neighbour.token!)).body.accessToken
    await readMenu(guest)
    const screen = await testApp.connect(guest)
    const otherScreen = await testApp.connect(other)
    const isCut = cutOff(screen)

    const renewed = await renew(table.id, manager)
    await isCut

    expect(renewed).toMatchObject({ status: 200, body: { id: table.id, name: 'Room 201' } })
    expect(renewed.body.token).toMatch(/^[\w-]{22}$/)
    expect(renewed.body.token).not.toBe(table.token)
    expect(await readMenu(guest)).toMatchObject({ status: 401 })
    expect(await open(table.token!)).toMatchObject({ status: 401 })
    expect(await open(renewed.body.token!)).toMatchObject({ status: 201 })
    expect(await readMenu(other)).toMatchObject({ status: 200 })
    expect(otherScreen.socket.connected).toBe(true)
  })

  it('says since when it stands, and those who may read it hear of another one', async () => {
    const { id, tokenSince } = await tableCalled('Room 204')
    const colleague = await testApp.connect(manager)
    const waiter = await testApp.connect(await signIn('waiter@hotel.demo'))
    const heard = colleague.next<Table>('v1/table patched')

    const { body: renewed } = await renew(id, manager)

    expect(tokenSince).toBe('2025-08-16T08:00:00.000Z')
    expect(renewed).toMatchObject({ tokenSince: noon.toISOString(), guestLink: `/g/${renewed.token}` })
    expect(await heard).toEqual(renewed)
    expect(await tableCalled('Room 204')).toEqual(renewed)
    await waiter.caughtUp()
    expect(waiter.heard('v1/table patched')).toEqual([])
  })

  it('of which nobody wrote down since when it stands says so', async () => {
    const { id } = await tableCalled('Room 205')
    await testApp.db.many('UPDATE tables SET "tokenSince" = NULL WHERE "id" = ?', id)

    expect(await tableCalled('Room 205')).toMatchObject({ tokenSince: null })
  })

  it("stands in the link of a table's code, at the address at which guests reach the server", async () => {
    const hotel = await startTestApp({ seed: demoSeed, settings: { publicUrl: 'https://brigade.example.com' } })
    const body = { strategy: 'local', email: 'manager@hotel.demo', password: 'brigade-demo' }
    const { accessToken } = (await hotel.request<{ accessToken: string }>('POST', '/v1/authentication', { body })).body

    const { body: table } = await hotel.request<Table>('GET', '/v1/table/1', { token: accessToken })
    const { body: renewed } = await hotel.request<Table>('POST', '/v1/renew/table', {
      token: accessToken,
      body: { id: 1 },
    })
    await hotel.close()

    expect(table.guestLink).toBe(`https://brigade.example.com/g/${table.token}`)
    expect(renewed.guestLink).toBe(`https://brigade.example.com/g/${renewed.token}`)
    expect(renewed.token).not.toBe(table.token)
  })

  it("of a stranger's table is not found", async () => {
    const [strange] = await testApp.db.many<Table>('SELECT * FROM tables WHERE "restaurantId" = ? LIMIT 1', 2)

    expect(await renew(strange!.id, manager)).toMatchObject({ status: 404 })
    expect(await renew(999_999, manager)).toMatchObject({ status: 404 })
    const kept = await testApp.db.one<Table>('SELECT * FROM tables WHERE "id" = ?', strange!.id)
    expect(kept).toEqual(strange)
  })

  it('is renewed once for a key, however often and at once it is asked, and by each for themselves', async () => {
    const { id, token } = await tableCalled('Room 206')
    const admin = await signIn('admin@brigade.demo')
    const colleague = await testApp.connect(manager)

    const both = await Promise.all([renew(id, manager, 'lost-answer'), renew(id, manager, 'lost-answer')])
    const again = await renew(id, manager, 'lost-answer')

    const [renewed] = both
    expect(renewed.body.token).not.toBe(token)
    expect([...both, again].map(({ status, body }) => [status, body.token])).toEqual(
      Array.from({ length: 3 }, () => [200, renewed.body.token]),
    )
    await colleague.caughtUp()
    expect(colleague.heard('v1/table patched')).toHaveLength(1)
    const { body: byAnother } = await renew(id, admin, 'lost-answer')
    expect(byAnother.token).not.toBe(renewed.body.token)
    expect((await renew(id, manager, 'lost-answer')).body.token).toBe(byAnother.token)
  })

  it('is renewed once by two who were asked about the same one, at once or one after the other', async () => {
    const { id, tokenSince } = await tableCalled('Room 209')
    const admin = await signIn('admin@brigade.demo')

    const both = await Promise.all([
      renew(id, manager, 'of-one', tokenSince),
      renew(id, admin, 'of-the-other', tokenSince),
    ])

    const [first, second] = both.toSorted((one, other) => one.status - other.status)
    expect([first!.status, second!.status]).toEqual([200, 409])
    expect(second!.body).toMatchObject({ data: { reason: 'tokenRenewed', at: noon.toISOString() } })
    expect(await renew(id, admin, 'late', tokenSince)).toMatchObject({ status: 409 })
    expect((await tableCalled('Room 209')).token).toBe(first!.body.token)
    const repeated =
      first === both[0] ? renew(id, manager, 'of-one', tokenSince) : renew(id, admin, 'of-the-other', tokenSince)
    expect(await repeated).toMatchObject({ status: 200, body: { token: first!.body.token } })
    expect((await renew(id, admin, 'of-this-one', noon.toISOString())).body.token).not.toBe(first!.body.token)
  })

  it('of which nobody knows since when it stands is renewed by who was asked about that', async () => {
    const { id } = await tableCalled('Room 210')
    await testApp.db.many('UPDATE tables SET "tokenSince" = NULL WHERE "id" = ?', id)

    expect(await renew(id, manager, 'of-a-known-one', '2025-08-16T08:00:00Z')).toMatchObject({ status: 409 })
    expect(await renew(id, manager, 'of-the-unknown-one', null)).toMatchObject({ status: 200 })
    expect(await renew(id, manager, 'once-more', null)).toMatchObject({ status: 409 })
  })

  it('is not renewed for a key that belongs to another table, and that is said', async () => {
    const [one, other] = [await tableCalled('Room 207'), await tableCalled('Room 208')]
    await renew(one.id, manager, 'of-one-table')

    const refused = await renew(other.id, manager, 'of-one-table')

    expect(refused).toMatchObject({ status: 409, body: { data: { reason: 'keyTaken' } } })
    expect((await tableCalled('Room 208')).token).toBe(other.token)
  })

  it('is renewed over the socket alike', async () => {
    const table = await tableCalled('Room 203')
    const { client } = await testApp.connect(manager)

    const renewed = await client.service('v1/renew/table').create({ id: table.id })

    expect(renewed.token).not.toBe(table.token)
    expect((await tableCalled('Room 203')).token).toBe(renewed.token)
  })
})

function open(token: string, from = '10.0.0.1') {
  const headers = { 'x-forwarded-for': from }
  return testApp.request<GuestSession & Refused>('POST', '/v1/guest/session', { body: { token }, headers })
}

function readMenu(token: string) {
  return testApp.request('GET', '/v1/menu?skipPaginate=true', { token })
}

function renew(id: number, token: string, idempotencyKey?: string, tokenSince?: string | null) {
  return testApp.request<Table>('POST', '/v1/renew/table', { token, body: { id, tokenSince, idempotencyKey } })
}

async function tableCalled(name: string): Promise<Table> {
  const { body } = await testApp.request<Table[]>('GET', '/v1/table?skipPaginate=true', { token: manager })
  return body.find((table) => table.name === name)!
}

async function signIn(email: string): Promise<string> {
  const body = { strategy: 'local', email, password: 'brigade-demo' }
  return (await testApp.request<{ accessToken: string }>('POST', '/v1/authentication', { body })).body.accessToken
}
