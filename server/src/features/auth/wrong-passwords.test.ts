import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword as password } from '#seeds/accounts.ts'
import { demoSeed } from '#testing/test-server.ts'
import { type Answer, startTestApp, type TestApp } from '#testing/with-app.ts'
import { type SignInRefusal, signInFrom } from './testing/sign-in-from.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp({ clock: { now: () => new Date('2026-03-04T08:00:00.000Z') }, seed: demoSeed })
})

afterAll(() => testApp.close())

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

  it('for unknown accounts don’t lock other people at the same address out', async () => {
    const from = '10.0.4.1'
    await inTurn(20, (time) => signIn(`guess-${time}@hotel.demo`, { secret: 'wrong', from }))

    expect(await signIn('ordertaker@hotel.demo', { from })).toMatchObject({ status: 201 })
  })

  it('from many addresses don’t lock a person out of their account', async () => {
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

  it('gets none if no one has signed in', async () => {
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

  it('is unknown to every other account', async () => {
    const cookie = await knownDevice(email, '10.0.9.1')
    const another = 'manager@receipts.demo'
    await inTurn(5, () => signIn(another, { secret: 'wrong', from: '10.0.9.2', cookie }))

    expect(await signIn(another, { from: '10.0.9.2' })).toMatchObject({ status: 429 })
  })

  it('is served before unknown devices while many of them sign in at once, which are asked to retry', async () => {
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

function signIn(...[email, options]: [email: string, options?: Parameters<typeof signInFrom>[2]]) {
  return signInFrom(testApp, email, options)
}

const never = new Promise<never>(() => {})

function expectLocked({ status, body, headers }: Answer<SignInRefusal>): void {
  expect(status).toBe(429)
  expect(body.data.retryAfter).toBeGreaterThan(50)
  expect(body.data.retryAfter).toBeLessThanOrEqual(60)
  expect(body.message).toBe(`Too many attempts. Try again in ${body.data.retryAfter} seconds.`)
  expect(headers.get('retry-after')).toBe(String(body.data.retryAfter))
}

async function inTurn<T>(times: number, act: (time: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let time = 1; time <= times; time += 1) results.push(await act(time))
  return results
}
