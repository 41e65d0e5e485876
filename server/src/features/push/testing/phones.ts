import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PushSubscription } from '@brigade/domain/push/push.schema.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { run } from '#kit/work.ts'
import { type Guest, type Harbour, noon, startHarbour } from '#testing/harbour.ts'
import { hotelEmails } from '#testing/order-desk.ts'
import { tellUnacceptedOrders } from '../tell-unaccepted-orders.ts'
import { type Browser, startPushService } from './push-service.ts'

type Made = PushSubscription & { data: { reason: string; fields: Record<string, string>; codes: object } }

/** The demo's hotel with a push service; each test begins at noon, where no browser has agreed and no order waits. */
export function openPhones() {
  let now = noon
  let harbour: Harbour
  let service: Awaited<ReturnType<typeof startPushService>>
  let guest: Guest
  let itemId: number
  let manager: string
  let taker: string

  beforeAll(async () => {
    service = await startPushService()
    harbour = await startHarbour({ localStandIn: service.url }, { now: () => now })
    guest = await harbour.guestAt('Room 207')
    itemId = await harbour.itemCalled('Wild Mushroom Risotto')
  })

  afterAll(async () => {
    await harbour.close()
    await service.close()
  })

  beforeEach(async () => {
    now = noon
    service.arrived.length = 0
    service.answerWith()
    await harbour.db.write(function* () {
      for (const table of ['push_subscriptions', 'push_told_orders', 'requests', 'jobs'])
        yield* run(`DELETE FROM ${table}`)
      yield* run(`UPDATE orders SET "status" = 'completed' WHERE "status" = 'incoming'`)
    })
    manager = await harbour.signIn(hotelEmails.manager)
    taker = await harbour.signIn(hotelEmails.orderTaker)
  })

  return {
    get harbour() {
      return harbour
    },
    get service() {
      return service
    },
    get guest() {
      return guest
    },
    /** The tokens of two who may be told of orders. */
    get manager() {
      return manager
    },
    get taker() {
      return taker
    },
    /** What the server's clock shows from now on. */
    setClock: (instant: Date) => void (now = instant),
    async look(): Promise<void> {
      await tellUnacceptedOrders(harbour.app, now)
      await harbour.app.jobs.runDue()
    },
    async place(line: { itemQty?: number; comment?: string } = {}): Promise<Order> {
      return (await harbour.place(guest.token, { cart: [{ itemId, itemQty: 1, ...line }] })).body
    },
    subscribe: (token: string, browser: Browser, deviceName?: string) =>
      harbour.request<Made>('POST', '/v1/push-subscription', { token, body: { ...browser, deviceName } }),
    async list(token: string): Promise<PushSubscription[]> {
      return (await harbour.request<{ data: PushSubscription[] }>('GET', '/v1/push-subscription', { token })).body.data
    },
    test: (token: string, id: number) => harbour.request('POST', '/v1/push-test', { token, body: { id } }),
    /** How the messages stand that are to be sent. */
    async jobStates(): Promise<string[]> {
      const jobs = await harbour.db.many<{ state: string }>(`SELECT "state" FROM jobs WHERE "kind" = 'push:sendPush'`)
      return jobs.map(({ state }) => state)
    },
  }
}

export function minutesAfterNoon(minutes: number): Date {
  return new Date(noon.getTime() + minutes * 60_000)
}
