import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword as password } from '#seeds/accounts.ts'
import { demoSeed } from '#testing/test-server.ts'
import { cutOff } from '#testing/cut-off.ts'
import type { Screen } from '#testing/screen.ts'
import { type Answer, startTestApp, type TestApp } from '#testing/with-app.ts'
import { type SignInRefusal as Refused, signInFrom } from './testing/sign-in-from.ts'

const noon = new Date('2026-03-04T08:00:00.000Z')
const manager = 'manager@hotel.demo'
const waiter = 'waiter@hotel.demo'

let now = noon
let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp({
    clock: { now: () => now },
    seed: demoSeed,
  })
})

afterAll(() => testApp.close())

describe('signing in', () => {
  it('answers a token and the account, and never a hash', async () => {
    const answer = await signIn(manager)

    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      authentication: { strategy: 'local', payload: { kind: 'staff' } },
      user: { email: manager, role: 'manager', fname: 'Layla', lname: 'Haddad', restaurantId: [1], isActive: true },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/argon|hash|password/i)
  })

  it('takes an email in capitals and with spaces around it', async () => {
    expect(await signIn('  Manager@Hotel.DEMO ')).toMatchObject({ status: 201, body: { user: { email: manager } } })
  })

  it('answers alike to an unknown account and a wrong password, also of an account that is deactivated', async () => {
    await deactivate('finance@hotel.demo')

    const refusals = await Promise.all([
      signIn('nobody@hotel.demo', { from: '10.0.1.1' }),
      signIn(manager, { secret: 'brigade-dem0', from: '10.0.1.2' }),
      signIn('finance@hotel.demo', { secret: 'brigade-dem0', from: '10.0.1.3' }),
    ])

    const [first, ...others] = refusals.map(({ status, body }) => ({ status, ...withoutRequestId(body) }))
    expect(first).toMatchObject({ status: 401, message: 'Wrong email or password. Try again.' })
    for (const other of others) expect(other).toEqual(first)
  })

  it('says to who has the right password that the account is deactivated', async () => {
    await deactivate('finance@hotel.demo')

    expect(await signIn('finance@hotel.demo', { from: '10.0.1.4' })).toMatchObject({
      status: 401,
      body: { message: 'Your account is deactivated. Ask your manager.', data: { reason: 'accountDeactivated' } },
    })
  })

  it.each([
    [{ strategy: 'local', password }, 'email'],
    [{ strategy: 'local', email: manager }, 'password'],
    [{ strategy: 'local', email: manager, password: '' }, 'password'],
    [{ strategy: 'jwt' }, 'accessToken'],
    [{ strategy: 'local', email: { $ne: null }, password }, 'email'],
    [{ strategy: 'local', email: manager, password, isAdmin: true }, 'isAdmin'],
    [{ strategy: 'magic' }, 'strategy'],
    [{ email: manager, password }, 'strategy'],
  ])('refuses %j by naming the field', async (body, field) => {
    const answer = await testApp.request<Refused>('POST', '/v1/authentication', { body })

    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.data.fields ?? {})).toEqual([field])
  })

  it('works over the socket with the ordinary client, which may sign in again with its token', async () => {
    const first = await testApp.connect()
    const signedIn = await first.client.authenticate({ strategy: 'local', email: waiter, password })
    const second = await testApp.connect(signedIn.accessToken)

    expect(signedIn.user).toMatchObject({ email: waiter, role: 'waiter' })
    expect(await first.client.service('v1/userdata').find()).toMatchObject({ email: waiter })
    expect(await second.client.service('v1/userdata').find()).toMatchObject({ email: waiter })
    expect(await second.client.reAuthenticate(true)).toMatchObject({ accessToken: signedIn.accessToken })
  })

  it('works over REST with a token', async () => {
    const { accessToken } = (await signIn(waiter)).body

    const answer = await testApp.request('POST', '/v1/authentication', { body: { strategy: 'jwt', accessToken } })

    expect(answer.body).toMatchObject({ accessToken, authentication: { strategy: 'jwt' }, user: { email: waiter } })
  })
})

describe('a token', () => {
  it('is good for twelve hours', async () => {
    const { accessToken } = (await signIn(waiter)).body

    now = hoursLater(11.99)
    const before = await whoAmI(accessToken)
    now = hoursLater(12)
    const after = await whoAmI(accessToken)
    now = noon

    expect(before).toMatchObject({ status: 200, body: { email: waiter } })
    expect(after).toMatchObject({ status: 401, body: { data: { reason: 'signedOut' } } })
  })

  it('ends by signing out, for the other screens that use it too, and no other token does', async () => {
    const token = (await signIn(waiter)).body.accessToken
    const otherToken = (await signIn(waiter)).body.accessToken
    const screen = await testApp.connect(token)
    const otherScreen = await testApp.connect(otherToken)
    const isCut = cutOff(screen)

    const answer = await testApp.request('DELETE', '/v1/authentication', { token })
    await isCut

    expect(answer.status).toBe(200)
    expect((await whoAmI(token)).status).toBe(401)
    expect((await whoAmI(otherToken)).status).toBe(200)
    expect(await otherScreen.client.service('v1/userdata').find()).toMatchObject({ email: waiter })
  })

  it('ends by signing out over the socket, which stays to hear the answer', async () => {
    const { accessToken } = (await signIn(waiter)).body
    const screen = await testApp.connect(accessToken)
    const twin = await testApp.connect(accessToken)
    const isCut = cutOff(twin)

    await screen.client.logout()
    await isCut

    expect((await whoAmI(accessToken)).status).toBe(401)
    expect(screen.socket.connected).toBe(true)
    await expect(userdata(screen)).rejects.toMatchObject({ code: 401 })
  })

  it('ends when the account is switched off, at the latest after five seconds', async () => {
    const { accessToken } = (await signIn('chief@hotel.demo')).body
    const before = await whoAmI(accessToken)
    await deactivate('chief@hotel.demo')

    now = new Date(noon.getTime() + 5000)
    const after = await whoAmI(accessToken)
    now = noon

    expect([before.status, after.status]).toEqual([200, 401])
  })

  it.each(['', 'x', 'a.b.c', 'brg_unknown', 'x'.repeat(3000)])('is refused when it is %j', async (token) => {
    const answer = await testApp.request('GET', '/v1/userdata', { headers: { authorization: `Bearer ${token}` } })

    expect(answer.status).toBe(401)
  })

  it('is refused by the socket when it is wrong', async () => {
    const screen = await testApp.connect()

    await expect(screen.client.authenticate({ strategy: 'jwt', accessToken: 'a.b.c' })).rejects.toMatchObject({
      code: 401,
    })
    await expect(userdata(screen)).rejects.toMatchObject({ code: 401 })
  })

  it('needs to be sent to sign out', async () => {
    expect(await testApp.request('DELETE', '/v1/authentication')).toMatchObject({ status: 401 })
  })
})

describe('a machine', () => {
  it('is known by its key, over REST and over the socket', async () => {
    const key = 'brigade-demo-payments-1'
    const screen = await testApp.connect(key)

    const overRest = await testApp.request('GET', '/v1/restaurant?skipPaginate=true', { token: key })

    expect(overRest.body).toMatchObject([{ id: 1 }])
    expect(await screen.client.service('v1/restaurant').find({ query: { skipPaginate: true } })).toEqual(overRest.body)
  })
})

function deactivate(email: string): Promise<unknown> {
  return testApp.db.many('UPDATE users SET "isActive" = ? WHERE "email" = ?', false, email)
}

function signIn(...[email, options]: [email: string, options?: Parameters<typeof signInFrom>[2]]) {
  return signInFrom(testApp, email, options)
}

function whoAmI(token: string): Promise<Answer<Refused>> {
  return testApp.request('GET', '/v1/userdata', { token })
}

function userdata(screen: Screen): Promise<unknown> {
  return screen.client.service('v1/userdata').find()
}

function withoutRequestId(body: Refused) {
  return { ...body, data: { ...body.data, requestId: undefined } }
}

function hoursLater(hours: number): Date {
  return new Date(noon.getTime() + hours * 3_600_000)
}
