import { afterAll, beforeAll, expect, it } from 'vitest'
import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { startPushService } from './testing/push-service.ts'

let now = noon
let testServer: TestServer
let service: Awaited<ReturnType<typeof startPushService>>

beforeAll(async () => {
  service = await startPushService()
  testServer = await startTestServer({ localStandIn: service.url }, { now: () => now })
})

afterAll(async () => {
  await testServer.close()
  await service.close()
})

it('sends one person so many test messages a minute, however often and from however many browsers they ask', async () => {
  const manager = await testServer.signIn(hotelEmails.manager)
  const taker = await testServer.signIn(hotelEmails.orderTaker)
  const ask = (token: string, id: number) => testServer.request('POST', '/v1/push-test', { token, body: { id } })
  now = new Date(noon.getTime() + 30_000)

  for (let count = 0; count < pushLimits.testsAMinute; count += 1)
    expect((await ask(manager, await newBrowser(manager))).status).toBe(200)
  await testServer.app.jobs.runDue()
  const refused = await Promise.all([1, 2, 3].map(async () => ask(manager, await newBrowser(manager))))

  for (const { status, body } of refused)
    expect({ status, body }).toMatchObject({ status: 429, body: { data: { reason: 'tooManyPushTests' } } })
  await testServer.app.jobs.runDue()
  expect(service.arrived).toHaveLength(pushLimits.testsAMinute)
  expect((await ask(taker, await newBrowser(taker))).status).toBe(200)
  // Moves the clock into its next minute, and one minute further.
  now = new Date(noon.getTime() + 60_000)
  expect((await ask(manager, await newBrowser(manager))).status).toBe(429)
  now = new Date(noon.getTime() + 90_000)
  expect((await ask(manager, await newBrowser(manager))).status).toBe(200)
})

async function newBrowser(token: string): Promise<number> {
  const { body } = await testServer.request<{ id: number }>('POST', '/v1/push-subscription', {
    token,
    body: service.newBrowser(),
  })
  return body.id
}
