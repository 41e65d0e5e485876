import { describe, expect, it } from 'vitest'
import { cutOff } from '#testing/cut-off.ts'
import { noon, openTableDoor } from './testing/table-door.ts'

const door = openTableDoor()
const { open, readMenu, tableCalled } = door

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

    door.now = new Date('2026-03-04T13:59:59.000Z')
    const before = await readMenu(accessToken)
    door.now = new Date('2026-03-04T14:00:00.000Z')
    const after = await readMenu(accessToken)
    door.now = noon

    expect([before.status, after.status]).toEqual([200, 401])
  })

  it('works over the socket', async () => {
    const { token } = await tableCalled('Room 102')
    const stranger = await door.testApp.connect()
    const session = await stranger.client.service('v1/guest/session').create({ token })
    const screen = await door.testApp.connect(session.accessToken)

    expect(await screen.client.service('v1/restaurant').get(1)).toMatchObject({ name: 'Harbour Hotel' })
    await expect(screen.client.service('v1/table').find()).rejects.toMatchObject({ code: 403 })
  })

  it('ends by signing out, on every screen that uses it, and nobody else at the table is signed out', async () => {
    const { token } = await tableCalled('Room 106')
    const { accessToken } = (await open(token!)).body
    const companion = (await open(token!)).body.accessToken
    const isCut = cutOff(await door.testApp.connect(accessToken))
    const companionScreen = await door.testApp.connect(companion)
    await readMenu(accessToken)

    const answer = await door.testApp.request('DELETE', '/v1/authentication', { token: accessToken })
    await isCut

    expect(answer.status).toBe(200)
    expect(await readMenu(accessToken)).toMatchObject({ status: 401 })
    expect(await door.testApp.request('DELETE', '/v1/authentication', { token: accessToken })).toMatchObject({
      status: 401,
    })
    expect(await readMenu(companion)).toMatchObject({ status: 200 })
    expect(companionScreen.socket.connected).toBe(true)
  })

  it('ends by signing out over the socket, which stays to hear the answer', async () => {
    const { token } = await tableCalled('Room 107')
    const { accessToken } = (await open(token!)).body
    const screen = await door.testApp.connect(accessToken)

    await screen.client.logout()

    expect(screen.socket.connected).toBe(true)
    expect(await readMenu(accessToken)).toMatchObject({ status: 401 })
    await expect(screen.client.service('v1/restaurant').get(1)).rejects.toMatchObject({ code: 401 })
  })

  it('that was signed out is forgotten when it would have ended by itself', async () => {
    const { token } = await tableCalled('Room 108')
    const early = (await open(token!)).body.accessToken
    await door.testApp.request('DELETE', '/v1/authentication', { token: early })
    door.now = new Date('2026-03-04T14:00:00.000Z')
    const late = (await open(token!)).body.accessToken
    await door.testApp.request('DELETE', '/v1/authentication', { token: late })
    door.now = noon

    expect(await door.testApp.db.many('SELECT "expiresAt" FROM ended_tokens')).toEqual([
      { expiresAt: '2026-03-04T20:00:00.000Z' },
    ])
  })

  it('is signed out sixty times an hour at a table, so that no one fills the database with what was signed out', async () => {
    const { token } = await tableCalled('Room 109')
    const elsewhere = (await open((await tableCalled('Room 110')).token!)).body.accessToken
    const signOut = (accessToken: string) =>
      door.testApp.request('DELETE', '/v1/authentication', { token: accessToken })
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
    await door.testApp.db.many('UPDATE tables SET "guestSessions" = "guestSessions" + ? WHERE "id" = ?', 997, id)

    await open(token!)
    expect(await readMenu(first)).toMatchObject({ status: 200 })
    await open(token!)
    door.testApp.app.principals.evict({ token: first })

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
    expect(refused.body.message).toBe('This code was scanned too often. Try again in a moment.')
    expect(await open(other.token!, '10.0.3.1')).toMatchObject({ status: 201 })
  })

  it('is refused to an unknown secret and to a table that is switched off, alike', async () => {
    const table = await tableCalled('Room 103')
    await door.testApp.db.many('UPDATE tables SET "isActive" = ? WHERE "id" = ?', false, table.id)

    const unknown = await open('AAAAAAAAAAAAAAAAAAAAAA', '10.0.1.1')
    const off = await open(table.token!, '10.0.1.1')

    expect(unknown).toMatchObject({ status: 401, body: { data: { reason: 'tokenUnknown' } } })
    expect(off).toMatchObject({ status: 401, body: { message: unknown.body.message } })
  })

  it('ends when its table is switched off', async () => {
    const table = await tableCalled('Room 104')
    const { accessToken } = (await open(table.token!)).body
    await door.testApp.db.many('UPDATE tables SET "isActive" = ? WHERE "id" = ?', false, table.id)

    expect(await readMenu(accessToken)).toMatchObject({ status: 401 })
  })

  it.each([[{}], [{ token: '' }], [{ token: 7 }], [{ token: 'x'.repeat(101) }], [{ token: 'x', tableId: 1 }]])(
    'is refused to the body %j',
    async (body) => {
      expect(await door.testApp.request('POST', '/v1/guest/session', { body })).toMatchObject({ status: 400 })
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
