import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenedDevice } from '@brigade/domain/pins/pins.schema.ts'
import { chief, type Lobby, openLobby, orderTaker, waiter } from './testing/lobby.ts'

let lobby: Lobby
let device: string
let [grace, omar] = [0, 0]

beforeAll(async () => {
  lobby = await openLobby()
  ;[grace, omar] = [await lobby.idOf(waiter), await lobby.idOf(orderTaker)]
  await lobby.setPin(waiter, '4821')
  await lobby.setPin(orderTaker, '739154')
  device = (await lobby.share()).token
})

afterAll(() => lobby.testServer.close())

describe('a shared device', () => {
  it('lists the names and ids of the people with a PIN, and nothing else of them', async () => {
    const { body } = await lobby.ask<OpenedDevice>('POST', '/v1/read/device', undefined, { token: device })

    expect(body).toEqual({
      id: expect.any(Number),
      restaurantId: 1,
      name: 'Bar tablet',
      venueName: expect.any(String),
      lockAfterMinutes: 10,
      people: [
        { id: grace, fname: 'Grace', lname: 'Mwangi' },
        { id: omar, fname: 'Omar', lname: 'Siddiqui' },
      ],
    })
  })

  it('has a token that opens nothing else', async () => {
    for (const address of [
      '/v1/userdata',
      '/v1/order?restaurantId=1',
      '/v1/staff',
      '/v1/shared-devices',
      '/v1/own-pin',
    ])
      expect(await lobby.ask('GET', address, device)).toMatchObject({ status: 401 })
  })

  it('signs a person in, whose acts carry their name, and ends the session before', async () => {
    const first = await lobby.use(device, grace, '4821')
    const isCut = new Promise((resolve) => {
      void lobby.testServer.connect(first.body.accessToken).then(({ socket }) => socket.once('disconnect', resolve))
    })
    expect((await lobby.ask('GET', '/v1/userdata', first.body.accessToken)).body).toMatchObject({ fname: 'Grace' })

    // The socket is connected by now.
    await expect.poll(async () => lobby.testServer.app.io.engine.clientsCount).toBe(1)
    const second = await lobby.use(device, omar, '٧٣٩١٥٤')
    await isCut

    expect(first).toMatchObject({ status: 201, body: { user: { id: grace }, authentication: { strategy: 'pin' } } })
    expect(second).toMatchObject({ status: 201, body: { user: { id: omar } } })
    expect((await lobby.ask('GET', '/v1/userdata', first.body.accessToken)).status).toBe(401)
    const item = await lobby.testServer.itemCalled('Wild Mushroom Risotto')
    const placed = await lobby.testServer.place(second.body.accessToken, {
      tableId: 7,
      cart: [{ itemId: item, itemQty: 1 }],
    })
    expect(placed).toMatchObject({ status: 201, body: { acceptedBy: 'Omar Siddiqui' } })
  })

  it('has one session however many switch at once', async () => {
    const answers = await Promise.all([
      lobby.use(device, grace, '4821'),
      lobby.use(device, omar, '739154'),
      lobby.use(device, grace, '4821'),
    ])

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const open = await Promise.all(
      answers.map(async ({ body }) => (await lobby.ask('GET', '/v1/userdata', body.accessToken)).status),
    )
    expect(open.toSorted((one, other) => one - other)).toEqual([200, 401, 401])
  })

  it('stands in the audit log with its name', async () => {
    await lobby.use(device, grace, '4821')
    await lobby.use(device, grace, '1928')
    const rows = await lobby.testServer.db.many<{ act: string; changes: string }>(
      `SELECT "act", "changes" FROM audit_log WHERE "recordId" = ? AND "act" LIKE 'sign%' ORDER BY "id" DESC LIMIT 2`,
      grace,
    )

    expect(rows.map(({ act }) => act)).toEqual(['signInFailed', 'signedIn'])
    for (const { changes } of rows) expect(changes).toContain('Bar tablet')
    const all = JSON.stringify(await lobby.testServer.db.many('SELECT * FROM audit_log'))
    expect(all).not.toMatch(/4821|1928|739154|argon2/)
  })

  it('ends a session that nobody touched, a minute after it locked', async () => {
    const { token } = await lobby.share({ name: 'Terrace', lockAfterMinutes: 5 })
    const { accessToken } = (await lobby.use(token, grace, '4821')).body
    const isOpen = async () => (await lobby.ask('GET', '/v1/userdata', accessToken)).status === 200

    lobby.minutesLater(5)
    expect(await isOpen()).toBe(true)
    expect(await lobby.ask('POST', '/v1/note/activity', accessToken, {})).toMatchObject({
      status: 200,
      body: { until: '2026-03-04T08:11:00.000Z' },
    })
    lobby.minutesLater(5)
    expect(await isOpen()).toBe(true)
    // A second before the end the token is checked once more, and remembered no longer than the session lasts.
    lobby.minutesLater(59 / 60)
    expect(await isOpen()).toBe(true)
    lobby.minutesLater(1 / 60)
    expect(await isOpen()).toBe(false)
  })
})

describe('a sign-in with a PIN is refused', () => {
  it.each([
    ['with three digits', '482', 400, 'pin'],
    ['with seven digits', '4821937', 400, 'pin'],
    ['with letters', '48a1', 400, 'pin'],
    ['without any', '', 400, 'pin'],
  ])('%s', async (_what, pin, status, field) => {
    const answer = await lobby.use(device, grace, pin)

    expect(answer).toMatchObject({ status, body: { data: { fields: { [field]: expect.any(String) } } } })
  })

  it.each([
    ['somebody without a PIN', () => lobby.idOf('marketing@hotel.demo')],
    ['a person of another venue', () => lobby.idOf('waiter@restaurant.demo')],
    ['nobody', async () => 9_999],
  ])('of %s', async (_who, idOf) => {
    await lobby.setPin('waiter@restaurant.demo', '4821')

    expect(await lobby.use(device, await idOf(), '4821')).toMatchObject({
      status: 404,
      body: { data: { reason: 'personUnknown' } },
    })
  })

  it('at a device of another venue', async () => {
    const { token } = await lobby.share({ restaurantId: 2, name: 'Grill' }, 'admin@brigade.demo')

    expect(await lobby.use(token, grace, '4821')).toMatchObject({ status: 404 })
  })

  it('by the token of a removed or unknown device, over both transports', async () => {
    const { token, id } = await lobby.share({ name: 'Lost' })
    const opened = (await lobby.use(token, grace, '4821')).body.accessToken
    const screen = await lobby.testServer.connect(opened)
    const isCut = new Promise((resolve) => screen.socket.once('disconnect', resolve))

    const manager = await lobby.testServer.signIn('manager@hotel.demo')
    expect(await lobby.ask('DELETE', `/v1/shared-devices/${id}`, manager)).toMatchObject({ status: 200 })
    await isCut

    expect((await lobby.ask('GET', '/v1/userdata', opened)).status).toBe(401)
    const removed = { code: 401, data: { reason: 'deviceRemoved' } }
    expect((await lobby.use(token, grace, '4821')).body).toMatchObject(removed)
    expect((await lobby.ask('POST', '/v1/read/device', undefined, { token })).body).toMatchObject(removed)
    const stranger = await lobby.testServer.connect()
    await expect(
      stranger.client.service('v1/use/pin').create({ token, userId: grace, pin: '4821' }),
    ).rejects.toMatchObject(removed)
    await stranger.close()
  })

  it('of a person who was deactivated, or taken off the venue, who is signed out at once', async () => {
    const admin = await lobby.testServer.signIn('admin@brigade.demo')
    const { accessToken } = (await lobby.use(device, grace, '4821')).body
    await lobby.ask('PATCH', `/v1/staff/${grace}`, admin, { isActive: false })

    expect((await lobby.ask('GET', '/v1/userdata', accessToken)).status).toBe(401)
    expect(await lobby.use(device, grace, '4821')).toMatchObject({ status: 404 })

    await lobby.ask('PATCH', `/v1/staff/${grace}`, admin, { isActive: true })
    const again = (await lobby.use(device, grace, '4821')).body.accessToken
    await lobby.ask('PATCH', `/v1/staff/${grace}`, admin, { restaurantId: [2] })

    expect((await lobby.ask('GET', '/v1/userdata', again)).status).toBe(401)
    expect(await lobby.use(device, grace, '4821')).toMatchObject({ status: 404 })
    await lobby.ask('PATCH', `/v1/staff/${grace}`, admin, { restaurantId: [1] })
  })

  it('of a person whose new role has no PIN', async () => {
    const admin = await lobby.testServer.signIn('admin@brigade.demo')
    await lobby.ask('PATCH', `/v1/staff/${grace}`, admin, { role: 'finance' })

    expect(await lobby.use(device, grace, '4821')).toMatchObject({ status: 404 })
    await lobby.ask('PATCH', `/v1/staff/${grace}`, admin, { role: 'waiter' })
  })
})

it('a shared device that never locks keeps its session for a shift', async () => {
  await lobby.setPin(chief, '5937')
  const { token } = await lobby.share({ name: 'Kitchen', lockAfterMinutes: null })
  const { accessToken } = (await lobby.use(token, await lobby.idOf(chief), '5937')).body

  lobby.minutesLater(11 * 60)

  expect((await lobby.ask('GET', '/v1/userdata', accessToken)).status).toBe(200)
  lobby.minutesLater(60)
  expect((await lobby.ask('GET', '/v1/userdata', accessToken)).status).toBe(401)
})
