import type { Principal } from '@brigade/domain/access/principal.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { AdminNotification } from '@brigade/domain/notifications/notifications.schema.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Harbour, noon, startHarbour } from '#testing/harbour.ts'
import { hotelEmails } from '#testing/order-desk.ts'
import { type RecordEdit, recordEdit } from '../door/record-edit.ts'

const path = '/v1/admin-notifications'
const { admin, manager, supermanager } = hotelEmails

/** The demo's hotel at noon, where nobody has edited a menu yet. */
export function openEdits() {
  let harbour: Harbour

  beforeAll(async () => {
    harbour = await startHarbour()
  })

  beforeEach(() => harbour.db.many('DELETE FROM admin_notifications'))

  afterAll(() => harbour.close())

  const principal = async (email: string): Promise<Principal> =>
    harbour.app.principals.fromToken(await harbour.signIn(email))

  const list = async (query = '') =>
    harbour.request<Paged<AdminNotification>>('GET', path + query, { token: await harbour.signIn(admin) })

  const close = async (id: number, body: object = { isActive: false }) =>
    harbour.request<AdminNotification>('PATCH', `${path}/${id}`, { token: await harbour.signIn(admin), body })

  const note = (differences: Partial<RecordEdit> & { user: Principal }) =>
    harbour.db.write(() => recordEdit(anEdit(differences)))

  return {
    get harbour() {
      return harbour
    },
    principal,
    list,
    close,
    note,
    /** Three, of which the first is closed and the second of another venue. */
    async noteThree(): Promise<void> {
      await note({ user: await principal(manager), entityName: 'Tea' })
      await close((await list()).body.data[0]!.id)
      const user = await principal(supermanager)
      await note({ user, entityName: 'Coffee', venueId: 2, now: minutesAfterNoon(1) })
      await note({ user, entityName: 'Juice', now: minutesAfterNoon(2) })
    },
    /** The tokens of all but the head office, a guest and a machine among them. */
    async strangers(): Promise<string[]> {
      const others = staffRoles.filter((role) => role !== 'admin' && role !== 'organization')
      const { token } = await harbour.guestAt('Room 204')
      const staff = await Promise.all(others.map((role) => harbour.signIn(hotelEmails[role])))
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
