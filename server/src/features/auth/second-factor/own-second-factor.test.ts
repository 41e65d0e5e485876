import type { AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import { rolesThatMay } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { FactorSetUp, NewRecoveryCodes, SecondFactor } from '@brigade/domain/auth/second-factor.schema.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FactorOffice, password as currentPassword, startFactorOffice } from '../testing/factor-office.ts'

const admin = 'admin@brigade.demo'
const finance = 'finance@hotel.demo'

let office: FactorOffice

beforeEach(async () => void (office = await startFactorOffice()))
afterEach(() => office.testServer.close())

describe('the second factor of one’s own account', () => {
  it('is off, and on after the first code of the app', async () => {
    const token = (await office.signIn(finance)).body.accessToken
    expect(await status(token)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false })

    await office.setUp(finance)

    expect(await status(token)).toEqual({
      isOn: true,
      since: '2026-03-04T08:00:00.000Z',
      recoveryCodesLeft: 10,
      isRequired: false,
    })
  })

  it('is begun with the password, and stores nothing until it is confirmed', async () => {
    const token = (await office.signIn(admin)).body.accessToken

    expect(await office.call('begin/second-factor', token, { currentPassword: 'not this one' })).toMatchObject({
      status: 400,
      body: { data: { codes: { currentPassword: 'wrongCurrentPassword' } } },
    })
    const { body } = await office.call<FactorSetUp>('begin/second-factor', token, { currentPassword })
    expect(new URL(body.address).searchParams.get('secret')).toBe(body.secret)
    expect(decodeURIComponent(body.address)).toContain(`Brigade:${admin}`)
    expect(await office.call('confirm/second-factor', token, { challenge: body.challenge, code: '12' })).toMatchObject({
      status: 400,
      body: { data: { codes: { code: 'wrongCode' } } },
    })

    expect(await status(token)).toMatchObject({ isOn: false })
    expect(await office.signIn(admin)).toMatchObject({ status: 201 })
  })

  it('can’t be confirmed if the password is changed in the same moment', async () => {
    const token = (await office.signIn(admin)).body.accessToken
    const { body } = await office.call<FactorSetUp>('begin/second-factor', token, { currentPassword })
    const { db } = office.testServer.app
    const { write } = db
    vi.spyOn(db, 'write').mockImplementationOnce(async (...confirming) => {
      await office.call('password', token, { currentPassword, newPassword: 'another long password' })
      return write(...confirming)
    })

    expect(
      await office.call('confirm/second-factor', token, {
        challenge: body.challenge,
        code: office.codeOf(body.secret),
      }),
    ).toMatchObject({ status: 409, body: { data: { reason: 'setUpEnded' } } })
    expect(await db.many('SELECT * FROM second_factors')).toEqual([])
  })

  it('can’t be confirmed by another person, or a quarter of an hour later', async () => {
    const token = (await office.signIn(admin)).body.accessToken
    const others = (await office.signIn(finance)).body.accessToken
    const { body } = await office.call<FactorSetUp>('begin/second-factor', token, { currentPassword })
    const confirm = (who: string) =>
      office.call('confirm/second-factor', who, { challenge: body.challenge, code: office.codeOf(body.secret) })

    expect(await confirm(others)).toMatchObject({ status: 409, body: { data: { reason: 'setUpEnded' } } })
    office.wait(15 * 60)
    expect(await confirm(token)).toMatchObject({ status: 409, body: { data: { reason: 'setUpEnded' } } })
  })

  it('moves to another phone with a code of the first one, which then ends', async () => {
    const { token, secret, recoveryCodes } = await office.setUp(admin)
    office.wait(60)
    expect(await office.call('begin/second-factor', token, { currentPassword })).toMatchObject({
      status: 400,
      body: { data: { codes: { code: 'codeMissing' } } },
    })
    const code = office.codeOf(secret)
    const { body } = await office.call<FactorSetUp>('begin/second-factor', token, { currentPassword, code })
    const confirmed = await office.call<NewRecoveryCodes>('confirm/second-factor', token, {
      challenge: body.challenge,
      code: office.codeOf(body.secret),
    })
    office.wait(60)

    expect(await office.pass(await office.challengeOf(admin), office.codeOf(secret))).toMatchObject({ status: 401 })
    expect(await office.pass(await office.challengeOf(admin), recoveryCodes[0]!)).toMatchObject({ status: 401 })
    expect(await office.pass(await office.challengeOf(admin), office.codeOf(body.secret))).toMatchObject({
      status: 201,
    })
    const recovered = await office.pass(await office.challengeOf(admin), confirmed.body.recoveryCodes[0]!)
    expect(recovered).toMatchObject({ status: 201 })
  })

  it('gets new recovery codes by a code, and the earlier ones end', async () => {
    const { token, secret, recoveryCodes } = await office.setUp(admin)
    office.wait(60)

    expect(await office.call('renew/recovery-codes', token, { code: '000000' })).toMatchObject({ status: 400 })
    const renewed = await office.call<NewRecoveryCodes>('renew/recovery-codes', token, { code: office.codeOf(secret) })

    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect(await office.pass(await office.challengeOf(admin), recoveryCodes[0]!)).toMatchObject({ status: 401 })
    const [code = ''] = renewed.body.recoveryCodes
    expect(await office.pass(await office.challengeOf(admin), code)).toMatchObject({ status: 201 })
    expect(await status(token)).toMatchObject({ recoveryCodesLeft: 9 })
  })

  it('is turned off by password and code, and not by one of them', async () => {
    const { token, secret, recoveryCodes } = await office.setUp(admin)
    office.wait(60)
    const end = (body: object) => office.call<SecondFactor>('end/second-factor', token, body)
    const code = office.codeOf(secret)

    expect(await end({ currentPassword, code: '000000' })).toMatchObject({ status: 400 })
    expect(await end({ currentPassword: 'not this one', code })).toMatchObject({ status: 400 })
    expect(await end({ currentPassword })).toMatchObject({ status: 400 })
    expect(await end({ currentPassword, code: recoveryCodes[3] })).toMatchObject({
      status: 200,
      body: { isOn: false, recoveryCodesLeft: 0 },
    })
    expect(await end({ currentPassword, code })).toMatchObject({
      status: 409,
      body: { data: { reason: 'factorOff' } },
    })

    expect(await office.signIn(admin)).toMatchObject({ status: 201 })
  })

  it('is not turned off where it is required', async () => {
    await office.testServer.close()
    office = await startFactorOffice({ requiresSecondFactor: true })
    const challenge = await office.challengeOf(admin)
    const { body } = await office.call<FactorSetUp>('begin/required-factor', '', { challenge })
    const token = (await office.pass(body.challenge, office.codeOf(body.secret))).body.accessToken
    office.wait(60)
    const code = office.codeOf(body.secret)

    expect(await status(token)).toMatchObject({ isOn: true, isRequired: true })
    expect(await office.call('end/second-factor', token, { currentPassword, code })).toMatchObject({
      status: 409,
      body: { data: { reason: 'factorRequired' } },
    })
  })

  it('outlasts a new password, which needs the code at the next sign-in', async () => {
    const { token, secret } = await office.setUp(admin)
    office.wait(60)

    const changed = await office.call<{ accessToken: string }>('password', token, {
      currentPassword,
      newPassword: 'another long password',
    })

    expect(await status(changed.body.accessToken)).toMatchObject({ isOn: true })
    const body = { strategy: 'local', email: admin, password: 'another long password' }
    const refused = await office.testServer.request<{ data: { challenge: string } }>('POST', '/v1/authentication', {
      body,
    })
    expect(await office.pass(refused.body.data.challenge, office.codeOf(secret))).toMatchObject({ status: 201 })
  })

  it.each(staffRoles)('can be set up by the role %s, or not', async (role) => {
    const { email } = (await office.testServer.db.one<{ email: string }>(
      'SELECT "email" FROM users WHERE "role" = ? ORDER BY "id" LIMIT 1',
      role,
    ))!
    const token = (await office.signIn(email)).body.accessToken

    const answer = await office.call('begin/second-factor', token, { currentPassword })

    expect(answer.status).toBe(rolesThatMay('account:secondFactor').includes(role) ? 200 : 403)
  })

  it('is in the audit log, with every failed code and every recovery code that was used', async () => {
    const { token, secret, recoveryCodes } = await office.setUp(finance)
    office.wait(60)
    await office.pass(await office.challengeOf(finance), '000000')
    await office.pass(await office.challengeOf(finance), recoveryCodes[0]!)
    await office.call('renew/recovery-codes', token, { code: office.codeOf(secret) })
    office.wait(60)
    await office.call('end/second-factor', token, { currentPassword, code: office.codeOf(secret) })

    const { body } = await office.testServer.request<AuditEntry[]>('GET', '/v1/audit-log?skipPaginate=true', {
      token: await office.testServer.signIn(admin),
    })

    const ofFinance = body.filter(({ recordName }) => recordName === 'Anil Kapoor').toSorted((a, b) => a.id - b.id)
    const signedIn = (after: string) => ({ act: 'signedIn', changes: [{ field: 'signedInBy', before: null, after }] })
    const own = { record: 'person', restaurantId: 1, by: 'Anil Kapoor', changes: [] }
    expect(ofFinance).toMatchObject([
      signedIn('password'),
      { ...own, act: 'factorSetUp' },
      { act: 'codeFailed', byKind: 'stranger', restaurantId: 1, address: '127.0.0.1' },
      { ...own, act: 'recoveryCodeUsed' },
      signedIn('recoveryCode'),
      { ...own, act: 'recoveryCodesRenewed' },
      { ...own, act: 'factorRemoved' },
    ])
  })
})

async function status(token: string): Promise<SecondFactor> {
  return (await office.testServer.request<SecondFactor>('GET', '/v1/second-factor', { token })).body
}
