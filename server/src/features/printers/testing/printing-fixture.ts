import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import type { Settings } from '#kit/settings/settings.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'

const path = '/v1/printers'
const manager = 'manager@hotel.demo'

/** The minimal body of a printer of the hotel. */
export const grill = { restaurantId: 1, name: 'Grill', host: '192.168.1.40' }

/** Longer than any printer here takes, except for those that have to time out. */
const patience = { connectMs: 5000, statusMs: 200, printMs: 5000 }

/** Starts the demo's hotel without a printer; each test begins at noon. */
export function openPrintingFixture(settings: Partial<Settings> = {}) {
  let now = noon
  let testServer: TestServer

  beforeAll(async () => {
    testServer = await startTestServer(settings, { now: () => now })
  })

  beforeEach(async () => {
    now = noon
    testServer.app.printing.patience = { ...patience }
    await testServer.db.write(function* () {
      for (const table of ['printers', 'print_jobs', 'kitchen_papers', 'jobs', 'idempotency_keys'])
        yield* run(`DELETE FROM ${table}`)
    })
  })

  afterAll(() => testServer.close())

  const send = async <T>(method: string, address: string, { email, body }: { email: string; body?: object }) =>
    testServer.request<T>(method, address, { token: await testServer.signIn(email), body })

  return {
    get testServer() {
      return testServer
    },
    send,
    /** Advances the server's clock. */
    passSeconds: (seconds: number) => (now = new Date(now.getTime() + seconds * 1000)),
    /** Runs all jobs that are due. */
    runDue: () => testServer.app.jobs.runDue(),
    add: (body: object = {}, email = manager) => send<Printer>('POST', path, { email, body: { ...grill, ...body } }),
    change: (id: number, body: object, email = manager) => send<Printer>('PATCH', `${path}/${id}`, { email, body }),
    remove: (id: number, email = manager) => send<Printer>('DELETE', `${path}/${id}`, { email }),
    get: (id: number, email = manager) => send<Printer>('GET', `${path}/${id}`, { email }),
    list: (query = '', email = manager) => send<Paged<Printer>>('GET', path + query, { email }),
    /** Places a guest's order that waits to be accepted. */
    async place(cart: object[], table = 'Room 204'): Promise<Order> {
      const guest = await testServer.guestAt(table)
      const placed = await testServer.place(guest.token, { cart })
      if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
      return placed.body
    },
    accept: (id: number) => send<Order>('POST', '/v1/accept/order', { email: manager, body: { id } }),
    undo: (id: number) => send<Order>('POST', '/v1/undo/order', { email: manager, body: { id } }),
    move: (id: number, body: object) => send<Order>('PATCH', `/v1/order/${id}`, { email: manager, body }),
    print: (body: object, email = manager) => send<{ jobs: PrintJob[] }>('POST', '/v1/print', { email, body }),
    test: (printerId: number, email = manager) =>
      send<PrintJob>('POST', '/v1/printer-test', { email, body: { printerId } }),
    movePrint: (id: number, body: object, email = manager) =>
      send<PrintJob>('PATCH', `/v1/print-jobs/${id}`, { email, body }),
    /** Returns the prints, oldest first. */
    async prints(query = '', email = manager): Promise<PrintJob[]> {
      const { body } = await send<Paged<PrintJob>>('GET', `/v1/print-jobs?$sort[id]=1&$limit=100${query}`, { email })
      return body.data
    },
  }
}
