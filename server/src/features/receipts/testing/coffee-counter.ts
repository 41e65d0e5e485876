import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { ClaimedReceipt, ReceiptOrder, StartedPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import type { Settings } from '#kit/settings.ts'
import { type Harbour, noon, startHarbour } from '#testing/harbour.ts'
import type { Answer } from '#testing/with-app.ts'

/** The venue that only prints receipts, at work with a new order of a guest before each test of a file. */
export type CoffeeCounter = {
  harbour: Harbour
  manager: string
  guest: string
  order: Order
  /** Lets time go by for the server. */
  wait(seconds: number): void
  place(): Promise<Order>
  claim(token?: string): Promise<Answer<ClaimedReceipt>>
  start(body: object, token?: string): Promise<Answer<StartedPrint>>
  end(id: number, state: string, token?: string): Promise<Answer<unknown>>
  read(): Promise<ReceiptOrder>
}

/** Opens it before the tests of the file that calls this, and closes it after them. */
export function openCoffeeCounter(settings: Partial<Settings> = {}): CoffeeCounter {
  let now = noon
  const counter = {
    wait: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    place: async () => {
      const item = await counter.harbour.db.one<{ id: number }>(
        'SELECT "id" FROM items WHERE "restaurantId" = 3 AND "isActive" AND "id" NOT IN (SELECT "itemId" FROM modifier_groups) ORDER BY "id" LIMIT 1',
      )
      const body = { cart: [{ itemId: item!.id, itemQty: 2 }] }
      const placed = await counter.harbour.place(counter.guest, body)
      if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
      return placed.body
    },
    claim: (token = counter.manager) => post(token, 'claim/receiptorder', { id: counter.order.id }),
    start: (body, token = counter.manager) =>
      post(token, 'receipt-prints', { orderId: counter.order.id, what: 'receipt', ...body }),
    end: (id, state, token = counter.manager) =>
      counter.harbour.request('PATCH', `/v1/receipt-prints/${id}`, { token, body: { state } }),
    read: async () => {
      const path = `/v1/receiptorder/${counter.order.id}`
      return (await counter.harbour.request<ReceiptOrder>('GET', path, { token: counter.manager })).body
    },
  } as CoffeeCounter

  function post<T>(token: string, path: string, body: object): Promise<Answer<T>> {
    return counter.harbour.request('POST', `/v1/${path}`, { token, body })
  }

  beforeAll(async () => {
    counter.harbour = await startHarbour(settings, { now: () => now })
    counter.manager = await counter.harbour.signIn('manager@receipts.demo')
    const table = await counter.harbour.db.one<{ token: string }>(
      'SELECT "token" FROM tables WHERE "restaurantId" = 3 ORDER BY "id" LIMIT 1',
    )
    const body = { token: table!.token }
    counter.guest = (await post<{ accessToken: string }>('', 'guest/session', body)).body.accessToken
  })

  afterAll(() => counter.harbour.close())

  beforeEach(async () => {
    counter.order = await counter.place()
  })

  return counter
}
