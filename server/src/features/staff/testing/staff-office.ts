import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { StaffLink, StaffMember } from '@brigade/domain/staff/staff.schema.ts'
import type { Settings } from '#kit/settings/settings.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/with-app.ts'

/** The answer of a call that may be refused. */
export type Maybe<T> = Answer<T & { data: { reason?: string; codes?: Record<string, string> } }>

/** The demo, with people who manage accounts. */
export type StaffOffice = {
  testServer: TestServer
  admin: string
  manager: string
  /** Sets the clock: this many hours after noon. */
  setHours(hours: number): void
  invite(body?: object, token?: string): Promise<Maybe<StaffLink>>
  patch(id: number, body: object, token?: string): Promise<Maybe<StaffMember>>
  accept(link: string, body?: object): Promise<Maybe<SignedIn>>
  /** Invites a person, who joins. */
  join(body?: object, token?: string): Promise<{ id: number; token: string }>
  read(id: number): Promise<StaffMember>
}

export const newPassword = 'a long enough one'

let people = 0

export async function startStaffOffice(settings: Partial<Settings> = {}): Promise<StaffOffice> {
  let now = noon
  const testServer = await startTestServer(settings, { now: () => now })
  const admin = await testServer.signIn('admin@brigade.demo')
  const manager = await testServer.signIn('manager@hotel.demo')
  // The hotel protects its staff by a passphrase.
  await testServer.db.many('UPDATE venues SET "isPassphrase" = ?', false)

  const office: StaffOffice = {
    testServer,
    admin,
    manager,
    setHours: (hours) => void (now = new Date(noon.getTime() + hours * 3_600_000)),
    invite: (body = {}, token = office.admin) =>
      testServer.request('POST', '/v1/staff', { token, body: { ...aPerson(), ...body } }),
    patch: (id, body, token = office.admin) => testServer.request('PATCH', `/v1/staff/${id}`, { token, body }),
    accept: (link, body = {}) =>
      testServer.request('POST', '/v1/use/link', { body: { token: tokenIn(link), password: newPassword, ...body } }),
    async join(body, token) {
      const invited = await office.invite(body, token)
      const accepted = await office.accept(invited.body.link)
      return { id: invited.body.id, token: accepted.body.accessToken }
    },
    read: async (id) => (await testServer.request<StaffMember>('GET', `/v1/staff/${id}`, { token: office.admin })).body,
  }
  return office
}

export function tokenIn(link: string): string {
  return link.split('/').at(-1) ?? ''
}

function aPerson() {
  people += 1
  const role: StaffRole = 'waiter'
  return { email: `new${people}@hotel.demo`, fname: 'Ada', lname: 'Lovelace', role, restaurantId: [1] }
}
