import type { Principal } from '@brigade/domain/access/principal.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { type RecordEdit, recordEdit } from '../public/record-edit.ts'

const path = '/v1/admin-notifications'
const { admin, manager, supermanager } = hotelEmails

/** Starts the demo's hotel at noon, with no edited menus. */
export function openEdits() {
  let testServer: TestServer

  beforeAll(async () => {
    testServer = await startTestServer()
  })

  beforeEach(() => testServer.db.many('DELETE FROM admin_notifications'))

  afterAll(() => testServer.close())

  const principal = async (email: string): Promise<Principal> =>
    testServer.app.principals.fromToken(await testServer.signIn(email))

  const list = async (query = '') =>
    testServer.request<Paged<AdminNotification>>('GET', path + query, { token: await testServer.signIn(admin) })

  const close = async (id: number, body: object = { isActive: false }) =>
    testServer.request<AdminNotification>('PATCH', `${path}/${id}`, { token: await testServer.signIn(admin), body })

  const note = (differences: Partial<RecordEdit> & { user: Principal }) =>
    testServer.db.write(() => recordEdit(anEdit(differences)))

  return {
    get testServer() {
      return testServer
    },
    principal,
    list,
    close,
    note,
    /** Makes three notifications, of which the first is closed and the second of another venue. */
    async noteThree(): Promise<void> {
      await note({ user: await principal(manager), entityName: 'Tea' })
      await close((await list()).body.data[0]!.id)
      const user = await principal(supermanager)
      await note({ user, entityName: 'Coffee', venueId: 2, now: minutesAfterNoon(1) })
      await note({ user, entityName: 'Juice', now: minutesAfterNoon(2) })
    },
    /** Returns the tokens of all but the head office, including a guest and a machine. */
    async strangers(): Promise<string[]> {
      const others = staffRoles.filter((role) => role !== 'admin' && role !== 'organization')
      const { token } = await testServer.guestAt('Room 204')
      const staff = await Promise.all(others.map((role) => testServer.signIn(hotelEmails[role])))
      return [...staff, token, 'brigade-demo-payments-1']
    },
  }
}

export function anEdit(differences: Partial<RecordEdit> & { user: Principal }): RecordEdit {
  return { venueId: 1, action: 'updated', entity: 'item', entityName: 'Tea', now: noon, ...differences }
}

export function minutesAfterNoon(minutes: number): Date {
  return new Date(noon.getTime() + minutes * 60_000)
}
