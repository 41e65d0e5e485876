import type { AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { StaffLink, StaffSession } from '@brigade/domain/staff/staff.schema.ts'
import { aStaffPrincipal } from '@brigade/domain/testing/people.builders.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditPerson } from '#features/auth/public/audit-person.ts'
import { auditPinChange, auditPinSignIn } from '#features/pins/audit-pins.ts'
import { authorOf } from '#kit/database/audit-author.ts'
import { noon } from '#testing/test-server.ts'
import { newPassword, type StaffOffice, startStaffOffice } from './testing/staff-office.ts'

let office: StaffOffice
let restaurantManager: string
let person: { id: number; token: string; email: string }
let last = 0

beforeAll(async () => {
  office = await startStaffOffice()
  restaurantManager = await office.testServer.signIn('manager@restaurant.demo')
})

beforeEach(async () => {
  const joined = await office.join({ restaurantId: [1, 2] })
  person = { ...joined, email: (await office.read(joined.id)).email }
  const row = await office.testServer.db.one<{ id: number | null }>('SELECT max("id") AS "id" FROM audit_log')
  last = row?.id ?? 0
})

afterAll(() => office.testServer.close())

type Act = [what: string, act: string, perform: () => Promise<unknown>]

const request = (...call: Parameters<StaffOffice['testServer']['request']>) => office.testServer.request(...call)
const signIn = (password: string) =>
  request('POST', '/v1/authentication', { body: { strategy: 'local', email: person.email, password } })

const acts: Act[] = [
  ['a new role', 'changed', () => office.patch(person.id, { role: 'chief' })],
  ['a new name', 'changed', () => office.patch(person.id, { fname: 'Grace' })],
  ['an account that is switched off', 'changed', () => office.patch(person.id, { isActive: false })],
  ['another order of the venues', 'changed', () => office.patch(person.id, { restaurantId: [2, 1] })],
  ['a link', 'linked', () => request('POST', '/v1/staff/link', { token: office.admin, body: { id: person.id } })],
  ['a session that is ended', 'signedOut', endSession],
  ['a sign-in', 'signedIn', () => signIn(newPassword)],
  ['a failed sign-in', 'signInFailed', () => signIn('wrong')],
  ['a sign-out', 'loggedOut', () => request('DELETE', '/v1/authentication', { token: person.token })],
  ['a password', 'changed', changePassword],
  ...(['factorSetUp', 'factorRemoved', 'codeFailed', 'recoveryCodeUsed', 'recoveryCodesRenewed'] as const).map(
    (act): Act => [act, act, () => write(() => auditPerson(act, ada()))],
  ),
  ['a PIN', 'changed', () => write(() => auditPinChange(ada()))],
]

describe('what is done to a person of two venues', () => {
  it.each(acts)('is read by the managers of both: %s', async (_what, act, perform) => {
    await perform()

    for (const token of [office.manager, restaurantManager]) {
      const found = (await newest(token)).filter((entry) => entry.recordId === person.id && entry.act === act)
      expect(found).toHaveLength(1)
    }
  })

  it('is read by head office at each venue', async () => {
    await office.patch(person.id, { role: 'chief' })

    const entries = await newest(office.admin)
    expect(entries.map(({ restaurantId, by }) => [restaurantId, by])).toEqual([
      [2, 'Nadia Rahal'],
      [1, 'Nadia Rahal'],
    ])
  })

  it('by the manager of one is read there alone', async () => {
    expect(await office.patch(person.id, { fname: 'Grace' }, office.manager)).toMatchObject({ status: 403 })
    await office.patch(person.id, { restaurantId: [] }, office.manager)

    expect(await newest(office.manager)).toMatchObject([{ restaurantId: 1, by: 'Layla Haddad' }])
    expect(await newest(restaurantManager)).toEqual([])
  })

  it('does not name the device of the other venue', async () => {
    const device = { name: 'Pool bar tablet', restaurantId: 1 }
    await write(() => auditPinSignIn('signedIn', { user: ada(), device }))

    expect((await newest(office.manager))[0]?.changes).toEqual([
      { field: 'device', before: null, after: 'Pool bar tablet' },
    ])
    expect((await newest(restaurantManager))[0]?.changes).toEqual([
      { field: 'device', before: null, after: null, isHidden: true },
    ])
  })

  it('is read at a venue that they leave by it, and there only says so', async () => {
    await office.patch(person.id, { role: 'chief', restaurantId: [2] })

    const fieldsOf = (entries: AuditEntry[]) => entries.flatMap(({ changes }) => changes.map(({ field }) => field))
    expect(fieldsOf(await newest(office.manager)).toSorted()).toEqual(['role', 'venues'])
    expect(fieldsOf(await newest(restaurantManager))).toEqual(['role'])
  })
})

it('an invitation is read at both venues from its beginning to its end', async () => {
  const { id } = (await office.invite({ restaurantId: [1, 2] })).body as StaffLink
  await request('DELETE', `/v1/staff/${id}`, { token: office.admin })

  for (const token of [office.manager, restaurantManager]) {
    const found = (await newest(token)).filter(({ recordId }) => recordId === id)
    expect(found.map(({ act }) => act)).toEqual(['removed', 'changed', 'created'])
  }
})

function ada() {
  return { id: person.id, fname: 'Ada', lname: 'Lovelace', role: 'waiter', restaurantId: [1, 2] } as const
}

function write(work: Parameters<StaffOffice['testServer']['db']['write']>[0]): Promise<unknown> {
  const self = aStaffPrincipal({ ...ada(), restaurantId: [1, 2] })
  return office.testServer.db.write(work, authorOf(self, { now: noon, address: '192.0.2.1' }))
}

async function endSession(): Promise<unknown> {
  const path = `/v1/staff/sessions?userId=${person.id}&skipPaginate=true`
  const { body } = await office.testServer.request<StaffSession[]>('GET', path, { token: office.admin })
  return request('POST', '/v1/end/session', { token: office.admin, body: { id: body[0]!.id } })
}

function changePassword(): Promise<unknown> {
  const body = { currentPassword: newPassword, newPassword: 'another long one' }
  return request('POST', '/v1/password', { token: person.token, body })
}

/** Returns the entries of the present test that somebody reads, the newest first. */
async function newest(token: string): Promise<AuditEntry[]> {
  const { body } = await office.testServer.request<Paged<AuditEntry>>('GET', '/v1/audit-log?$limit=50', { token })
  return body.data.filter(({ id }) => id > last)
}
