import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FactorOffice, type FactorOwner, startFactorOffice } from '../testing/factor-office.ts'

const admin = 'admin@brigade.demo'

let office: FactorOffice
let factor: FactorOwner

beforeEach(async () => {
  office = await startFactorOffice()
  factor = await office.setUp(admin)
  office.wait(60)
})

afterEach(() => office.testServer.close())

describe('wrong codes', () => {
  it('sent all at once are compared five times, and the next ones wait', async () => {
    const challenge = await office.challengeOf(admin)

    const answers = await Promise.all(Array.from({ length: 1_000 }, () => office.pass(challenge, '000000')))

    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(995)
    const locked = { status: 429, body: { data: { reason: 'tooManyTries', retryAfter: expect.any(Number) } } }
    expect(await office.pass(challenge, office.codeOf(factor.secret))).toMatchObject(locked)
  })

  it('lock one account for one network, not others', async () => {
    await wrongFrom('198.51.100.1', 5)

    expect(await tryFrom('198.51.100.1')).toBe(429)
    expect(await tryFrom('203.0.113.1')).toBe(201)
  })

  it('from many networks lock the account for new devices, not for a known one or a recovery code', async () => {
    const known = await office.pass(await office.challengeOf(admin), office.codeOf(factor.secret))
    const cookie = known.headers.get('set-cookie')?.split(';')[0] ?? ''
    office.wait(60)
    for (let network = 1; network <= 5; network += 1) await wrongFrom(`198.51.${network}.1`, 4)

    expect(await tryFrom('203.0.113.1')).toBe(429)
    const recovered = await office.pass(await office.challengeOf(admin), factor.recoveryCodes[0]!, {
      'x-forwarded-for': '203.0.113.2',
    })
    expect(recovered.status).toBe(201)
    const headers = { 'x-forwarded-for': '203.0.113.3', cookie }
    expect(await office.pass(await office.challengeOf(admin), office.codeOf(factor.secret), headers)).toMatchObject({
      status: 201,
    })
  })

  it('are nobody’s who does not know the password', async () => {
    const body = { strategy: 'local', email: admin, password: 'not this one' }
    const refused = await office.testServer.request<{ data: object }>('POST', '/v1/authentication', { body })

    expect(refused.status).toBe(401)
    expect(refused.body.data).not.toHaveProperty('challenge')
  })

  it('of a person who is signed in lock their own changes only', async () => {
    const { token } = factor
    for (let tries = 0; tries < 5; tries += 1) await office.call('renew/recovery-codes', token, { code: '000000' })

    const code = office.codeOf(factor.secret)
    expect(await office.call('renew/recovery-codes', token, { code })).toMatchObject({ status: 429 })
    expect(await tryFrom('203.0.113.1')).toBe(201)
  })
})

async function wrongFrom(address: string, times: number): Promise<void> {
  const challenge = await office.challengeOf(admin)
  for (let tries = 0; tries < times; tries += 1) await office.pass(challenge, '000000', { 'x-forwarded-for': address })
}

async function tryFrom(address: string): Promise<number> {
  const challenge = await office.challengeOf(admin)
  return (await office.pass(challenge, office.codeOf(factor.secret), { 'x-forwarded-for': address })).status
}
