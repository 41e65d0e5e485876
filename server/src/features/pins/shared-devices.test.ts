import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { deviceLimits } from '@brigade/domain/pins/pins.limits.ts'
import type { SharedDevice } from '@brigade/domain/pins/pins.schema.ts'
import { noon } from '#testing/test-server.ts'
import { type Lobby, openLobby, waiter } from './testing/lobby.ts'

type Refused = { data: { reason?: string; fields?: object } }

let lobby: Lobby
let manager: string

beforeAll(async () => {
  lobby = await openLobby()
  manager = await lobby.testServer.signIn('manager@hotel.demo')
})

afterAll(() => lobby.testServer.close())

describe('a shared device', () => {
  it('has a token that is answered once, and of which only the hash is stored', async () => {
    const { token, ...shared } = await lobby.share({ name: ' Bar tablet ' })

    expect(token).toMatch(/^dev_[\w-]{32}$/)
    expect(shared).toEqual({
      id: expect.any(Number),
      restaurantId: 1,
      name: 'Bar tablet',
      lockAfterMinutes: 10,
      createdAt: noon.toISOString(),
      createdBy: 'Layla Haddad',
      lastSeenAt: null,
    })
    const stored = await lobby.testServer.db.many('SELECT * FROM shared_devices')
    const logged = await lobby.testServer.db.many('SELECT * FROM audit_log')
    expect(JSON.stringify([stored, logged, await list()])).not.toContain(token)
  })

  it('is shared once if the call is repeated, and then answered without its token', async () => {
    const first = await lobby.share({ idempotencyKey: 'key-of-the-form' })
    const body = { restaurantId: 1, name: 'Bar tablet', idempotencyKey: 'key-of-the-form' }

    const { body: second } = await lobby.ask('POST', '/v1/shared-devices', manager, body)

    expect(second).toEqual({ ...first, token: null })
  })

  it('is listed with when it was used last', async () => {
    await lobby.setPin(waiter, '4821')
    const { token, id } = await lobby.share({ name: 'Terrace' })
    await lobby.use(token, await lobby.idOf(waiter), '4821')

    expect((await list()).data.find((device) => device.id === id)).toMatchObject({ lastSeenAt: noon.toISOString() })
  })

  it('is renamed, and locks when the venue wants it', async () => {
    const { id } = await lobby.share()
    const change = (body: object, token = manager) =>
      lobby.ask<Refused>('PATCH', `/v1/shared-devices/${id}`, token, body)

    expect(await change({ name: 'Pass', lockAfterMinutes: null })).toMatchObject({
      status: 200,
      body: { name: 'Pass', lockAfterMinutes: null },
    })
    expect(await change({ name: ' ', lockAfterMinutes: 481 })).toMatchObject({
      status: 400,
      body: { data: { fields: { name: expect.any(String), lockAfterMinutes: expect.any(String) } } },
    })
    const stranger = await lobby.testServer.signIn('manager@restaurant.demo')
    expect(await change({ name: 'Mine' }, stranger)).toMatchObject({ status: 404 })
    expect(await lobby.ask('DELETE', `/v1/shared-devices/${id}`, stranger)).toMatchObject({ status: 404 })
  })

  it.each<[string, object, object]>([
    ['a name', { name: ' ' }, { name: 'Enter a name.' }],
    ['a shorter name', { name: 'x'.repeat(61) }, { name: 'Use at most 60 characters.' }],
    ['minutes of a day', { lockAfterMinutes: 0 }, { lockAfterMinutes: 'Choose between 1 and 480 minutes.' }],
    ['a venue of the manager', { restaurantId: 2 }, { restaurantId: 'This venue doesn’t exist.' }],
    ['a venue that is there', { restaurantId: 99 }, { restaurantId: 'This venue doesn’t exist.' }],
  ])('needs %s', async (_what, body, fields) => {
    const usual = { restaurantId: 1, name: 'Bar' }
    const answer = await lobby.ask<Refused>('POST', '/v1/shared-devices', manager, { ...usual, ...body })

    expect(answer).toMatchObject({ status: 400, body: { data: { fields } } })
  })

  it('is shared by managers and those above them, and by nobody who signed in with a PIN', async () => {
    const body = { restaurantId: 1, name: 'Bar' }
    for (const role of staffRoles) {
      const isOfAll = ['admin', 'organization', 'supermanager'].includes(role)
      const token = await lobby.testServer.signIn(`${role.toLowerCase()}@${isOfAll ? 'brigade' : 'hotel'}.demo`)
      const may = isOfAll || role === 'manager'
      expect(await lobby.ask('POST', '/v1/shared-devices', token, body)).toMatchObject({ status: may ? 201 : 403 })
      expect(await lobby.ask('GET', '/v1/shared-devices', token)).toMatchObject({ status: may ? 200 : 403 })
    }
    await lobby.setPin('manager@hotel.demo', '6284')
    const { token } = await lobby.share()
    const { accessToken } = (await lobby.use(token, await lobby.idOf('manager@hotel.demo'), '6284')).body

    expect(await lobby.ask('POST', '/v1/shared-devices', accessToken, body)).toMatchObject({
      status: 403,
      body: { data: { reason: 'sharedAlready' } },
    })
  })

  it('is one of a limited number at a venue', async () => {
    const admin = await lobby.testServer.signIn('admin@brigade.demo')
    const answers = []
    for (let shared = 0; shared <= deviceLimits.devices; shared += 1)
      answers.push(await lobby.ask<Refused>('POST', '/v1/shared-devices', admin, { restaurantId: 3, name: 'Till' }))

    expect(answers.at(-1)).toMatchObject({ status: 422, body: { data: { reason: 'tooManyDevices' } } })
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(deviceLimits.devices)
  })

  it('of an archived venue opens nothing until the venue is restored', async () => {
    const admin = await lobby.testServer.signIn('admin@brigade.demo')
    const venue = { name: 'Palm House', currency: 'AED', timeZone: 'Asia/Dubai', isRestaurant: true }
    const { id } = (await lobby.ask<{ id: number }>('POST', '/v1/restaurant', admin, venue)).body
    const { token } = await lobby.share({ restaurantId: id, name: 'Pool' }, 'admin@brigade.demo')
    const read = () => lobby.ask<Refused>('POST', '/v1/read/device', undefined, { token })
    const archive = (isArchived: boolean) => lobby.ask('POST', '/v1/archive/restaurant', admin, { id, isArchived })

    await archive(true)
    expect(await read()).toMatchObject({ status: 401, body: { data: { reason: 'venueArchived' } } })
    await archive(false)
    expect(await read()).toMatchObject({ status: 200 })
  })
})

async function list(): Promise<Paged<SharedDevice>> {
  const { body } = await lobby.ask<Paged<SharedDevice>>('GET', '/v1/shared-devices?restaurantId=1&$limit=100', manager)
  return body
}
