import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { ApiKey, NewApiKey } from '@brigade/domain/machines/machines.schema.ts'
import { machineLimits } from '@brigade/domain/machines/machines.limits.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { noon, type TestServer, startTestServer } from '#testing/test-server.ts'

type Refused = { data: { reason?: string; fields?: object } }

let testServer: TestServer
let admin: string

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
})

afterAll(() => testServer.close())

describe('a key of another system', () => {
  it('is shown once, and only its hash is stored', async () => {
    const { key, ...made } = await create({ name: ' Loyalty ' })

    expect(key).toMatch(/^brg_[\w-]{32}$/)
    expect(made).toEqual({
      id: expect.any(Number),
      restaurantId: 1,
      name: 'Loyalty',
      scopes: ['read'],
      createdAt: noon.toISOString(),
      createdBy: 'Nadia Rahal',
      lastUsedAt: null,
      revokedAt: null,
      revokedBy: null,
    })
    expect((await list()).data).toContainEqual(made)
    const stored = await testServer.db.many('SELECT * FROM machines')
    const logged = await testServer.db.many('SELECT * FROM audit_log')
    expect(JSON.stringify([stored, logged, await list()])).not.toContain(key)
  })

  it('is answered without itself when the call is repeated, and made once', async () => {
    const idempotencyKey = 'key-of-the-form'
    const first = await create({ name: 'Kiosk', idempotencyKey })
    const second = await create({ name: 'Kiosk', idempotencyKey })

    expect(second).toEqual({ ...first, key: null })
  })

  it('may do what its scopes say at its venue, and nothing else', async () => {
    const { key } = await create({ scopes: ['read'] })
    const item = await testServer.itemCalled('Wild Mushroom Risotto')
    const order = { tableId: 7, cart: [{ itemId: item, itemQty: 1 }] }

    expect(await ask('GET', '/v1/menu?restaurantId=1', key!)).toMatchObject({ status: 200 })
    expect(await ask('GET', '/v1/menu?restaurantId=2', key!)).toMatchObject({ status: 403 })
    expect(await ask('POST', '/v1/order', key!, order)).toMatchObject({ status: 403 })
    expect(await ask('GET', '/v1/api-keys', key!)).toMatchObject({ status: 403 })

    const other = await create({ scopes: ['orders'] })
    expect(await ask('POST', '/v1/order', other.key!, order)).toMatchObject({ status: 201 })
    expect(await ask('GET', '/v1/menu?restaurantId=1', other.key!)).toMatchObject({ status: 403 })
  })

  it('from before there were scopes may do all that machines may', async () => {
    expect(await ask('GET', '/v1/menu?restaurantId=1', 'brigade-demo-payments-1')).toMatchObject({ status: 200 })
    expect((await list()).data.find(({ name }) => name === 'Online payments')).toMatchObject({ scopes: null })
  })

  it('knows when it was used last', async () => {
    const { key, id } = await create({ name: 'Screen in the lobby' })
    await ask('GET', '/v1/menu?restaurantId=1', key!)

    await expect
      .poll(async () => (await list()).data.find((each) => each.id === id)?.lastUsedAt)
      .toBe(noon.toISOString())
  })

  it('is revoked at once, also for two people at the same time, and stays in the list', async () => {
    const { key, id } = await create({ name: 'Lost tablet' })
    expect(await ask('GET', '/v1/menu?restaurantId=1', key!)).toMatchObject({ status: 200 })

    const answers = await Promise.all([revoke(id), revoke(id)])

    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 200,
        body: { id, revokedAt: noon.toISOString(), revokedBy: 'Nadia Rahal' },
      })
    }
    expect(await ask('GET', '/v1/menu?restaurantId=1', key!)).toMatchObject({ status: 401 })
    expect((await list()).data.find((each) => each.id === id)).toMatchObject({ name: 'Lost tablet' })
    const acts = await testServer.db.many<{ act: string }>(
      `SELECT "act" FROM audit_log WHERE "record" = 'machine' AND "recordId" = ? ORDER BY "id"`,
      id,
    )
    expect(acts.map(({ act }) => act)).toEqual(['created', 'changed'])
  })

  it.each<[string, object, object]>([
    ['a name', { name: ' ' }, { name: 'Enter a name.' }],
    ['a shorter name', { name: 'x'.repeat(61) }, { name: 'A name has at most 60 characters.' }],
    ['a scope', { scopes: [] }, { scopes: 'Choose what the key may do.' }],
    ['a venue that is there', { restaurantId: 99 }, { restaurantId: 'This venue doesn’t exist.' }],
  ])('needs %s', async (_what, body, fields) => {
    const answer = await ask<Refused>('POST', '/v1/api-keys', admin, { ...usual, ...body })

    expect(answer).toMatchObject({ status: 400, body: { data: { fields } } })
  })

  it('is made by admins alone', async () => {
    const { id } = await create({})
    for (const role of staffRoles.filter((each) => each !== 'admin')) {
      const isOfAll = role === 'organization' || role === 'supermanager'
      const token = await testServer.signIn(`${role.toLowerCase()}@${isOfAll ? 'brigade' : 'hotel'}.demo`)
      expect(await ask('GET', '/v1/api-keys', token)).toMatchObject({ status: 403 })
      expect(await ask('POST', '/v1/api-keys', token, usual)).toMatchObject({ status: 403 })
      expect(await revoke(id, token)).toMatchObject({ status: 403 })
    }
    const guest = await testServer.guestAt('Room 204')
    expect(await ask('GET', '/v1/api-keys', guest.token)).toMatchObject({ status: 403 })
    expect(await revoke(9_999)).toMatchObject({ status: 404 })
  })

  it('is one of a limited number at a venue', async () => {
    const answers = []
    for (let made = 0; made <= machineLimits.keys; made += 1) {
      answers.push(await ask<Refused>('POST', '/v1/api-keys', admin, { ...usual, restaurantId: 3 }))
    }

    expect(answers.at(-1)).toMatchObject({ status: 422, body: { data: { reason: 'tooManyKeys' } } })
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(machineLimits.keys)
  })
})

const usual = { restaurantId: 1, name: 'Loyalty', scopes: ['read'] }

async function create(body: object): Promise<NewApiKey> {
  const answer = await ask<NewApiKey>('POST', '/v1/api-keys', admin, { ...usual, ...body })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}

async function list(): Promise<Paged<ApiKey>> {
  return (await ask<Paged<ApiKey>>('GET', '/v1/api-keys?restaurantId=1&$limit=100', admin)).body
}

function revoke(id: number, token = admin) {
  return ask('DELETE', `/v1/api-keys/${id}`, token)
}

function ask<T>(method: string, address: string, token: string, body?: object) {
  return testServer.request<T>(method, address, { token, ...(body && { body }) })
}
