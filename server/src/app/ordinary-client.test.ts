import authentication from '@feathersjs/authentication-client'
import { feathers } from '@feathersjs/feathers'
import rest from '@feathersjs/rest-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer

beforeAll(async () => {
  testServer = await startTestServer()
})

afterAll(() => testServer.close())

it('serves the ordinary Feathers client over REST: sign-in, list, a refusal, sign-out', async () => {
  const client = feathers()
  client.configure(rest(testServer.url).fetch(fetch))
  client.configure(authentication({ path: '/v1/authentication', storage: memoryStorage() }))

  const signedIn = await client.authenticate({
    strategy: 'local',
    email: 'manager@hotel.demo',
    password: 'brigade-demo',
  })
  const query = { restaurantId: 1, status: { $in: ['incoming', 'updated'] }, $sort: { createdAt: -1 }, $limit: 2 }
  const page = await client.service('v1/order').find({ query })
  const [first] = page.data as Order[]
  const accepted = await client.service('v1/accept/order').create({ id: first!.id })
  const refused = await client
    .service('v1/accept/order')
    .create({ id: first!.id })
    .catch((error: unknown) => error)
  await client.logout()
  const signedOut = await client
    .service('v1/order')
    .find({ query })
    .catch((error: unknown) => error)

  expect(signedIn.user).toMatchObject({ email: 'manager@hotel.demo', role: 'manager' })
  expect(page).toMatchObject({ limit: 2, skip: 0, total: expect.any(Number) })
  expect(accepted).toMatchObject({ id: first!.id, status: 'inprogress' })
  expect(refused).toMatchObject({ name: 'Conflict', code: 409, data: { by: accepted.acceptedBy } })
  expect(signedOut).toMatchObject({ name: 'NotAuthenticated', code: 401 })
})

it('serves the ordinary Feathers client over the socket: sign-in, calls, events, sign-out', async () => {
  const { client } = await testServer.connect()

  await client.authenticate({ strategy: 'local', email: 'waiter@hotel.demo', password: 'brigade-demo' })
  const tables = await client.service('v1/table').find({ query: { restaurantId: 1, skipPaginate: true } })
  await client.logout()
  const signedOut = await client
    .service('v1/table')
    .find()
    .catch((error: unknown) => error)

  expect(tables).toHaveLength(60)
  expect(JSON.stringify(tables)).not.toContain('token')
  expect(signedOut).toMatchObject({ name: 'NotAuthenticated', code: 401 })
})

function memoryStorage() {
  const values = new Map<string, unknown>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: unknown) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
