import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'

const guestCallsAMinute = 60

let testServer: TestServer
let now = noon

beforeAll(async () => {
  testServer = await startTestServer({ guestCallsAMinute }, { now: () => now })
})

afterAll(() => testServer.close())

it('refuses a table more calls than it has in a minute, over whatever line they come, and nobody else', async () => {
  const [guest, companion, neighbour] = await Promise.all(['Room 207', 'Room 207', 'Room 208'].map(testServer.guestAt))
  const waiter = await testServer.signIn('waiter@hotel.demo')
  const screen = await testServer.connect(companion!.token)
  const read = (token: string) => testServer.request<Refused>('GET', '/v1/restaurant/1', { token })
  const readByScreen = () => screen.client.service('v1/restaurant').get(1)

  for (let call = 0; call < guestCallsAMinute / 2; call += 1) {
    expect((await read(guest!.token)).status).toBe(200)
    expect(await readByScreen()).toMatchObject({ id: 1 })
  }
  now = new Date(noon.getTime() + 40_000)
  const refused = await read(guest!.token)

  expect(refused).toMatchObject({ status: 429, body: { data: { reason: 'tooOften', retryAfter: 20 } } })
  expect(refused.body.message).toBe('Too many calls from this table. Wait a moment.')
  expect(refused.headers.get('retry-after')).toBe('20')
  await expect(readByScreen()).rejects.toMatchObject({ code: 429, data: { reason: 'tooOften', retryAfter: 20 } })
  const order = await testServer.place(guest!.token, { cart: [] })
  expect(order.status).toBe(429)
  expect((await read(neighbour!.token)).status).toBe(200)
  expect((await read(waiter)).status).toBe(200)
  now = new Date(noon.getTime() + 60_000)
  expect((await read(guest!.token)).status).toBe(200)
  expect(await readByScreen()).toMatchObject({ id: 1 })
})

type Refused = { message: string; data: { reason: string; retryAfter: number } }
