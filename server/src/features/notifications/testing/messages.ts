import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { run } from '#kit/work.ts'
import { type Harbour, noon, startHarbour } from '#testing/harbour.ts'

const path = '/v1/notifications'
const admin = 'admin@brigade.demo'

/** Enough for a message to the staff of the hotel. */
export const told = { restaurantId: 1, title: 'Pool closed', message: 'Until tomorrow.' }

/** The demo's hotel, to whose staff nothing was written yet; each test begins at noon. */
export function openMessages() {
  let now = noon
  let harbour: Harbour

  beforeAll(async () => {
    harbour = await startHarbour({}, { now: () => now })
  })

  beforeEach(async () => {
    now = noon
    await harbour.db.write(function* () {
      yield* run('DELETE FROM staff_notifications')
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
    /** What the server's clock shows from now on. */
    setClock: (instant: string) => (now = new Date(instant)),
    write: (body: object = told, email = admin) => send<StaffNotification>('POST', path, { email, body }),
    change: (id: number, body: object, email = admin) =>
      send<StaffNotification>('PATCH', `${path}/${id}`, { email, body }),
    remove: (id: number, email = admin) => send<StaffNotification>('DELETE', `${path}/${id}`, { email }),
    get: (id: number, email = admin) => send<StaffNotification>('GET', `${path}/${id}`, { email }),
    list: (query = '', email = admin) => send<Paged<StaffNotification>>('GET', path + query, { email }),
  }
}
