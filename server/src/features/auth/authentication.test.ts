import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import { demoSeed } from '#testing/harbour.ts'
import { cutOff } from '#testing/cut-off.ts'
import type { Screen } from '#testing/screen.ts'
import { type Answer, startTestApp, type TestApp } from '#testing/with-app.ts'

const noon = new Date('2026-03-04T08:00:00.000Z')
const password = 'brigade-demo'
const manager = 'manager@hotel.demo'
const waiter = 'waiter@hotel.demo'

type Refused = { code: number; message: string; data: { reason?: string; fields?: object; retryAfter?: number } }

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

  it('answers alike to an unknown account, a wrong password and an account that is switched off', async () => {
    await testApp.db.many('UPDATE users SET "isActive" = ? WHERE "email" = ?', false, 'finance@hotel.demo')

    const refusals = await Promise.all([
      signIn('nobody@hotel.demo', { from: '10.0.1.1' }),
      signIn(manager, { secret: 'brigade-dem0', from: '10.0.1.2' }),
      signIn('finance@hotel.demo', { from: '10.0.1.3' }),
    ])

    const [first, ...others] = refusals.map(({ status, body }) => ({ status, ...withoutRequestId(body) }))
    expect(first).toMatchObject({ status: 401, message: 'This email and password do not match.' })
    for (const other of others) expect(other).toEqual(first)
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
    await testApp.db.many('UPDATE users SET "isActive" = ? WHERE "email" = ?', false, 'chief@hotel.demo')

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

describe('wrong passwords', () => {
  it('lock the account for a minute after five, for the address that they come from', async () => {
    const from = '10.0.2.1'
    const wrong = await inTurn(5, () => signIn('admin@brigade.demo', { secret: 'wrong', from }))

    const refused = await signIn('admin@brigade.demo', { from })

    expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expectLocked(refused)
    expect(await signIn('admin@brigade.demo', { from: '10.0.2.2' })).toMatchObject({ status: 201 })
  })

  it('lock an account that does not exist alike', async () => {
    const from = '10.0.3.1'
    await inTurn(5, () => signIn('ghost@hotel.demo', { secret: 'wrong', from }))

    expect(await signIn('ghost@hotel.demo', { from })).toMatchObject({ status: 429 })
  })

  it('of invented accounts keep nobody behind the same address out', async () => {
    const from = '10.0.4.1'
    await inTurn(20, (time) => signIn(`guess-${time}@hotel.demo`, { secret: 'wrong', from }))

    expect(await signIn('ordertaker@hotel.demo', { from })).toMatchObject({ status: 201 })
  })

  it('from everywhere keep nobody out of their account', async () => {
    await inTurn(7, (time) => signIn('organization@brigade.demo', { secret: 'wrong', from: `10.0.7.${time}` }))

    expect(await signIn('organization@brigade.demo', { from: '10.0.7.99' })).toMatchObject({ status: 201 })
  })

  it('are counted for a whole household of IPv6', async () => {
    const attempt = (time: number) => signIn('waiter@five.demo', { secret: 'wrong', from: `2001:db8:0:9::${time}` })
    await inTurn(5, attempt)

    expect(await attempt(6)).toMatchObject({ status: 429 })
  })

  it('are forgotten for the account by a right one', async () => {
    const from = '10.0.5.1'
    const attempt = () => signIn('marketing@hotel.demo', { secret: 'wrong', from })

    await inTurn(4, attempt)
    const right = await signIn('marketing@hotel.demo', { from })
    await inTurn(4, attempt)

    expect(right.status).toBe(201)
    expect(await signIn('marketing@hotel.demo', { from })).toMatchObject({ status: 201 })
  })

  it('over the socket count too', async () => {
    const screen = await testApp.connect()
    const attempt = () =>
      screen.client.authenticate({ strategy: 'local', email: 'waiter@restaurant.demo', password: 'wrong' })

    await inTurn(5, () => expect(attempt()).rejects.toMatchObject({ code: 401 }))

    await expect(attempt()).rejects.toMatchObject({ code: 429, data: { reason: 'tooManyTries' } })
    expect(await signIn('waiter@restaurant.demo', { from: '127.0.0.1' })).toMatchObject({ status: 429 })
  })
})

describe('a device that an account signed in with before', () => {
  const email = 'chief@restaurant.demo'
  const from = '10.0.8.1'

  it('gets a cookie that no script can read', async () => {
    const { headers } = await signIn(email, { from })

    expect(headers.get('set-cookie')).toMatch(/^brigade-device=[\w-]+\.[\w-]+; .*HttpOnly; SameSite=Strict/)
  })

  it('gets none when nobody signed in', async () => {
    expect((await signIn(email, { secret: 'wrong', from })).headers.get('set-cookie')).toBeNull()
  })

  it('is let in while its address is locked, and is locked by its own wrong tries alone', async () => {
    const cookie = await knownDevice(email, from)
    await inTurn(5, () => signIn(email, { secret: 'wrong', from }))

    expect(await signIn(email, { from })).toMatchObject({ status: 429 })
    expect(await signIn(email, { from, cookie })).toMatchObject({ status: 201 })

    const other = await knownDevice(email, '10.0.8.2')
    await inTurn(5, () => signIn(email, { secret: 'wrong', from: '10.0.8.3', cookie }))

    expectLocked(await signIn(email, { from: '10.0.8.4', cookie }))
    expect(await signIn(email, { from: '10.0.8.4', cookie: other })).toMatchObject({ status: 201 })
  })

  it('is a stranger to every other account', async () => {
    const cookie = await knownDevice(email, '10.0.9.1')
    const another = 'manager@receipts.demo'
    await inTurn(5, () => signIn(another, { secret: 'wrong', from: '10.0.9.2', cookie }))

    expect(await signIn(another, { from: '10.0.9.2' })).toMatchObject({ status: 429 })
  })

  it('comes before strangers while very many of them sign in at once, and these are told to come again', async () => {
    const cookie = await knownDevice(email, '10.0.11.1')
    const strangers = Array.from({ length: 150 }, (_, index) =>
      signIn(`guess-${index}@hotel.demo`, { secret: 'wrong', from: `10.1.0.${index}` }),
    )
    const told = await Promise.race(strangers.map(async (each) => ((await each).status === 429 ? each : never)))

    const known = signIn(email, { from: '10.0.11.2', cookie })
    const first = await Promise.race([known, Promise.all(strangers)])

    expect(told.body.data.reason).toBe('tooManyAtOnce')
    expect(told.headers.get('retry-after')).toBe('3')
    expect(first).toMatchObject({ status: 201 })
    expect(new Set((await Promise.all(strangers)).map(({ status }) => status))).toEqual(new Set([401, 429]))
  })

  it('is known over the socket by what its browser sent when it connected', async () => {
    const cookie = await knownDevice('ordertaker@restaurant.demo', '10.0.10.1')
    const strangers = await testApp.connect()
    const wrong = { strategy: 'local', email: 'ordertaker@restaurant.demo', password: 'wrong' }
    await inTurn(5, () => expect(strangers.client.authenticate(wrong)).rejects.toMatchObject({ code: 401 }))
    const known = await testApp.connect(undefined, { cookie })

    await expect(strangers.client.authenticate({ ...wrong, password })).rejects.toMatchObject({ code: 429 })
    expect(await known.client.authenticate({ ...wrong, password })).toMatchObject({ user: { email: wrong.email } })
  })

  async function knownDevice(account: string, address: string): Promise<string> {
    const { headers } = await signIn(account, { from: address })
    return headers.get('set-cookie')!.split(';')[0]!
  }
})

function signIn(
  email: string,
  { secret = password, from = '', cookie = '' } = {},
): Promise<Answer<SignedIn & Refused>> {
  return testApp.request('POST', '/v1/authentication', {
    body: { strategy: 'local', email, password: secret },
    // The test stands where a proxy on the same machine would, and may say for whom it speaks.
    headers: { ...(from && { 'x-forwarded-for': from }), ...(cookie && { cookie }) },
  })
}

const never = new Promise<never>(() => {})

function whoAmI(token: string): Promise<Answer<Refused>> {
  return testApp.request('GET', '/v1/userdata', { token })
}

function userdata(screen: Screen): Promise<unknown> {
  return screen.client.service('v1/userdata').find()
}

function expectLocked({ status, body, headers }: Answer<Refused>): void {
  expect(status).toBe(429)
  expect(body.data.retryAfter).toBeGreaterThan(50)
  expect(body.data.retryAfter).toBeLessThanOrEqual(60)
  expect(body.message).toBe(`Too many wrong tries. Try again in ${body.data.retryAfter} seconds.`)
  expect(headers.get('retry-after')).toBe(String(body.data.retryAfter))
}

async function inTurn<T>(times: number, act: (time: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let time = 1; time <= times; time += 1) results.push(await act(time))
  return results
}

function withoutRequestId(body: Refused) {
  return { ...body, data: { ...body.data, requestId: undefined } }
}

function hoursLater(hours: number): Date {
  return new Date(noon.getTime() + hours * 3_600_000)
}
