import { afterAll, beforeAll, expect, it } from 'vitest'
import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import { type Harbour, noon, startHarbour } from '#testing/harbour.ts'
import { hotelEmails } from '#testing/order-desk.ts'
import { startPushService } from './testing/push-service.ts'

let now = noon
let harbour: Harbour
let service: Awaited<ReturnType<typeof startPushService>>

beforeAll(async () => {
  service = await startPushService()
  harbour = await startHarbour({ localStandIn: service.url }, { now: () => now })
})

afterAll(async () => {
  await harbour.close()
  await service.close()
})

it('sends one person so many test messages a minute, however often and from however many browsers they ask', async () => {
  const manager = await harbour.signIn(hotelEmails.manager)
  const taker = await harbour.signIn(hotelEmails.orderTaker)
  const ask = (token: string, id: number) => harbour.request('POST', '/v1/push-test', { token, body: { id } })
  now = new Date(noon.getTime() + 30_000)

  for (let count = 0; count < pushLimits.testsAMinute; count += 1)
    expect((await ask(manager, await newBrowser(manager))).status).toBe(200)
  await harbour.app.jobs.runDue()
  const refused = await Promise.all([1, 2, 3].map(async () => ask(manager, await newBrowser(manager))))

  for (const { status, body } of refused)
    expect({ status, body }).toMatchObject({ status: 429, body: { data: { reason: 'tooManyPushTests' } } })
  await harbour.app.jobs.runDue()
  expect(service.arrived).toHaveLength(pushLimits.testsAMinute)
  expect((await ask(taker, await newBrowser(taker))).status).toBe(200)
  // In the next minute of the clock, and a minute later.
  now = new Date(noon.getTime() + 60_000)
  expect((await ask(manager, await newBrowser(manager))).status).toBe(429)
  now = new Date(noon.getTime() + 90_000)
  expect((await ask(manager, await newBrowser(manager))).status).toBe(200)
})

async function newBrowser(token: string): Promise<number> {
  const { body } = await harbour.request<{ id: number }>('POST', '/v1/push-subscription', {
    token,
    body: service.newBrowser(),
  })
  return body.id
}
