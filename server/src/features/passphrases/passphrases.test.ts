import { aGuest, aMachine, aStaffPrincipal } from '@brigade/domain/testing/people.builders.ts'
import type { Principal, StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import { passesWithoutPassphrase } from '@brigade/domain/passphrases/passphrases.gates.ts'
import { type Gate, gates, type VenuePassphrases } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assertGranted } from './public/assert-granted.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { checkPassphrase } from './open-gate.ts'

type Refused = { message: string; data: { reason?: string; gate?: Gate; retryAfter?: number; fields?: object } }

const manager = 'manager@hotel.demo'
const orderTaker = 'ordertaker@hotel.demo'
const superManager = 'supermanager@brigade.demo'
const admin = 'admin@brigade.demo'
const menuEdit = { restaurantId: 1, gate: 'menuEdit', passphrase: 'brigade-menu' } as const
const granted = { status: 200, body: { gate: 'menuEdit' } }
const wrong = { status: 403, body: { message: 'Wrong Passphrase!', data: { reason: 'wrongPassphrase' } } }

const columns = '"restaurantId", "gate", "passphraseHash", "updatedAt"'

let now = noon
let testServer: TestServer
/** The stored passphrases before each test. */
let passphrases: Record<string, string | number>[]

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => now })
  for (const restaurantId of [1, 2]) {
    await set(restaurantId, { staffAccess: 'brigade-staff', menuEdit: 'brigade-menu', categoryMove: 'brigade-move' })
  }
  passphrases = await testServer.db.many(`SELECT ${columns} FROM venue_passphrases`)
})

afterAll(() => testServer.close())

beforeEach(async () => {
  now = noon
  for (const table of ['passphrase_grants', 'passphrase_tries', 'venue_passphrases']) {
    await testServer.db.many(`DELETE FROM ${table}`)
  }
  const insert = `INSERT INTO venue_passphrases (${columns}) VALUES (?, ?, ?, ?)`
  for (const row of passphrases) await testServer.db.write(() => run(insert, ...Object.values(row)))
})

describe('a right passphrase', () => {
  it('opens its gate for five minutes', async () => {
    expect(await open(manager, menuEdit)).toMatchObject({
      status: 200,
      body: { gate: 'menuEdit', grantedUntil: '2026-03-04T08:05:00.000Z' },
    })

    later(299)
    expect(await refusalOf({ user: await principal(manager) })).toBeUndefined()
    later(1)
    expect(await refusalOf({ user: await principal(manager) })).toMatchObject({ code: 403 })
  })

  it('opens it for five minutes more when it is given again', async () => {
    await open(manager, menuEdit)
    later(240)
    await open(manager, menuEdit)
    later(240)

    expect(await refusalOf({ user: await principal(manager) })).toBeUndefined()
  })

  it('opens it over the socket too', async () => {
    const { client } = await testServer.connect(await testServer.signIn(manager))

    expect(await client.service('v1/passphrase/grant').create(menuEdit)).toEqual({
      gate: 'menuEdit',
      grantedUntil: '2026-03-04T08:05:00.000Z',
    })
  })

  it('opens it to nobody else, at no other venue, and no other gate', async () => {
    await open(superManager, { ...menuEdit, gate: 'categoryMove', passphrase: 'brigade-move' })
    const user = await principal(superManager)

    expect(await refusalOf({ user, gate: 'categoryMove' })).toBeUndefined()
    expect(await refusalOf({ user: await principal(manager), gate: 'categoryMove' })).toMatchObject({ code: 403 })
    expect(await refusalOf({ user, gate: 'categoryMove', venueId: 2 })).toMatchObject({ code: 403 })
    expect(await refusalOf({ user, gate: 'staffAccess' })).toMatchObject({ code: 403 })
  })

  it('is another one for another gate', async () => {
    expect(await open(manager, { ...menuEdit, gate: 'categoryMove' })).toMatchObject(wrong)
  })
})

describe('a gate', () => {
  it('stays closed to people who gave no passphrase, and says which it is', async () => {
    expect(await refusalOf({ user: await principal(manager) })).toMatchObject({
      code: 403,
      data: { reason: 'passphraseNeeded', gate: 'menuEdit', restaurantId: 1 },
    })
  })

  it.each(staffRoles)('is open to the %s without a passphrase only where their role says so', async (role) => {
    const user = aStaffPrincipal({ id: 1, role })

    for (const gate of gates) {
      const refusal = await refusalOf({ user, gate })
      expect({ gate, isOpen: refusal === undefined }).toEqual({ gate, isOpen: passesWithoutPassphrase(user, gate) })
    }
  })

  it('stays closed to guests and machines, even with the id of one who opened it', async () => {
    await open(manager, menuEdit)
    const { id } = await principal(manager)

    expect(await refusalOf({ user: aMachine({ id }) })).toMatchObject({ code: 403 })
    expect(await refusalOf({ user: aGuest({ tableId: id }) })).toMatchObject({ code: 403 })
  })

  it('closes when its passphrase is changed, and the others stay open', async () => {
    await open(manager, menuEdit)
    await open(manager, { ...menuEdit, gate: 'categoryMove', passphrase: 'brigade-move' })

    await set(1, { menuEdit: 'green olives' })

    const user = await principal(manager)
    expect(await refusalOf({ user })).toMatchObject({ code: 403 })
    expect(await refusalOf({ user, gate: 'categoryMove' })).toBeUndefined()
    expect(await open(manager, menuEdit)).toMatchObject(wrong)
    expect(await open(manager, { ...menuEdit, passphrase: 'green olives' })).toMatchObject(granted)
    expect(await refusalOf({ user })).toBeUndefined()
  })

  it('stays closed when the passphrase is changed while it is looked at', async () => {
    const user = await principal(manager)
    const call = { principal: user, now, app: testServer.app }
    const { transaction } = await checkPassphrase(menuEdit, call)

    await set(1, { menuEdit: 'green olives' })

    await expect(testServer.db.write(() => transaction(menuEdit, call))).rejects.toMatchObject({ code: 403 })
    expect(await refusalOf({ user })).toMatchObject({ code: 403 })
  })
})

describe('a wrong passphrase', () => {
  it('is refused in the words of the specification', async () => {
    expect(await open(manager, { ...menuEdit, passphrase: 'Brigade-menu' })).toMatchObject(wrong)
  })

  it('locks the dialog of that person alone for a minute after five', async () => {
    for (let time = 1; time <= 5; time += 1) expect(await guess(manager)).toMatchObject(wrong)

    const refused = await open(manager, menuEdit)
    expect(refused).toMatchObject({
      status: 429,
      body: {
        message: 'Too many attempts. Try again in 60 seconds.',
        data: { reason: 'tooManyTries', retryAfter: 60 },
      },
    })
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await open(orderTaker, menuEdit)).toMatchObject(granted)
    later(59)
    expect(await open(manager, menuEdit)).toMatchObject({ status: 429, body: { data: { retryAfter: 1 } } })
    later(1)
    expect(await open(manager, menuEdit)).toMatchObject(granted)
  })

  it('locks from the fifth on, however slowly they came', async () => {
    for (let time = 1; time <= 4; time += 1) await guess(manager)
    later(50)
    await guess(manager)

    expect(await open(manager, menuEdit)).toMatchObject({ status: 429, body: { data: { retryAfter: 60 } } })
  })

  it('counts at every venue and every gate together', async () => {
    const own = gates.filter((gate) => gate !== 'staffAccess')
    const places = [1, 2, 3].flatMap((restaurantId) => own.map((gate) => ({ restaurantId, gate }))).slice(0, 5)
    for (const place of places) expect(await open(superManager, { ...place, passphrase: 'no' })).toMatchObject(wrong)

    expect(await open(superManager, menuEdit)).toMatchObject({ status: 429 })
  })

  it('is not even compared for a role that has no use for the gate', async () => {
    const asked = { restaurantId: 1, gate: 'staffAccess', passphrase: 'brigade-staff' } as const

    expect(await open(orderTaker, asked)).toMatchObject({ status: 403, body: { data: { reason: 'permission' } } })
  })

  it('is forgotten after a minute', async () => {
    for (let time = 1; time <= 4; time += 1) await guess(manager)
    later(60)
    for (let time = 1; time <= 4; time += 1) expect(await guess(manager)).toMatchObject(wrong)

    expect(await open(manager, menuEdit)).toMatchObject(granted)
  })

  it('is forgotten when a right one follows', async () => {
    for (let time = 1; time <= 4; time += 1) await guess(manager)
    await open(manager, menuEdit)

    for (let time = 1; time <= 4; time += 1) expect(await guess(manager)).toMatchObject(wrong)
  })

  it('is looked at five times when twenty come at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await guess(manager)).status))

    expect(statuses.filter((status) => status === 403)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })
})

describe('asking for a gate', () => {
  it('is refused where the venue has no passphrase for it', async () => {
    await testServer.db.many('DELETE FROM venue_passphrases WHERE "restaurantId" = ? AND "gate" = ?', 1, 'menuEdit')

    expect(await open(manager, menuEdit)).toMatchObject({
      status: 422,
      body: {
        message: expect.stringContaining('no passphrase'),
        data: { reason: 'passphraseNotSet', gate: 'menuEdit' },
      },
    })
  })

  it("is refused at a stranger's venue and at none", async () => {
    expect(await open(manager, { ...menuEdit, restaurantId: 2 })).toMatchObject({ status: 404 })
    expect(await open(superManager, { ...menuEdit, restaurantId: 99 })).toMatchObject({ status: 404 })
  })

  it('is refused to everybody who is not signed in or has nothing behind it', async () => {
    const { status } = await testServer.request('POST', '/v1/passphrase/grant', { body: menuEdit })

    expect(status).toBe(401)
    expect(await open('waiter@hotel.demo', menuEdit)).toMatchObject({
      status: 403,
      body: { data: { reason: 'permission' } },
    })
  })

  it.each([
    [{ ...menuEdit, gate: 'cellar' }, 'gate'],
    [{ ...menuEdit, passphrase: '' }, 'passphrase'],
    [{ ...menuEdit, passphrase: 'a'.repeat(201) }, 'passphrase'],
    [{ ...menuEdit, passphrase: 1234 }, 'passphrase'],
    [{ ...menuEdit, restaurantId: '1' }, 'restaurantId'],
    [{ gate: 'menuEdit', passphrase: 'brigade-menu' }, 'restaurantId'],
    [{ ...menuEdit, minutes: 600 }, 'minutes'],
  ])('names what is wrong in %j', async (body, field) => {
    expect(await open(manager, body)).toMatchObject({
      status: 400,
      body: { data: { fields: { [field]: expect.any(String) } } },
    })
  })
})

describe('the passphrases of a venue', () => {
  it('can be set by an admin, and never read again', async () => {
    await testServer.db.many('DELETE FROM venue_passphrases WHERE "restaurantId" = ?', 1)

    const answer = await set(1, { menuEdit: 'green olives' })

    expect(answer).toMatchObject({
      status: 200,
      body: { restaurantId: 1, isSet: { staffAccess: false, menuEdit: true, categoryMove: false }, grants: [] },
    })
    const [kept] = await testServer.db.many<{ passphraseHash: string }>(
      'SELECT "passphraseHash" FROM venue_passphrases WHERE "restaurantId" = ?',
      1,
    )
    expect(kept?.passphraseHash).toMatch(/^\$argon2id\$/)
    for (const body of [answer.body, (await read(admin, 1)).body, (await read(manager, 1)).body]) {
      expect(JSON.stringify(body)).not.toMatch(/argon|hash|olives/i)
    }
  })

  it('show everybody the gates that are open to themselves', async () => {
    await open(manager, menuEdit)

    expect((await read(manager, 1)).body.grants).toEqual([
      { gate: 'menuEdit', grantedUntil: '2026-03-04T08:05:00.000Z' },
    ])
    expect((await read(orderTaker, 1)).body.grants).toEqual([])
    later(300)
    expect((await read(manager, 1)).body.grants).toEqual([])
  })

  it('are set by nobody else, and read by nobody who needs none', async () => {
    const body = { menuEdit: 'green olives' }

    for (const email of [manager, superManager, 'organization@brigade.demo', 'waiter@hotel.demo']) {
      const token = await testServer.signIn(email)
      expect(await testServer.request('PATCH', '/v1/passphrase/1', { token, body })).toMatchObject({ status: 403 })
    }
    expect(await testServer.request('PATCH', '/v1/passphrase/1', { body })).toMatchObject({ status: 401 })
    expect(await testServer.request('GET', '/v1/passphrase/1')).toMatchObject({ status: 401 })
    expect(await read('waiter@hotel.demo', 1)).toMatchObject({ status: 403 })
    expect(await open(manager, menuEdit)).toMatchObject(granted)
  })

  it('of strangers are not found, and neither are those of no venue', async () => {
    expect(await read(manager, 2)).toMatchObject({ status: 404 })
    expect(await read(admin, 99)).toMatchObject({ status: 404 })
    expect(await set(99, { menuEdit: 'green olives' })).toMatchObject({ status: 404 })
  })

  it.each([
    [{ menuEdit: 'abc' }, 'menuEdit'],
    [{ staffAccess: '    ' }, 'staffAccess'],
    [{ categoryMove: null }, 'categoryMove'],
    [{ menuEdit: 'green olives', cellar: 'green olives' }, 'cellar'],
  ])('are not set from %j', async (body, field) => {
    expect(await set(1, body)).toMatchObject({
      status: 400,
      body: { data: { fields: { [field]: expect.any(String) } } },
    })
    expect(await open(manager, menuEdit)).toMatchObject(granted)
  })
})

function later(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000)
}

async function open(email: string, body: object) {
  return testServer.request<Refused>('POST', '/v1/passphrase/grant', { token: await testServer.signIn(email), body })
}

function guess(email: string) {
  return open(email, { ...menuEdit, passphrase: 'not this one' })
}

async function read(email: string, venueId: number) {
  return testServer.request<VenuePassphrases>('GET', `/v1/passphrase/${venueId}`, {
    token: await testServer.signIn(email),
  })
}

async function set(venueId: number, body: object) {
  return testServer.request('PATCH', `/v1/passphrase/${venueId}`, { token: await testServer.signIn(admin), body })
}

async function principal(email: string): Promise<StaffPrincipal> {
  return (await testServer.app.principals.fromToken(await testServer.signIn(email))) as StaffPrincipal
}

/** Returns the refusal of a gated act of this person; undefined if the act is allowed. */
async function refusalOf(asked: { user: Principal; gate?: Gate; venueId?: number }): Promise<unknown> {
  const { user, gate = 'menuEdit', venueId = 1 } = asked
  try {
    await testServer.db.write(() => assertGranted({ user, venueId, gate, now }))
    return undefined
  } catch (error) {
    return error
  }
}
