import { renewTableTokenPath } from '@brigade/domain/tables/tables.api.ts'
import { services } from '@brigade/domain/services.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'

const { calls, perSeconds } = services[renewTableTokenPath].create.atMost

let testServer: TestServer
let now = noon

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => now })
})

afterAll(() => testServer.close())

it('refuses a person what they do too often, until the time is over, and nobody else', async () => {
  const [manager, admin] = await Promise.all(['manager@hotel.demo', 'admin@brigade.demo'].map(testServer.signIn))
  const renew = (token = manager) => testServer.request('POST', `/${renewTableTokenPath}`, { token, body: { id: 1 } })
  const later = (seconds: number) => (now = new Date(noon.getTime() + seconds * 1_000))

  for (let call = 1; call <= calls; call += 1) {
    later(call / calls)
    expect((await renew()).status).toBe(200)
  }

  expect(await renew()).toMatchObject({ status: 429, body: { data: { reason: 'tooOften', retryAfter: perSeconds } } })
  expect((await renew(admin)).status).toBe(200)
  later(perSeconds)
  expect((await renew()).status).toBe(429)
  later(perSeconds + 1)
  expect((await renew()).status).toBe(200)
})
