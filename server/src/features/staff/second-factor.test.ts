import type { FactorSetUp } from '@brigade/domain/auth/second-factor.schema.ts'
import type { StaffLink, StaffMember } from '@brigade/domain/staff/staff.schema.ts'
import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FactorOffice, type FactorRefusal, startFactorOffice } from '#features/auth/testing/factor-office.ts'
import type { Answer } from '#testing/with-app.ts'
import { tokenIn } from './testing/staff-office.ts'

const finance = 'finance@hotel.demo'
const newPassword = 'a long enough one'

let office: FactorOffice

beforeEach(async () => await open())
afterEach(() => office.testServer.close())

describe('a link for a new password', () => {
  it('does not replace the code', async () => {
    const { token, secret } = await office.setUp(finance)
    office.wait(60)

    const used = await useLink(await linkFor(finance))

    expect(used).toMatchObject({ status: 401, body: { data: { reason: 'secondFactorNeeded' } } })
    expect(used.body.accessToken).toBeUndefined()
    expect((await office.testServer.request('GET', '/v1/userdata', { token })).status).toBe(401)
    expect(await office.pass(used.body.data.challenge, office.codeOf(secret))).toMatchObject({
      status: 201,
      body: { user: { email: finance } },
    })
    // The password is the new one by then.
    expect(await office.signIn(finance)).toMatchObject({ status: 401, body: { data: { reason: 'wrongCredentials' } } })
  })

  it('signs in people without a second factor', async () => {
    expect(await useLink(await linkFor(finance))).toMatchObject({ status: 201 })
  })

  it('and an invitation need the set-up that is required, of those of whom it is', async () => {
    await office.testServer.close()
    await open({ requiresSecondFactor: true })
    const admin = await adminToken()
    const invite = async (role: string) => {
      const body = { email: `${role}@new.demo`, fname: 'Ada', lname: 'King', role, restaurantId: [1] }
      return tokenIn((await office.call<StaffLink>('staff', admin, body)).body.link)
    }

    expect(await useLink(await invite('waiter'))).toMatchObject({ status: 201 })
    const used = await useLink(await invite('finance'))
    expect(used).toMatchObject({ status: 401, body: { data: { reason: 'secondFactorSetUpNeeded' } } })
    const { challenge } = used.body.data
    const { body } = await office.call<FactorSetUp>('begin/required-factor', '', { challenge })
    expect(await office.pass(body.challenge, office.codeOf(body.secret))).toMatchObject({ status: 201 })
  })
})

describe('the second factor of another person', () => {
  it('is removed by those who manage their account, and signs them out', async () => {
    const { token } = await office.setUp(finance)
    const admin = await adminToken()
    const { id } = await memberCalled(finance, admin)
    expect(await memberCalled(finance, admin)).toMatchObject({ hasSecondFactor: true })

    const removed = await remove(id, admin)

    expect(removed).toMatchObject({ status: 200, body: { id, hasSecondFactor: false, sessions: 0 } })
    expect((await office.testServer.request('GET', '/v1/userdata', { token })).status).toBe(401)
    expect(await office.signIn(finance)).toMatchObject({ status: 201 })
    expect(await remove(id, admin)).toMatchObject({ status: 409, body: { data: { reason: 'noSecondFactor' } } })
    const logged = await office.testServer.db.many(
      'SELECT "by", "restaurantId" FROM audit_log WHERE "act" = ? AND "recordId" = ?',
      'factorRemoved',
      id,
    )
    expect(logged).toEqual([{ by: 'Nadia Rahal', restaurantId: 1 }])
  })

  it.each<[string, string, number]>([
    ['manager@hotel.demo', finance, 200],
    ['manager@restaurant.demo', finance, 404],
    ['organization@brigade.demo', 'supermanager@brigade.demo', 404],
    ['organization@brigade.demo', 'admin@brigade.demo', 404],
    ['organization@brigade.demo', finance, 200],
    ['waiter@hotel.demo', finance, 403],
    ['finance@restaurant.demo', finance, 403],
  ])('%s of %s', async (who, whose, status) => {
    await office.setUp(whose)
    await office.testServer.db.many('UPDATE venues SET "isPassphrase" = ?', false)
    const person = await office.testServer.db.one<{ id: number }>('SELECT "id" FROM users WHERE "email" = ?', whose)

    const removed = await remove(person!.id, (await office.signIn(who)).body.accessToken)

    expect(removed.status).toBe(status)
  })

  it('is never one’s own', async () => {
    const { token } = await office.setUp('admin@brigade.demo')
    const { id } = await memberCalled('admin@brigade.demo', token)

    expect(await remove(id, token)).toMatchObject({ status: 403, body: { data: { reason: 'ownAccess' } } })
  })
})

async function open(settings = {}): Promise<void> {
  office = await startFactorOffice(settings)
}

async function adminToken(): Promise<string> {
  const signedIn = await office.signIn('admin@brigade.demo')
  if (signedIn.status === 201) return signedIn.body.accessToken
  const { challenge } = signedIn.body.data
  const { body } = await office.call<FactorSetUp>('begin/required-factor', '', { challenge })
  return (await office.pass(body.challenge, office.codeOf(body.secret))).body.accessToken
}

async function memberCalled(email: string, token: string): Promise<StaffMember> {
  const { body } = await office.testServer.request<StaffMember[]>(
    'GET',
    `/v1/staff?skipPaginate=true&search=${encodeURIComponent(email)}`,
    { token },
  )
  return body[0]!
}

async function linkFor(email: string): Promise<string> {
  const admin = await adminToken()
  const { id } = await memberCalled(email, admin)
  return tokenIn((await office.call<StaffLink>('staff/link', admin, { id })).body.link)
}

function useLink(token: string): Promise<Answer<SignedIn & FactorRefusal>> {
  return office.testServer.request('POST', '/v1/use/link', { body: { token, password: newPassword } })
}

function remove(id: number, token: string): Promise<Answer<StaffMember & FactorRefusal>> {
  return office.call('remove/second-factor', token, { id })
}
