import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { run } from '#kit/work.ts'
import type { Settings } from '#kit/settings.ts'
import { type Harbour, noon, startHarbour } from '#testing/harbour.ts'

const path = '/v1/printers'
const manager = 'manager@hotel.demo'

/** Enough for a printer of the hotel. */
export const grill = { restaurantId: 1, name: 'Grill', host: '192.168.1.40' }

/** Longer than any printer here takes, but for those that are to be given up. */
const patience = { connectMs: 5000, statusMs: 200, printMs: 5000 }

/** The demo's hotel without a printer; each test begins at noon. */
export function openPrintingDesk(settings: Partial<Settings> = {}) {
  let now = noon
  let harbour: Harbour

  beforeAll(async () => {
    harbour = await startHarbour(settings, { now: () => now })
  })

  beforeEach(async () => {
    now = noon
    harbour.app.printing.patience = { ...patience }
    await harbour.db.write(function* () {
      for (const table of ['printers', 'print_jobs', 'kitchen_papers', 'jobs']) yield* run(`DELETE FROM ${table}`)
    })
  })

  afterAll(() => harbour.close())

  const send = async <T>(method: string, address: string, { email, body }: { email: string; body?: object }) =>
    harbour.request<T>(method, address, { token: await harbour.signIn(email), body })

  return {
    get harbour() {
      return harbour
    },
    send,
    /** The server's clock goes on. */
    passSeconds: (seconds: number) => (now = new Date(now.getTime() + seconds * 1000)),
    /** Has the server do all that is due. */
    runDue: () => harbour.app.jobs.runDue(),
    add: (body: object = {}, email = manager) => send<Printer>('POST', path, { email, body: { ...grill, ...body } }),
    change: (id: number, body: object, email = manager) => send<Printer>('PATCH', `${path}/${id}`, { email, body }),
    remove: (id: number, email = manager) => send<Printer>('DELETE', `${path}/${id}`, { email }),
    get: (id: number, email = manager) => send<Printer>('GET', `${path}/${id}`, { email }),
    list: (query = '', email = manager) => send<Paged<Printer>>('GET', path + query, { email }),
    /** A guest's order that waits to be accepted. */
    async place(cart: object[], table = 'Room 204'): Promise<Order> {
      const guest = await harbour.guestAt(table)
      const placed = await harbour.place(guest.token, { cart })
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
    /** Oldest first. */
    async prints(query = '', email = manager): Promise<PrintJob[]> {
      const { body } = await send<Paged<PrintJob>>('GET', `/v1/print-jobs?$sort[id]=1&$limit=100${query}`, { email })
      return body.data
    },
  }
}
