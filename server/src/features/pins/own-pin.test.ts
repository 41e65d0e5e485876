import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { OwnPin, PinHolder } from '@brigade/domain/pins/pins.schema.ts'
import { noon } from '#testing/test-server.ts'
import { type Lobby, openLobby, waiter } from './testing/lobby.ts'

type Refused = { data: { reason?: string; fields?: object } }

const password = 'brigade-demo'

let lobby: Lobby
let admin: string
let token: string

beforeAll(async () => {
  lobby = await openLobby()
  admin = await lobby.testServer.signIn('admin@brigade.demo')
  token = await lobby.testServer.signIn(waiter)
})

afterAll(() => lobby.testServer.close())

const own = async () => (await lobby.ask<OwnPin>('GET', '/v1/own-pin', token)).body
const set = (body: object, by = token) => lobby.ask<OwnPin & Refused>('POST', '/v1/own-pin', by, body)

describe('one’s own PIN', () => {
  it('is set with the password and removed with it, and never read', async () => {
    expect(await own()).toEqual({ hasPin: false, setAt: null, isSignedInByPin: false })

    const answer = await set({ pin: '4821', currentPassword: password })
    expect(answer).toMatchObject({ status: 200, body: { hasPin: true, setAt: noon.toISOString() } })
    expect(await own()).toEqual(answer.body)
    const [stored] = await lobby.testServer.db.many<{ pinHash: string }>('SELECT "pinHash" FROM pins')
    expect(stored?.pinHash).toMatch(/^\$argon2id\$/)

    expect(await set({ pin: null, currentPassword: password })).toMatchObject({ body: { hasPin: false, setAt: null } })
    const logged = await lobby.testServer.db.many<{ changes: string }>(
      `SELECT "changes" FROM audit_log WHERE "act" = 'changed' AND "recordId" = ?`,
      await lobby.idOf(waiter),
    )
    expect(logged).toHaveLength(2)
    for (const { changes } of logged)
      expect(JSON.parse(changes)).toEqual([{ field: 'pin', before: null, after: null, isHidden: true }])
  })

  it.each([
    ['three digits', { pin: '482' }, 'pin'],
    ['seven digits', { pin: '4821937' }, 'pin'],
    ['letters', { pin: 'four' }, 'pin'],
    ['an easy one', { pin: '1234' }, 'pin'],
    ['a wrong password', { currentPassword: 'not this one' }, 'currentPassword'],
    ['no proof', { currentPassword: undefined }, 'currentPassword'],
    [
      'a PIN as proof without having signed in with it',
      { currentPassword: undefined, currentPin: '4821' },
      'currentPassword',
    ],
  ])('is not set with %s', async (_what, body, field) => {
    expect(await set({ pin: '4821', currentPassword: password, ...body })).toMatchObject({
      status: 400,
      body: { data: { fields: { [field]: expect.any(String) } } },
    })
  })

  it('locks the asking for the password after five wrong ones, and no sign-in', async () => {
    const chief = await lobby.testServer.signIn('chief@hotel.demo')
    const codes = []
    for (let time = 0; time < 6; time += 1)
      codes.push((await set({ pin: '4821', currentPassword: 'not this one' }, chief)).status)

    expect(codes).toEqual([400, 400, 400, 400, 400, 429])
    // One lock covers every call that asks for a person’s own password.
    const change = { currentPassword: password, newPassword: 'another long one' }
    expect(await lobby.ask('POST', '/v1/password', chief, change)).toMatchObject({ status: 429 })
    const body = { strategy: 'local', email: 'chief@hotel.demo', password }
    expect(await lobby.ask('POST', '/v1/authentication', undefined, body)).toMatchObject({ status: 201 })
  })

  it('is changed with itself at a shared device', async () => {
    await lobby.setPin(waiter, '4821')
    const { token: device } = await lobby.share()
    const id = await lobby.idOf(waiter)
    const { accessToken } = (await lobby.use(device, id, '4821')).body

    expect((await lobby.ask<OwnPin>('GET', '/v1/own-pin', accessToken)).body).toMatchObject({ isSignedInByPin: true })
    expect(await set({ pin: '٩٣٦٤', currentPin: '4821' }, accessToken)).toMatchObject({ status: 200 })
    expect((await lobby.use(device, id, '4821')).status).toBe(401)
    expect((await lobby.use(device, id, '9364')).status).toBe(201)
  })

  it('is for the roles that need no second factor', async () => {
    const without = ['admin', 'organization', 'supermanager', 'finance']
    for (const role of staffRoles) {
      const isOfAll = ['admin', 'organization', 'supermanager'].includes(role)
      const by = await lobby.testServer.signIn(`${role.toLowerCase()}@${isOfAll ? 'brigade' : 'hotel'}.demo`)
      expect(await lobby.ask('GET', '/v1/own-pin', by)).toMatchObject({ status: without.includes(role) ? 403 : 200 })
    }
  })
})

describe('the PIN of a person', () => {
  it('is cleared by their manager, which signs them out of shared devices', async () => {
    await lobby.testServer.db.many('UPDATE venues SET "isPassphrase" = ?', false)
    await lobby.setPin(waiter, '4821')
    const { token: device } = await lobby.share()
    const id = await lobby.idOf(waiter)
    const { accessToken } = (await lobby.use(device, id, '4821')).body
    const manager = await lobby.testServer.signIn('manager@hotel.demo')
    const list = () => lobby.ask<Paged<PinHolder>>('GET', '/v1/pins?restaurantId=1', manager)

    expect((await list()).body.data).toEqual([
      { id, fname: 'Grace', lname: 'Mwangi', role: 'waiter', setAt: noon.toISOString() },
    ])
    expect(await lobby.ask('DELETE', `/v1/pins/${id}`, manager)).toMatchObject({ status: 200, body: { id } })

    expect((await list()).body.data).toEqual([])
    expect((await lobby.ask('GET', '/v1/userdata', accessToken)).status).toBe(401)
    expect((await lobby.ask('GET', '/v1/userdata', token)).status).toBe(200)
    expect(await lobby.use(device, id, '4821')).toMatchObject({ status: 404 })
    expect(await lobby.ask('DELETE', `/v1/pins/${id}`, manager)).toMatchObject({ status: 404 })
  })

  it('is nothing to other venues, other roles, or managers of the same rank', async () => {
    await lobby.setPin(waiter, '4821')
    await lobby.setPin('manager@hotel.demo', '6284')
    const id = await lobby.idOf(waiter)
    const stranger = await lobby.testServer.signIn('manager@restaurant.demo')
    const manager = await lobby.testServer.signIn('manager@hotel.demo')

    expect(await lobby.ask('DELETE', `/v1/pins/${id}`, stranger)).toMatchObject({ status: 404 })
    expect((await lobby.ask<Paged<PinHolder>>('GET', '/v1/pins', stranger)).body.data).toEqual([])
    expect(await lobby.ask('GET', '/v1/pins?restaurantId=1', stranger)).toMatchObject({ status: 403 })
    expect(await lobby.ask('DELETE', `/v1/pins/${await lobby.idOf('manager@hotel.demo')}`, manager)).toMatchObject({
      status: 403,
    })
    expect(await lobby.ask('DELETE', `/v1/pins/${id}`, token)).toMatchObject({ status: 403 })
    expect((await lobby.ask<Paged<PinHolder>>('GET', '/v1/pins', admin)).body.total).toBe(2)
  })

  it('needs the passphrase of a venue that protects its staff', async () => {
    await lobby.testServer.db.many('UPDATE venues SET "isPassphrase" = ?', true)
    const manager = await lobby.testServer.signIn('manager@hotel.demo')
    const refused = { status: 403, body: { data: { reason: 'passphraseNeeded' } } }

    expect(await lobby.ask('GET', '/v1/pins?restaurantId=1', manager)).toMatchObject(refused)
    expect(await lobby.ask('DELETE', `/v1/pins/${await lobby.idOf(waiter)}`, manager)).toMatchObject(refused)
  })
})

describe('a change of one’s own PIN', () => {
  it('is refused if the session was ended while it was checked, so that a PIN that was cleared stays cleared', async () => {
    await lobby.setPin(waiter, '4821')
    const userId = await lobby.idOf(waiter)
    const device = await lobby.share()
    const signedIn = await lobby.use(device.token, userId, '4821')

    const setting = set({ pin: '7391', currentPin: '4821' }, signedIn.body.accessToken)
    await vi.waitUntil(() => lobby.testServer.db.one('SELECT 1 FROM wrong_pins WHERE "userId" = ?', userId), {
      interval: 1,
    })
    expect(await lobby.ask('DELETE', `/v1/pins/${userId}`, admin)).toMatchObject({ status: 200 })

    expect(await setting).toMatchObject({ status: 401, body: { data: { reason: 'signedOut' } } })
    expect(await lobby.use(device.token, userId, '7391')).toMatchObject({ status: 404 })
  })
})
