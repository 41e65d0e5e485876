import { setImmediate as turn } from 'node:timers/promises'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import type { PosAddress } from '@brigade/domain/pos/pos.addresses.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { one, run } from '#kit/database/transaction.ts'
import { type Guest, type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/with-app.ts'
import { startSimulatedPos, takes, type SimulatedPos } from './simulated-pos.ts'

type Flags = { isPOSIntegrated: boolean; isAutoPostingToPOS: boolean; isCheckPos: boolean }

/** The body of a refused posting. */
export type Refused = {
  message: string
  data: { reason: string; fields?: Record<string, string>; posting?: PosPosting }
}

/** The hotel with a POS simulator of its own; each test begins with one order that waits to be accepted. */
export type PosFixture = Acts & {
  testServer: TestServer
  till: SimulatedPos
  guest: Guest
  manager: string
  order: Order
  address: PosAddress
  now: Date
}

type Acts = {
  configure(flags: Partial<Flags>, list?: PosAddress[]): Promise<void>
  place(): Promise<Order>
  accept(): Promise<Answer<Order>>
  /** Posts the order, as a person does, and runs jobs until that is answered. */
  post<T = { posting: PosPosting }>(more?: object, token?: string): Promise<Answer<T>>
  postings(): Promise<PosPosting[]>
  notifications(): Promise<PosNotification[]>
  read(): Promise<Order>
  /** Removes the keys of its items, as in an order from before items had keys. */
  loseKeys(): Promise<void>
  /** Runs due jobs until a promise is resolved. */
  during<T>(coming: Promise<T>): Promise<T>
  later(seconds: number): void
}

export function openPosFixture(): PosFixture {
  const desk = {
    configure: ({ isPOSIntegrated = true, isAutoPostingToPOS = false, isCheckPos = false }, list = [desk.address]) =>
      desk.testServer.db.write(function* () {
        yield* run(
          `UPDATE venues SET "isPOSIntegrated" = ?, "isAutoPostingToPOS" = ?, "isCheckPos" = ?, "integratedPOSList" = ? WHERE "id" = 1`,
          isPOSIntegrated,
          isAutoPostingToPOS,
          isCheckPos,
          JSON.stringify(list),
        )
      }),
    async place() {
      const itemId = await desk.testServer.itemCalled('Wild Mushroom Risotto')
      desk.order = (await desk.testServer.place(desk.guest.token, { cart: [{ itemId, itemQty: 2 }], covers: 3 })).body
      return desk.order
    },
    accept: () =>
      desk.testServer.request('POST', '/v1/accept/order', { token: desk.manager, body: { id: desk.order.id } }),
    post: (more = {}, token = desk.manager) =>
      desk.during(
        desk.testServer.request('POST', '/v1/postToPos', { token, body: { orderId: desk.order.id, ...more } }),
      ),
    postings: () => list('/v1/pos-posting?$sort[id]=1'),
    notifications: () => list('/v1/pos-notifications?$sort[id]=1'),
    loseKeys: () =>
      desk.testServer.db.write(function* () {
        const { id } = desk.order
        const order = yield* one<{ cart: string }>('SELECT "cart" FROM orders WHERE "id" = ?', id)
        const cart = (JSON.parse(order!.cart) as object[]).map((line) => ({ ...line, posItemId: null }))
        yield* run('UPDATE orders SET "cart" = ? WHERE "id" = ?', JSON.stringify(cart), id)
      }),
    read: async () =>
      (await desk.testServer.request<Order>('GET', `/v1/order/${desk.order.id}`, { token: desk.manager })).body,
    async during(coming) {
      let isHere = false
      const here = () => (isHere = true)
      coming.then(here, here)
      while (!isHere) {
        await desk.testServer.app.jobs.runDue()
        await turn()
      }
      return await coming
    },
    later: (seconds) => void (desk.now = new Date(desk.now.getTime() + seconds * 1000)),
  } as Acts as PosFixture

  async function list<T>(path: string): Promise<T[]> {
    const query = `${path}&orderId=${desk.order.id}&skipPaginate=true`
    return (await desk.testServer.request<T[]>('GET', query, { token: desk.manager })).body
  }

  beforeAll(async () => {
    desk.now = noon
    desk.till = await startSimulatedPos()
    desk.testServer = await startTestServer({ allowsLocalTargets: true }, { now: () => desk.now })
    desk.manager = await desk.testServer.signIn('manager@hotel.demo')
    desk.guest = await desk.testServer.guestAt('Room 207')
    const { normal: endPointUrl, openCheck: openCheckUrl } = desk.till
    desk.address = { id: 1, endPointUrl, openCheckUrl, commentItemId: '900', isDefaultPos: true }
  })

  beforeEach(async () => {
    desk.now = noon
    desk.till.got.length = 0
    desk.till.moods = { normal: takes, openCheck: takes }
    for (const table of ['jobs', 'pos_postings', 'pos_checks', 'pos_notifications']) {
      await desk.testServer.db.write(() => run(`DELETE FROM ${table}`))
    }
    await desk.configure({})
    await desk.place()
  })

  afterAll(async () => {
    await desk.testServer.close()
    desk.till.close()
  })

  return desk
}
