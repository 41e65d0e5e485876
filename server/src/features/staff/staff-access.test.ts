import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { StaffSession } from '@brigade/domain/staff/staff.schema.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cutOff } from '#testing/cut-off.ts'
import { type StaffOffice, startStaffOffice } from './testing/staff-office.ts'

let office: StaffOffice

beforeAll(async () => void (office = await startStaffOffice()))
afterAll(() => office.testServer.close())

describe('deactivation', () => {
  it('cuts the screens of the person, here and at other processes, and keeps them out', async () => {
    const { id, token } = await office.join()
    const email = (await office.read(id)).email
    const screen = await office.testServer.connect(token)
    const isCut = cutOff(screen)
    const published = vi.spyOn(office.testServer.app.bus, 'publish')

    const { body } = await office.patch(id, { isActive: false }, office.manager)
    await isCut

    expect(body).toMatchObject({ state: 'deactivated', sessions: 0 })
    expect((await office.testServer.request('GET', '/v1/userdata', { token })).status).toBe(401)
    for (const topic of ['principals:changed', 'screens:disconnected'])
      expect(published.mock.calls).toContainEqual([topic, { userId: id }])
    published.mockRestore()
    const signIn = { strategy: 'local', email, password: 'a long enough one' }
    expect((await office.testServer.request('POST', '/v1/authentication', { body: signIn })).status).toBe(401)
    await office.patch(id, { isActive: true })
    expect((await office.testServer.request('POST', '/v1/authentication', { body: signIn })).status).toBe(201)
  })

  it('ends an invitation', async () => {
    const { body } = await office.invite()

    await office.patch(body.id, { isActive: false })

    expect(await office.accept(body.link)).toMatchObject({ status: 409, body: { data: { reason: 'linkUnknown' } } })
  })

  it.each([{ isActive: false }, { role: 'organization' }])(
    'by two admins of each other at once leaves one of them: %j',
    async (change) => {
      const [one, two] = [
        await office.join({ role: 'admin', restaurantId: [] }),
        await office.join({ role: 'admin', restaurantId: [] }),
      ]
      expect((await office.patch(1, { isActive: false }, one.token)).status).toBe(200)

      const answers = await Promise.all([
        office.patch(two.id, change, one.token),
        office.patch(one.id, change, two.token),
      ])

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.find(({ status }) => status !== 200)?.status).toBeOneOf([401, 404])
      const [last, token] = answers[0].status === 200 ? [one.id, one.token] : [two.id, two.token]
      expect(await office.patch(last, change, token)).toMatchObject({
        status: 403,
        body: { data: { reason: 'ownAccess' } },
      })
      await office.patch(1, { isActive: true }, token)
      office.admin = await signInAgain('admin@brigade.demo')
      await office.patch(last, { role: 'organization' })
    },
  )
})

describe('sessions', () => {
  it('are listed with their device, and ended one by one', async () => {
    const { id, token } = await office.join()
    const email = (await office.read(id)).email
    const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36'
    const phone = await office.testServer.request<{ accessToken: string }>('POST', '/v1/authentication', {
      body: { strategy: 'local', email, password: 'a long enough one' },
      headers: { 'user-agent': userAgent },
    })
    const { body } = await sessionsOf(id, office.manager)
    const ofPhone = body.data.find(({ device }) => device === 'Chrome, Android')
    const isCut = cutOff(await office.testServer.connect(phone.body.accessToken))

    const ended = await office.testServer.request('POST', '/v1/end/session', {
      token: office.manager,
      body: { id: ofPhone?.id },
    })
    await isCut

    expect(body.total).toBe(2)
    expect(ended.status).toBe(200)
    expect((await office.testServer.request('GET', '/v1/userdata', { token })).status).toBe(200)
    expect((await sessionsOf(id, office.manager)).body.total).toBe(1)
  })

  it('of people of other venues are not found', async () => {
    const { id } = await office.join()
    const stranger = await office.testServer.signIn('manager@restaurant.demo')
    const [session] = (await sessionsOf(id)).body.data
    const end = (token: string, sessionId?: string) =>
      office.testServer.request('POST', '/v1/end/session', { token, body: { id: sessionId } })

    expect(await sessionsOf(id, stranger)).toMatchObject({ status: 404 })
    expect(await end(stranger, session?.id)).toMatchObject({ status: 404 })
    expect(await end(office.admin, 'no-such-session')).toMatchObject({ status: 404 })
  })

  it('say when a person was seen last', async () => {
    const { id, token } = await office.join()
    office.setHours(1)

    await office.testServer.request('GET', '/v1/userdata', { token })

    await expect.poll(async () => (await office.read(id)).lastSeenAt).toBe('2026-03-04T09:00:00.000Z')
    expect((await sessionsOf(id)).body.data).toMatchObject([{ lastSeenAt: '2026-03-04T09:00:00.000Z', isOwn: false }])
    office.setHours(0)
  })
})

describe('the passphrase of a venue', () => {
  it('opens every call about its staff to a manager, and is not asked of the head office', async () => {
    const { id } = await office.join()
    await office.testServer.db.many('UPDATE venues SET "isPassphrase" = ? WHERE "id" = 1', true)
    const token = office.manager
    const calls = () =>
      Promise.all([
        list('', token),
        office.testServer.request('GET', `/v1/staff/${id}`, { token }),
        office.invite({}, token),
        office.patch(id, { lname: 'King' }, token),
        office.testServer.request('POST', '/v1/staff/link', { token, body: { id } }),
        sessionsOf(id, token),
      ])

    for (const refused of await calls())
      expect(refused).toMatchObject({
        status: 403,
        body: { data: { reason: 'passphraseNeeded', gate: 'staffAccess' } },
      })
    expect(await list('')).toMatchObject({ status: 200 })

    const grant = { restaurantId: 1, gate: 'staffAccess', passphrase: 'brigade-staff' }
    await office.testServer.request('POST', '/v1/passphrase/grant', { token, body: grant })
    expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 201, 200, 200, 200])
    await office.testServer.db.many('UPDATE venues SET "isPassphrase" = ? WHERE "id" = 1', false)
  })
})

function list(query: string, token = office.admin) {
  return office.testServer.request('GET', `/v1/staff?${query}`, { token })
}

function sessionsOf(userId: number, token = office.admin) {
  return office.testServer.request<Paged<StaffSession>>('GET', `/v1/staff/sessions?userId=${userId}`, { token })
}

async function signInAgain(email: string): Promise<string> {
  const body = { strategy: 'local', email, password: 'brigade-demo' }
  const answer = await office.testServer.request<{ accessToken: string }>('POST', '/v1/authentication', { body })
  return answer.body.accessToken
}
