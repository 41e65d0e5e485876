import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { run } from '#kit/work.ts'
import type { Settings } from '#kit/settings.ts'
import { type Harbour, noon, startHarbour } from '#testing/harbour.ts'

const path = '/v1/printers'

/** Enough for a printer of the hotel. */
export const grill = { restaurantId: 1, name: 'Grill', host: '192.168.1.40' }

/** The demo's hotel without a printer; each test begins at noon. */
export function openPrintingDesk(settings: Partial<Settings> = {}) {
  let now = noon
  let harbour: Harbour

  beforeAll(async () => {
    harbour = await startHarbour(settings, { now: () => now })
  })

  beforeEach(async () => {
    now = noon
    await harbour.db.write(function* () {
      yield* run('DELETE FROM printers')
      yield* run('DELETE FROM print_jobs')
      yield* run('DELETE FROM kitchen_papers')
      yield* run('DELETE FROM jobs')
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
    /** What the server's clock shows from now on. */
    setClock: (instant: Date) => (now = instant),
    add: (body: object = {}, email = 'manager@hotel.demo') =>
      send<Printer>('POST', path, { email, body: { ...grill, ...body } }),
    change: (id: number, body: object, email = 'manager@hotel.demo') =>
      send<Printer>('PATCH', `${path}/${id}`, { email, body }),
    remove: (id: number, email = 'manager@hotel.demo') => send<Printer>('DELETE', `${path}/${id}`, { email }),
    get: (id: number, email = 'manager@hotel.demo') => send<Printer>('GET', `${path}/${id}`, { email }),
    list: (query = '', email = 'manager@hotel.demo') => send<Paged<Printer>>('GET', path + query, { email }),
  }
}
