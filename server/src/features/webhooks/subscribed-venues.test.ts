import type { NewWebhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { buildApp } from '#app/build-app.ts'
import { features } from '#app/features.ts'
import { emit, noRows, type PendingEvent, run } from '#kit/database/transaction.ts'
import { localBus } from '#kit/events/bus.ts'
import { logTo } from '#kit/logging/logger.ts'
import { joinedBuses } from '#testing/joined-buses.ts'
import { demoSeed, noon } from '#testing/test-server.ts'
import { startTestApp, type TestApp } from '#testing/with-app.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { type SubscribedVenues, subscribedVenues } from './subscribed-venues.ts'

const clock = { now: () => noon }
const webhook = {
  restaurantId: 1,
  name: 'Loyalty',
  url: 'https://example.com/',
  topics: '["requests"]',
  isActive: true,
  createdAt: noon.toISOString(),
  updatedAt: noon.toISOString(),
  secret: 'whsec_AAAA',
}

let testApp: TestApp
afterEach(async () => {
  vi.restoreAllMocks()
  await testApp.close()
})

it('adds no statement to a transaction of a venue without subscriptions', async () => {
  testApp = await startTestApp({ features: [], seed: demoSeed, clock })
  const subscribed = subscribedVenues(testApp.app)
  await expect.poll(() => subscribed.mayReceive('orders', 1)).toBe(false)
  const event = { path: 'v1/order', event: 'created', row: { id: 7, restaurantId: 1 } } as const

  const events: PendingEvent[] = [{ ...event, recordOf: (row) => row }]

  const hook = queueDeliveries(testApp.app, subscribed)(events)

  expect(hook.next(noRows)).toEqual({ done: true, value: undefined })
})

it('knows a subscription before it is answered', async () => {
  testApp = await startTestApp({ seed: demoSeed, clock })
  const subscribed = subscribedVenues(testApp.app)
  await expect.poll(() => subscribed.mayReceive('requests', 1)).toBe(false)
  const token = await tokenOfManager()
  const body = { restaurantId: 1, name: 'Loyalty', url: 'https://example.com/', topics: ['requests'] }

  const { body: made } = await testApp.request<NewWebhook>('POST', '/v1/webhooks', { token, body })

  expect(subscribed.mayReceive('requests', 1)).toBe(true)
  await expect.poll(() => subscribed.mayReceive('orders', 1)).toBe(false)
  await testApp.request('DELETE', `/v1/webhooks/${made.id}`, { token })
  await expect.poll(() => subscribed.mayReceive('requests', 1)).toBe(false)
})

it('knows at once of a subscription that another process has added', async () => {
  const [bus, otherBus] = joinedBuses(2)
  testApp = await startTestApp({ seed: demoSeed, clock, bus })
  const other = await otherProcess(otherBus)
  await expect.poll(() => other.mayReceive('requests', 1)).toBe(false)
  const body = { restaurantId: 1, name: 'Loyalty', url: 'https://example.com/', topics: ['requests'] }

  await testApp.request('POST', '/v1/webhooks', { token: await tokenOfManager(), body })

  expect(other.mayReceive('requests', 1)).toBe(true)
})

it('does not believe what it has read long ago, if the bus says nothing', async () => {
  testApp = await startTestApp({ features: [], seed: demoSeed, clock })
  const subscribed = subscribedVenues(testApp.app)
  await expect.poll(() => subscribed.mayReceive('requests', 1)).toBe(false)
  const names = Object.keys(webhook)
  const sql = `INSERT INTO webhooks (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`
  await testApp.db.write(() => run(sql, ...Object.values(webhook)))
  expect(subscribed.mayReceive('requests', 1)).toBe(false)

  const later = performance.now() + 10_001
  vi.spyOn(performance, 'now').mockReturnValue(later)

  expect(subscribed.mayReceive('requests', 1)).toBe(true)
  await expect.poll(() => subscribed.mayReceive('orders', 1)).toBe(false)
  expect(subscribed.mayReceive('requests', 1)).toBe(true)
})

it('queues nothing for a transaction that is rolled back, and commits what it queues together with it', async () => {
  testApp = await startTestApp({ seed: demoSeed, clock })
  const token = await tokenOfManager()
  const body = { restaurantId: 1, name: 'Loyalty', url: 'https://example.com/', topics: ['menus'] }
  await testApp.request('POST', '/v1/webhooks', { token, body })
  const sorted = { kind: 'menus' as const, parentId: 1, ids: [1], restaurantId: 1 }
  const count = async () => (await testApp.db.many('SELECT "id" FROM webhook_deliveries')).length

  const failing = testApp.db.write(function* () {
    yield* emit('v1/sortOrder', 'created', sorted)
    throw new Error('No')
  })
  await expect(failing).rejects.toThrow('No')
  expect(await count()).toBe(0)

  await testApp.db.write(() => emit('v1/sortOrder', 'created', sorted))
  expect(await count()).toBe(1)
  expect(await testApp.db.many(`SELECT "lane" FROM jobs WHERE "kind" = 'webhooks:deliver'`)).toHaveLength(1)
})

async function tokenOfManager(): Promise<string> {
  const body = { strategy: 'local', email: 'manager@hotel.demo', password: 'brigade-demo' }
  return (await testApp.request<{ accessToken: string }>('POST', '/v1/authentication', { body })).body.accessToken
}

async function otherProcess(bus = localBus()): Promise<SubscribedVenues> {
  const log = logTo({ write: () => undefined }, 'silent')
  const app = await buildApp({ settings: testApp.app.settings, db: testApp.db, log, features, clock, bus })
  return subscribedVenues(app)
}
