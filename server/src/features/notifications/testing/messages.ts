import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'

const path = '/v1/notifications'
const admin = 'admin@brigade.demo'

/** The minimal body of a message to the staff of the hotel. */
export const told = { restaurantId: 1, title: 'Pool closed', message: 'Until tomorrow.' }

/** Starts the demo's hotel without notifications to its staff; each test begins at noon. */
export function openMessages() {
  let now = noon
  let testServer: TestServer

  beforeAll(async () => {
    testServer = await startTestServer({}, { now: () => now })
  })

  beforeEach(async () => {
    now = noon
    await testServer.db.write(function* () {
      yield* run('DELETE FROM staff_notifications')
      yield* run('DELETE FROM jobs')
    })
  })

  afterAll(() => testServer.close())

  const send = async <T>(method: string, address: string, { email, body }: { email: string; body?: object }) =>
    testServer.request<T>(method, address, { token: await testServer.signIn(email), body })

  return {
    get testServer() {
      return testServer
    },
    /** Sets the server's clock. */
    setClock: (instant: string) => (now = new Date(instant)),
    write: (body: object = told, email = admin) => send<StaffNotification>('POST', path, { email, body }),
    change: (id: number, body: object, email = admin) =>
      send<StaffNotification>('PATCH', `${path}/${id}`, { email, body }),
    remove: (id: number, email = admin) => send<StaffNotification>('DELETE', `${path}/${id}`, { email }),
    get: (id: number, email = admin) => send<StaffNotification>('GET', `${path}/${id}`, { email }),
    list: (query = '', email = admin) => send<Paged<StaffNotification>>('GET', path + query, { email }),
  }
}
