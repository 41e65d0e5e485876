import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PushSubscription } from '@brigade/domain/push/push.schema.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type Guest, type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { pushUnacceptedOrders } from '../push-unaccepted-orders.ts'
import { type Browser, startPushService } from './push-service.ts'

type Made = PushSubscription & { data: { reason: string; fields: Record<string, string>; codes: object } }

/** Starts the demo's hotel with a push service; each test begins at noon, without subscriptions and waiting orders. */
export function openPhones() {
  let now = noon
  let testServer: TestServer
  let service: Awaited<ReturnType<typeof startPushService>>
  let guest: Guest
  let itemId: number
  let manager: string
  let taker: string

  beforeAll(async () => {
    service = await startPushService()
    testServer = await startTestServer({ localStandIn: service.url }, { now: () => now })
    guest = await testServer.guestAt('Room 207')
    itemId = await testServer.itemCalled('Wild Mushroom Risotto')
  })

  afterAll(async () => {
    await testServer.close()
    await service.close()
  })

  beforeEach(async () => {
    now = noon
    service.arrived.length = 0
    service.answerWith()
    await testServer.db.write(function* () {
      for (const table of ['push_subscriptions', 'push_told_orders', 'requests', 'jobs'])
        yield* run(`DELETE FROM ${table}`)
      yield* run(`UPDATE orders SET "status" = 'completed' WHERE "status" = 'incoming'`)
    })
    manager = await testServer.signIn(hotelEmails.manager)
    taker = await testServer.signIn(hotelEmails.orderTaker)
  })

  return {
    get testServer() {
      return testServer
    },
    get service() {
      return service
    },
    get guest() {
      return guest
    },
    /** The tokens of two people who may receive messages about orders. */
    get manager() {
      return manager
    },
    get taker() {
      return taker
    },
    /** Sets the server's clock. */
    setClock: (instant: Date) => void (now = instant),
    async look(): Promise<void> {
      await pushUnacceptedOrders(testServer.app, now)
      await testServer.app.jobs.runDue()
    },
    async place(line: { itemQty?: number; comment?: string } = {}): Promise<Order> {
      return (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1, ...line }] })).body
    },
    subscribe: (token: string, browser: Browser, deviceName?: string) =>
      testServer.request<Made>('POST', '/v1/push-subscription', { token, body: { ...browser, deviceName } }),
    async list(token: string): Promise<PushSubscription[]> {
      return (await testServer.request<{ data: PushSubscription[] }>('GET', '/v1/push-subscription', { token })).body
        .data
    },
    test: (token: string, id: number) => testServer.request('POST', '/v1/push-test', { token, body: { id } }),
    /** Returns the states of the message jobs. */
    async jobStates(): Promise<string[]> {
      const jobs = await testServer.db.many<{ state: string }>(
        `SELECT "state" FROM jobs WHERE "kind" = 'push:sendPush'`,
      )
      return jobs.map(({ state }) => state)
    },
  }
}

export function minutesAfterNoon(minutes: number): Date {
  return new Date(noon.getTime() + minutes * 60_000)
}
