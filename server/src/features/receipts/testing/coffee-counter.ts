import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { ClaimedReceipt, ReceiptOrder, StartedPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import type { Settings } from '#kit/settings/settings.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/with-app.ts'

/** The venue that only prints receipts, with a new order of a guest before each test of a file. */
export type CoffeeCounter = {
  testServer: TestServer
  manager: string
  guest: string
  order: Order
  /** Advances the server's clock. */
  wait(seconds: number): void
  place(): Promise<Order>
  claim(token?: string): Promise<Answer<ClaimedReceipt>>
  start(body: object, token?: string): Promise<Answer<StartedPrint>>
  end(id: number, state: string, token?: string): Promise<Answer<unknown>>
  read(): Promise<ReceiptOrder>
}

/** Starts it before the tests of the calling file, and stops it after them. */
export function openCoffeeCounter(settings: Partial<Settings> = {}): CoffeeCounter {
  let now = noon
  const counter = {
    wait: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    place: async () => {
      const item = await counter.testServer.db.one<{ id: number }>(
        'SELECT "id" FROM items WHERE "restaurantId" = 3 AND "isActive" AND "id" NOT IN (SELECT "itemId" FROM modifier_groups) ORDER BY "id" LIMIT 1',
      )
      const body = { cart: [{ itemId: item!.id, itemQty: 2 }] }
      const placed = await counter.testServer.place(counter.guest, body)
      if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
      return placed.body
    },
    claim: (token = counter.manager) => post(token, 'claim/receiptorder', { id: counter.order.id }),
    start: (body, token = counter.manager) =>
      post(token, 'receipt-prints', { orderId: counter.order.id, what: 'receipt', ...body }),
    end: (id, state, token = counter.manager) =>
      counter.testServer.request('PATCH', `/v1/receipt-prints/${id}`, { token, body: { state } }),
    read: async () => {
      const path = `/v1/receiptorder/${counter.order.id}`
      return (await counter.testServer.request<ReceiptOrder>('GET', path, { token: counter.manager })).body
    },
  } as CoffeeCounter

  function post<T>(token: string, path: string, body: object): Promise<Answer<T>> {
    return counter.testServer.request('POST', `/v1/${path}`, { token, body })
  }

  beforeAll(async () => {
    counter.testServer = await startTestServer(settings, { now: () => now })
    counter.manager = await counter.testServer.signIn('manager@receipts.demo')
    const table = await counter.testServer.db.one<{ token: string }>(
      'SELECT "token" FROM tables WHERE "restaurantId" = 3 ORDER BY "id" LIMIT 1',
    )
    const body = { token: table!.token }
    counter.guest = (await post<{ accessToken: string }>('', 'guest/session', body)).body.accessToken
  })

  afterAll(() => counter.testServer.close())

  beforeEach(async () => {
    counter.order = await counter.place()
  })

  return counter
}
