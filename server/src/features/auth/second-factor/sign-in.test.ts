import type { FactorSetUp } from '@brigade/domain/auth/second-factor.schema.ts'
import { rolesThatMay } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FactorOffice, type FactorRefusal, password, startFactorOffice } from '../testing/factor-office.ts'

const admin = 'admin@brigade.demo'

let office: FactorOffice

beforeEach(async () => void (office = await startFactorOffice()))
afterEach(() => office.testServer.close())

describe('a sign-in with a second factor', () => {
  it('has no session after the password, and one after the code', async () => {
    const { secret } = await office.setUp(admin)
    office.wait(30)

    const first = await office.signIn(admin)
    expect(first).toMatchObject({
      status: 401,
      body: { data: { reason: 'secondFactorNeeded', expiresAt: '2026-03-04T08:05:30.000Z' } },
    })
    expect(first.body.accessToken).toBeUndefined()
    expect(first.headers.get('set-cookie')).toBeNull()
    const second = await office.pass(first.body.data.challenge, office.codeOf(secret))

    expect(second).toMatchObject({
      status: 201,
      body: { authentication: { strategy: 'secondFactor' }, user: { email: admin } },
    })
    expect(second.body.recoveryCodes).toBeUndefined()
    expect(second.headers.get('set-cookie')).toContain('brigade-device=')
    expect(await reads(second.body.accessToken)).toBe(200)
  })

  it.each([
    [admin, true],
    ['finance@hotel.demo', false],
  ])('answers to %s what the page of the step needs of the account', async (email, isAdmin) => {
    const { token } = await office.setUp(email)
    const { body } = await office.testServer.request<{ id: number }>('GET', '/v1/userdata', { token })
    await office.testServer.request('PATCH', `/v1/users/${body.id}`, { token, body: { language: 'ar' } })

    expect((await office.signIn(email)).body.data).toMatchObject({ language: 'ar', isAdmin })
  })

  it('works over the socket, by the ordinary client', async () => {
    const { secret } = await office.setUp(admin)
    office.wait(30)
    const { client } = await office.testServer.connect()

    const refused: FactorRefusal = (await client
      .authenticate({ strategy: 'local', email: admin, password })
      .catch((error: unknown) => error as FactorRefusal)) as FactorRefusal
    expect(refused).toMatchObject({ code: 401, data: { reason: 'secondFactorNeeded' } })
    await expect(client.service('v1/userdata').find()).rejects.toMatchObject({ code: 401 })
    const { challenge } = refused.data
    await client.authenticate({ strategy: 'secondFactor', challenge, code: office.codeOf(secret) })

    expect(await client.service('v1/userdata').find()).toMatchObject({ email: admin })
  })

  it.each([
    ['of this moment', 0, 201],
    ['of half a minute ago', -30, 201],
    ['of the next half minute', 30, 201],
    ['of a minute ago', -60, 401],
    ['of the next minute', 60, 401],
  ])('accepts the code %s or not', async (_when, ahead, status) => {
    const { secret } = await office.setUp(admin)
    office.wait(300)

    expect(await office.pass(await office.challengeOf(admin), office.codeOf(secret, ahead))).toMatchObject({ status })
  })

  it('reads a code as it is typed and pasted', async () => {
    const { secret } = await office.setUp(admin)
    office.wait(60)
    const code = office.codeOf(secret).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))

    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `

    expect(await office.pass(await office.challengeOf(admin), typed)).toMatchObject({ status: 201 })
  })

  it('accepts no code twice, also none that is older than the last one', async () => {
    const { secret } = await office.setUp(admin)
    const used = { status: 401, body: { data: { reason: 'usedCode' } } }
    expect(await office.pass(await office.challengeOf(admin), office.codeOf(secret))).toMatchObject(used)
    office.wait(60)
    const code = office.codeOf(secret)
    await office.pass(await office.challengeOf(admin), code)

    expect(await office.pass(await office.challengeOf(admin), code)).toMatchObject(used)
    expect(await office.pass(await office.challengeOf(admin), office.codeOf(secret, -30))).toMatchObject(used)
  })

  it('accepts codes after a clock that was ahead was set right', async () => {
    office.wait(7_200)
    const { secret } = await office.setUp(admin)
    office.wait(-7_200)

    expect(await office.pass(await office.challengeOf(admin), office.codeOf(secret))).toMatchObject({ status: 201 })
  })

  it('signs in one of two who send the same code at once', async () => {
    const { secret } = await office.setUp(admin)
    office.wait(60)
    const challenges = [await office.challengeOf(admin), await office.challengeOf(admin)]

    const answers = await Promise.all(challenges.map((challenge) => office.pass(challenge, office.codeOf(secret))))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 401]))
  })

  it('accepts each recovery code once', async () => {
    const { recoveryCodes } = await office.setUp(admin)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes

    expect(await office.pass(await office.challengeOf(admin), first.toLowerCase())).toMatchObject({ status: 201 })
    expect(await office.pass(await office.challengeOf(admin), first)).toMatchObject({
      status: 401,
      body: { data: { reason: 'wrongCode' } },
    })
    const challenge = await office.challengeOf(admin)
    const answers = await Promise.all([office.pass(challenge, second), office.pass(challenge, second)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 401]))
  })

  it('ends after five minutes, and with the password', async () => {
    const { token, secret } = await office.setUp(admin)
    const ended = { status: 401, body: { data: { reason: 'challengeEnded' } } }
    const challenge = await office.challengeOf(admin)
    office.wait(301)
    expect(await office.pass(challenge, office.codeOf(secret))).toMatchObject(ended)
    const another = await office.challengeOf(admin)
    const newPassword = 'another long password'
    await office.call('password', token, { currentPassword: password, newPassword })

    expect(await office.pass(another, office.codeOf(secret))).toMatchObject(ended)
  })

  it('takes a challenge for its own account and purpose only', async () => {
    const { token, secret } = await office.setUp(admin)
    const others = await office.setUp('organization@brigade.demo')
    office.wait(60)
    const challenge = await office.challengeOf(admin)

    expect(await office.pass(challenge, office.codeOf(others.secret))).toMatchObject({
      status: 401,
      body: { data: { reason: 'wrongCode' } },
    })
    expect((await office.testServer.request('GET', '/v1/userdata', { token: challenge })).status).toBe(401)
    expect(await office.call('begin/required-factor', '', { challenge })).toMatchObject({ status: 401 })
    expect(await office.call('confirm/second-factor', token, { challenge, code: '123456' })).toMatchObject({
      status: 409,
      body: { data: { reason: 'setUpEnded' } },
    })
    for (const wrong of ['x', `${challenge}A`, `A${challenge.slice(1)}`, challenge.slice(0, -4)])
      expect(await office.pass(wrong, office.codeOf(secret))).toMatchObject({
        status: 401,
        body: { data: { reason: 'challengeEnded' } },
      })
  })

  it.each([
    [{ challenge: 'a' }, { code: 'codeMissing' }],
    [{ code: '123456' }, { challenge: 'challengeMissing' }],
  ])('names what is missing in %j', async (body, codes) => {
    const asked = { body: { strategy: 'secondFactor', ...body } }

    expect(await office.testServer.request('POST', '/v1/authentication', asked)).toMatchObject({
      status: 400,
      body: { data: { codes } },
    })
  })

  it('stores neither the secret nor the recovery codes as they are', async () => {
    const { secret, recoveryCodes } = await office.setUp(admin)

    const stored = JSON.stringify([
      await office.testServer.db.many('SELECT * FROM second_factors'),
      await office.testServer.db.many('SELECT * FROM recovery_codes'),
      await office.testServer.db.many('SELECT * FROM audit_log'),
    ])

    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text)
  })
})

describe('on a server that requires a second factor', () => {
  beforeEach(async () => {
    await office.testServer.close()
    office = await startFactorOffice({ requiresSecondFactor: true })
  })

  it.each(staffRoles)('a person with the role %s must have one, or not', async (role) => {
    const { email } = (await office.testServer.db.one<{ email: string }>(
      'SELECT "email" FROM users WHERE "role" = ? AND "isActive" = ? ORDER BY "id" LIMIT 1',
      role,
      true,
    ))!

    const answer = await office.signIn(email)

    const must = rolesThatMay('account:secondFactor').includes(role)
    if (must) expect(answer).toMatchObject({ status: 401, body: { data: { reason: 'secondFactorSetUpNeeded' } } })
    else expect(answer).toMatchObject({ status: 201 })
  })

  it('opens no session for a person who gets a role that must have one while the password is checked', async () => {
    const email = 'waiter@hotel.demo'
    const { db } = office.testServer.app
    const { write } = db
    vi.spyOn(db, 'write').mockImplementationOnce(async (...opening) => {
      await db.many('UPDATE users SET "role" = ? WHERE "email" = ?', 'finance', email)
      return write(...opening)
    })

    expect(await office.signIn(email)).toMatchObject({ status: 401 })
    expect(await office.signIn(email)).toMatchObject({ body: { data: { reason: 'secondFactorSetUpNeeded' } } })
  })

  it('sets one up during the sign-in, and answers the recovery codes', async () => {
    const challenge = await office.challengeOf(admin)
    expect(await office.pass(challenge, '123456')).toMatchObject({
      status: 401,
      body: { data: { reason: 'challengeEnded' } },
    })

    const begun = await office.call<FactorSetUp>('begin/required-factor', '', { challenge })
    expect(begun).toMatchObject({ status: 200, body: { address: expect.stringContaining('otpauth://totp/Brigade:') } })
    const { secret, challenge: confirmation } = begun.body
    expect(await office.pass(confirmation, '000000')).toMatchObject({
      status: 401,
      body: { data: { reason: 'wrongCode' } },
    })
    const passed = await office.pass(confirmation, office.codeOf(secret))

    expect(passed).toMatchObject({ status: 201, body: { user: { email: admin } } })
    expect(passed.body.recoveryCodes).toHaveLength(10)
    expect(await reads(passed.body.accessToken)).toBe(200)
    office.wait(30)
    // The set-up works once.
    expect(await office.pass(confirmation, office.codeOf(secret))).toMatchObject({
      status: 409,
      body: { data: { reason: 'setUpEnded' } },
    })
    expect(await office.call('begin/required-factor', '', { challenge })).toMatchObject({ status: 401 })
    expect(await office.signIn(admin)).toMatchObject({ body: { data: { reason: 'secondFactorNeeded' } } })
  })

  it('turns on one of two set-ups that are confirmed at once', async () => {
    const challenge = await office.challengeOf(admin)
    const begin = () => office.call<FactorSetUp>('begin/required-factor', '', { challenge })
    const begun = [(await begin()).body, (await begin()).body]

    const answers = await Promise.all(begun.map((each) => office.pass(each.challenge, office.codeOf(each.secret))))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  })

  it('does not accept the confirmation of a sign-in from a person who is signed in, and the reverse', async () => {
    const challenge = await office.challengeOf(admin)
    const begun = await office.call<FactorSetUp>('begin/required-factor', '', { challenge })
    const passed = await office.pass(begun.body.challenge, office.codeOf(begun.body.secret))
    const token = passed.body.accessToken
    office.wait(60)
    const code = office.codeOf(begun.body.secret)
    const own = await office.call<FactorSetUp>('begin/second-factor', token, { currentPassword: password, code })
    const { secret } = own.body

    expect(await office.pass(own.body.challenge, office.codeOf(secret))).toMatchObject({
      status: 401,
      body: { data: { reason: 'challengeEnded' } },
    })
  })
})

async function reads(token: string): Promise<number> {
  return (await office.testServer.request('GET', '/v1/userdata', { token })).status
}
