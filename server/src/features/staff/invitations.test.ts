import type { OpenedLink, StaffLink } from '@brigade/domain/staff/staff.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPassword, type StaffOffice, startStaffOffice, tokenIn } from './testing/staff-office.ts'

let office: StaffOffice

beforeAll(async () => void (office = await startStaffOffice()))
beforeEach(() => office.setHours(0))
afterAll(() => office.testServer.close())

describe('an invitation', () => {
  it('makes an account that nobody can use yet, and a link that is stored only as a hash', async () => {
    const { status, body } = await office.invite({ email: ' Grete@Hotel.Demo ', fname: ' Grete ' })

    expect(status).toBe(201)
    expect(body).toMatchObject({
      kind: 'invitation',
      expiresAt: '2026-03-05T08:00:00.000Z',
      link: expect.stringMatching(/^\/invitation\/[\w-]{32}$/),
      member: { email: 'grete@hotel.demo', fname: 'Grete', state: 'invited', restaurantId: [1], version: 1 },
    })
    const stored = await office.testServer.db.many('SELECT * FROM account_links')
    expect(JSON.stringify(stored)).not.toContain(tokenIn(body.link))
    expect(await signInStatus('grete@hotel.demo', newPassword)).toBe(401)
  })

  it('tells its owner for whom it is', async () => {
    const { body } = await office.invite({ role: 'chief' })

    expect(await open(body.link)).toMatchObject({
      status: 200,
      body: { kind: 'invitation', email: body.member.email, role: 'chief', venues: ['Harbour Hotel'] },
    })
  })

  it('signs in whoever accepts it, with the names and the language that they choose', async () => {
    const { body } = await office.invite({ fname: 'Adda' })

    const { status, body: signedIn } = await office.accept(body.link, { fname: 'Ada', language: 'ar' })

    expect(status).toBe(201)
    expect(signedIn.user).toMatchObject({ fname: 'Ada', lname: 'Lovelace', language: 'ar', restaurantId: [1] })
    const { status: reads } = await office.testServer.request('GET', '/v1/order', { token: signedIn.accessToken })
    expect(reads).toBe(200)
    expect(await office.read(body.id)).toMatchObject({ state: 'active', sessions: 1, linkUntil: null })
    expect(await signInStatus(body.member.email, newPassword)).toBe(201)
  })

  it.each<[string, object, object]>([
    ['a short password', { password: 'short' }, { password: 'passwordShort' }],
    ['a name that is none', { fname: '=1+1' }, { fname: 'nameInvalid' }],
    ['no name', { lname: ' ' }, { lname: 'nameMissing' }],
  ])('is not accepted with %s, and can be used afterwards', async (_what, wrong, codes) => {
    const { body } = await office.invite()

    expect(await office.accept(body.link, wrong)).toMatchObject({ status: 400, body: { data: { codes } } })
    expect(await office.accept(body.link)).toMatchObject({ status: 201 })
  })

  it('works once, and says so', async () => {
    const { body } = await office.invite()
    await office.accept(body.link)

    expect(await office.accept(body.link)).toMatchObject({ status: 409, body: { data: { reason: 'linkUsed' } } })
    expect(await open(body.link)).toMatchObject({ status: 409, body: { data: { reason: 'linkUsed' } } })
  })

  it('that two people accept at once signs in one of them, and tells the other one', async () => {
    const { body } = await office.invite()

    const answers = await Promise.all([office.accept(body.link), office.accept(body.link)])

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(answers.find(({ status }) => status === 409)?.body.data.reason).toBe('linkUsed')
    expect(await office.read(body.id)).toMatchObject({ sessions: 1 })
  })

  it('ends after a day, and says so', async () => {
    const { body } = await office.invite()

    office.setHours(24)

    expect(await office.accept(body.link)).toMatchObject({ status: 409, body: { data: { reason: 'linkExpired' } } })
  })

  it('is renewed, which ends the link before it', async () => {
    const { body } = await office.invite()
    office.setHours(3)

    const { body: renewed } = await link(body.id)

    expect(renewed).toMatchObject({ kind: 'invitation', expiresAt: '2026-03-05T11:00:00.000Z' })
    expect(await office.accept(body.link)).toMatchObject({ status: 409, body: { data: { reason: 'linkRenewed' } } })
    expect(await office.accept(renewed.link)).toMatchObject({ status: 201 })
  })

  it('that is sent again under its key answers another link of the same account', async () => {
    const body = { email: 'twice@hotel.demo', idempotencyKey: 'invite-twice-1' }

    const [first, second] = [await office.invite(body), await office.invite(body)]

    expect(second.body.id).toBe(first.body.id)
    expect(await office.accept(first.body.link)).toMatchObject({ status: 409 })
    expect(await office.accept(second.body.link)).toMatchObject({ status: 201 })
  })

  it('of one email by two people at once makes one account', async () => {
    const answers = await Promise.all(
      [office.admin, office.manager].map((token) => office.invite({ email: 'raced@hotel.demo' }, token)),
    )

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]))
    expect(answers.find(({ status }) => status === 400)?.body.data.codes).toEqual({ email: 'emailTaken' })
  })

  it('is withdrawn while nobody has joined', async () => {
    const { body } = await office.invite()
    const joined = await office.join()
    const remove = (id: number) => office.testServer.request('DELETE', `/v1/staff/${id}`, { token: office.manager })

    expect(await remove(body.id)).toMatchObject({ status: 200, body: { id: body.id } })
    expect(await open(body.link)).toMatchObject({ status: 409, body: { data: { reason: 'linkUnknown' } } })
    expect(await remove(joined.id)).toMatchObject({ status: 409, body: { data: { reason: 'hasJoined' } } })
  })

  it.each<[string, object, object]>([
    ['no email', { email: '' }, { email: 'emailMissing' }],
    ['a wrong email', { email: 'ada' }, { email: 'emailWrong' }],
    ['the email of another', { email: 'waiter@hotel.demo' }, { email: 'emailTaken' }],
    ['no venue', { restaurantId: [] }, { restaurantId: 'venueMissing' }],
    ['an unknown venue', { restaurantId: [99] }, { restaurantId: 'venueUnknown' }],
    ['no names', { fname: '', lname: '' }, { fname: 'nameMissing', lname: 'nameMissing' }],
  ])('with %s is refused', async (_what, wrong, codes) => {
    expect(await office.invite(wrong)).toMatchObject({ status: 400, body: { data: { codes } } })
  })

  it('gives a manager neither higher roles nor other venues', async () => {
    expect(await office.invite({ role: 'manager' }, office.manager)).toMatchObject({
      status: 400,
      body: { data: { codes: { role: 'roleNotYours' } } },
    })
    expect(await office.invite({ restaurantId: [2] }, office.manager)).toMatchObject({
      status: 400,
      body: { data: { codes: { restaurantId: 'venueUnknown' } } },
    })
  })

  it('of wrong links makes an address wait', async () => {
    const headers = { 'x-forwarded-for': '10.9.0.1' }
    const guess = () => office.testServer.request('POST', '/v1/read/link', { body: { token: 'guessed' }, headers })
    const statuses = []
    for (let time = 1; time <= 21; time += 1) statuses.push((await guess()).status)

    expect(statuses.at(0)).toBe(409)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a new password', () => {
  it('is chosen by a link, which ends all sessions of the person', async () => {
    const { id, token } = await office.join()
    const { body } = await link(id, office.manager)
    const screen = await office.testServer.connect(token)
    const isCut = new Promise((resolve) => screen.socket.once('disconnect', resolve))

    const { status, body: signedIn } = await office.accept(body.link, { password: 'another long one' })
    await isCut

    expect(body).toMatchObject({ kind: 'reset', link: expect.stringMatching(/^\/reset\//) })
    expect(status).toBe(201)
    expect((await office.testServer.request('GET', '/v1/userdata', { token })).status).toBe(401)
    expect(signedIn.user.id).toBe(id)
    expect(await signInStatus(signedIn.user.email, newPassword)).toBe(401)
    expect(await signInStatus(signedIn.user.email, 'another long one')).toBe(201)
  })

  it('is not offered to people whom the caller may not manage, or whose account is off', async () => {
    const waiter = await office.join({ restaurantId: [1, 2] })
    const off = await office.join()
    await office.patch(off.id, { isActive: false })

    expect(await link(waiter.id, office.manager)).toMatchObject({
      status: 403,
      body: { data: { reason: 'worksElsewhere' } },
    })
    expect(await link(1, office.manager)).toMatchObject({ status: 404 })
    expect(await link(4, office.manager)).toMatchObject({ status: 403, body: { data: { reason: 'notManaged' } } })
    expect(await link(off.id)).toMatchObject({ status: 409, body: { data: { reason: 'isInactive' } } })
  })
})

function link(id: number, token = office.admin) {
  return office.testServer.request<StaffLink>('POST', '/v1/staff/link', { token, body: { id } })
}

function open(address: string) {
  return office.testServer.request<OpenedLink>('POST', '/v1/read/link', { body: { token: tokenIn(address) } })
}

async function signInStatus(email: string, password: string): Promise<number> {
  const body = { strategy: 'local', email, password }
  const headers = { 'x-forwarded-for': '10.0.9.9' }
  return (await office.testServer.request('POST', '/v1/authentication', { body, headers })).status
}
