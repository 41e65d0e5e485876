import { describe, expect, it } from 'vitest'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { cutOff } from '#testing/cut-off.ts'
import { demoSeed } from '#testing/test-server.ts'
import { startTestApp } from '#testing/with-app.ts'
import { noon, openTableDoor } from './testing/table-door.ts'

const door = openTableDoor()
const { open, readMenu, renew, tableCalled, signIn } = door

describe("a table's secret", () => {
  it('when it is renewed ends the sessions of the old one, cuts their screens, and opens no more', async () => {
    const table = await tableCalled('Room 201')
    const neighbour = await tableCalled('Room 202')
    const guest = (await open(table.token!)).body.accessToken
    const other = (await open(neighbour.token!)).body.accessToken
    await readMenu(guest)
    const screen = await door.testApp.connect(guest)
    const otherScreen = await door.testApp.connect(other)
    const isCut = cutOff(screen)

    const renewed = await renew(table.id, door.manager)
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

  it('says since when it stands, and staff hear of another one but not which', async () => {
    const { id, tokenSince } = await tableCalled('Room 204')
    const colleague = await door.testApp.connect(door.manager)
    const waiter = await door.testApp.connect(await signIn('waiter@hotel.demo'))

    const { body: renewed } = await renew(id, door.manager)

    expect(tokenSince).toBe('2025-08-16T08:00:00.000Z')
    expect(renewed).toMatchObject({ tokenSince: noon.toISOString(), guestLink: `/g/${renewed.token}` })
    expect(await tableCalled('Room 204')).toEqual(renewed)
    const { version } = renewed
    for (const screen of [colleague, waiter]) {
      await screen.caughtUp()
      expect(screen.heard('v1/table patched')).toMatchObject([{ id, version }])
      expect(JSON.stringify(screen.heard('v1/table patched'))).not.toContain(renewed.token)
    }
  })

  it('of which nobody wrote down since when it stands says so', async () => {
    const { id } = await tableCalled('Room 205')
    await door.testApp.db.many('UPDATE tables SET "tokenSince" = NULL WHERE "id" = ?', id)

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
    const [strange] = await door.testApp.db.many<Table>('SELECT * FROM tables WHERE "restaurantId" = ? LIMIT 1', 2)

    expect(await renew(strange!.id, door.manager)).toMatchObject({ status: 404 })
    expect(await renew(999_999, door.manager)).toMatchObject({ status: 404 })
    const kept = await door.testApp.db.one<Table>('SELECT * FROM tables WHERE "id" = ?', strange!.id)
    expect(kept).toEqual(strange)
  })

  it('is renewed once for a key, however often and at once it is asked, and by each for themselves', async () => {
    const { id, token } = await tableCalled('Room 206')
    const admin = await signIn('admin@brigade.demo')
    const colleague = await door.testApp.connect(door.manager)

    const both = await Promise.all([renew(id, door.manager, 'lost-answer'), renew(id, door.manager, 'lost-answer')])
    const again = await renew(id, door.manager, 'lost-answer')

    const [renewed] = both
    expect(renewed.body.token).not.toBe(token)
    expect([...both, again].map(({ status, body }) => [status, body.token])).toEqual(
      Array.from({ length: 3 }, () => [200, renewed.body.token]),
    )
    await colleague.caughtUp()
    expect(colleague.heard('v1/table patched')).toHaveLength(1)
    const { body: byAnother } = await renew(id, admin, 'lost-answer')
    expect(byAnother.token).not.toBe(renewed.body.token)
    expect((await renew(id, door.manager, 'lost-answer')).body.token).toBe(byAnother.token)
  })

  it('is renewed once by two who were asked about the same one, at once or one after the other', async () => {
    const { id, tokenSince } = await tableCalled('Room 209')
    const admin = await signIn('admin@brigade.demo')

    const both = await Promise.all([
      renew(id, door.manager, 'of-one', tokenSince),
      renew(id, admin, 'of-the-other', tokenSince),
    ])

    const [first, second] = both.toSorted((one, other) => one.status - other.status)
    expect([first!.status, second!.status]).toEqual([200, 409])
    expect(second!.body).toMatchObject({ data: { reason: 'tokenRenewed', at: noon.toISOString() } })
    expect(await renew(id, admin, 'late', tokenSince)).toMatchObject({ status: 409 })
    expect((await tableCalled('Room 209')).token).toBe(first!.body.token)
    const repeated =
      first === both[0] ? renew(id, door.manager, 'of-one', tokenSince) : renew(id, admin, 'of-the-other', tokenSince)
    expect(await repeated).toMatchObject({ status: 200, body: { token: first!.body.token } })
    expect((await renew(id, admin, 'of-this-one', noon.toISOString())).body.token).not.toBe(first!.body.token)
  })

  it('of which nobody knows since when it stands is renewed by who was asked about that', async () => {
    const { id } = await tableCalled('Room 210')
    await door.testApp.db.many('UPDATE tables SET "tokenSince" = NULL WHERE "id" = ?', id)

    expect(await renew(id, door.manager, 'of-a-known-one', '2025-08-16T08:00:00Z')).toMatchObject({ status: 409 })
    expect(await renew(id, door.manager, 'of-the-unknown-one', null)).toMatchObject({ status: 200 })
    expect(await renew(id, door.manager, 'once-more', null)).toMatchObject({ status: 409 })
  })

  it('is not renewed for a key that belongs to another table, and that is said', async () => {
    const [one, other] = [await tableCalled('Room 207'), await tableCalled('Room 208')]
    await renew(one.id, door.manager, 'of-one-table')

    const refused = await renew(other.id, door.manager, 'of-one-table')

    expect(refused).toMatchObject({ status: 422, body: { data: { reason: 'keyTaken' } } })
    expect((await tableCalled('Room 208')).token).toBe(other.token)
  })

  it('is renewed over the socket alike', async () => {
    const table = await tableCalled('Room 203')
    const { client } = await door.testApp.connect(door.manager)

    const renewed = await client.service('v1/renew/table').create({ id: table.id })

    expect(renewed.token).not.toBe(table.token)
    expect((await tableCalled('Room 203')).token).toBe(renewed.token)
  })
})
