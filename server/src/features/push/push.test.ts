import { describe, expect, it } from 'vitest'
import { rolesThatMay } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import { run } from '#kit/database/transaction.ts'
import { noon } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { minutesAfterNoon, openPhones } from './testing/phones.ts'

const phones = openPhones()
const { setClock, subscribe, list, test, jobStates } = phones

describe('a browser that has agreed', () => {
  it('is listed for its person alone, confirmed by being made again, and ended by them', async () => {
    const browser = phones.service.newBrowser()
    const made = await subscribe(phones.manager, browser, 'Chrome, Android')
    setClock(minutesAfterNoon(5))
    const again = await subscribe(phones.manager, browser, 'Chrome, Android')

    expect(made).toMatchObject({ status: 201, body: { endpoint: browser.endpoint, deviceName: 'Chrome, Android' } })
    expect(again.body).toEqual({ ...made.body, confirmedAt: minutesAfterNoon(5).toISOString() })
    expect((await list(phones.manager)).map(({ id }) => id)).toEqual([made.body.id])
    expect(await list(phones.taker)).toEqual([])
    expect((await end(phones.taker, made.body.id)).status).toBe(404)
    expect((await end(phones.manager, made.body.id)).status).toBe(200)
    expect((await end(phones.manager, made.body.id)).status).toBe(404)
    expect(await list(phones.manager)).toEqual([])
  })

  it('goes over to who signs in there next', async () => {
    const browser = phones.service.newBrowser()
    await subscribe(phones.manager, browser)
    const { body } = await subscribe(phones.taker, browser)

    expect(await list(phones.manager)).toEqual([])
    expect((await list(phones.taker)).map(({ id }) => id)).toEqual([body.id])
  })

  it('stays with its person where somebody else knows its address, but not its keys', async () => {
    const browser = phones.service.newBrowser()
    const { body } = await subscribe(phones.manager, browser)
    const other = phones.service.newBrowser()

    for (const keys of [
      other.keys,
      { ...browser.keys, auth: other.keys.auth },
      { ...other.keys, auth: browser.keys.auth },
    ])
      expect(await subscribe(phones.taker, { endpoint: browser.endpoint, keys })).toMatchObject({
        status: 400,
        body: { data: { codes: { endpoint: 'endpointTaken' } } },
      })

    expect(await list(phones.taker)).toEqual([])
    expect(await list(phones.manager)).toEqual([body])
    const renewed = await subscribe(phones.manager, { endpoint: browser.endpoint, keys: other.keys })
    expect(renewed).toMatchObject({ status: 201, body: { id: body.id } })
  })

  it('takes the place of the one that was confirmed longest ago, where a person has too many', async () => {
    const oldest = await subscribe(phones.manager, phones.service.newBrowser())
    for (let count = 1; count <= pushLimits.mostPerPerson; count += 1) {
      setClock(minutesAfterNoon(count))
      expect((await subscribe(phones.manager, phones.service.newBrowser())).status).toBe(201)
    }

    const listed = await list(phones.manager)
    expect(listed).toHaveLength(pushLimits.mostPerPerson)
    expect(listed.map(({ id }) => id)).not.toContain(oldest.body.id)
  })

  it('is one, though it says so many times at once', async () => {
    const browser = phones.service.newBrowser()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => subscribe(phones.manager, browser)))

    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await list(phones.manager)).toHaveLength(1)
  })

  it('is gone with the account', async () => {
    const { id } = (await phones.testServer.db.one<{ id: number }>(
      `INSERT INTO users ("email", "passwordHash", "role", "fname", "lname", "createdAt")
       VALUES ('short@hotel.demo', 'none', 'manager', 'A', 'B', ?) RETURNING "id"`,
      noon.toISOString(),
    ))!
    const { body } = await subscribe(phones.manager, phones.service.newBrowser())
    await phones.testServer.db.write(() =>
      run('UPDATE push_subscriptions SET "userId" = ? WHERE "id" = ?', id, body.id),
    )

    await phones.testServer.db.write(() => run('DELETE FROM users WHERE "id" = ?', id))

    expect(await phones.testServer.db.many('SELECT 1 FROM push_subscriptions')).toEqual([])
  })

  it.each(staffRoles)('is for those who are called by something: %s', async (role) => {
    const token = await phones.testServer.signIn(hotelEmails[role])
    const { status } = await subscribe(token, phones.service.newBrowser())

    expect(status).toBe(rolesThatMay('push:subscribe').includes(role) ? 201 : 403)
  })

  it.each([
    ['no curve point', { p256dh: `B${'A'.repeat(86)}` }, 'keys.p256dh'],
    ['too short a key', { p256dh: 'BA' }, 'keys.p256dh'],
    ['a wrong secret', { auth: '????????????????????__' }, 'keys.auth'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { endpoint, keys } = phones.service.newBrowser()
    const { status, body } = await subscribe(phones.manager, { endpoint, keys: { ...keys, ...wrong } })

    expect(status).toBe(400)
    expect(Object.keys(body.data.fields)).toEqual([field])
  })
})

describe('a message', () => {
  it('arrives as nobody but the browser can read it, signed by this installation', async () => {
    const browser = phones.service.newBrowser()
    const { body } = await subscribe(phones.manager, browser)
    const { body: key } = await phones.testServer.request<{ publicKey: string }>('GET', '/v1/push-key', {
      token: phones.manager,
    })

    expect(await test(phones.manager, body.id)).toMatchObject({ status: 200, body: { id: body.id } })
    expect((await test(phones.taker, body.id)).status).toBe(404)
    await phones.testServer.app.jobs.runDue()

    expect(phones.service.faults).toEqual([])
    expect(phones.service.arrived).toHaveLength(1)
    const { headers, claims, signedBy, message } = phones.service.arrived[0]!
    expect(message).toMatchObject({ title: 'Brigade', path: '/settings', lang: 'en' })
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(pushLimits.keptSeconds),
      urgency: 'high',
      topic: 'test',
    })
    expect(signedBy).toBe(key.publicKey)
    expect(claims).toMatchObject({ aud: phones.service.url, sub: expect.stringMatching(/^mailto:/) })
    expect(claims.exp * 1000 - Date.now()).toBeGreaterThan(0)
    expect(claims.exp * 1000 - Date.now()).toBeLessThan(24 * 3_600_000)
  })

  it('is in the language of its person', async () => {
    const { body } = await subscribe(phones.manager, phones.service.newBrowser())
    await phones.testServer.db.write(() =>
      run(`UPDATE users SET "language" = 'ar' WHERE "email" = ?`, hotelEmails.manager),
    )

    await test(phones.manager, body.id)
    await phones.testServer.app.jobs.runDue()

    expect(phones.service.arrived[0]!.message).toMatchObject({ lang: 'ar', dir: 'rtl' })
    await phones.testServer.db.write(() =>
      run(`UPDATE users SET "language" = 'en' WHERE "email" = ?`, hotelEmails.manager),
    )
  })

  it('is not sent to where nobody is signed in any more', async () => {
    const body = { strategy: 'local', email: hotelEmails.manager, password: 'brigade-demo' }
    const { body: session } = await phones.testServer.request<{ accessToken: string }>('POST', '/v1/authentication', {
      body,
    })
    const { body: subscription } = await subscribe(session.accessToken, phones.service.newBrowser())
    await test(phones.manager, subscription.id)
    await phones.testServer.request('DELETE', '/v1/authentication', { token: session.accessToken })

    await phones.testServer.app.jobs.runDue()

    expect(phones.service.arrived).toEqual([])
    expect(await jobStates()).toEqual(['done'])
  })
})

function end(token: string, id: number) {
  return phones.testServer.request('DELETE', `/v1/push-subscription/${id}`, { token })
}
