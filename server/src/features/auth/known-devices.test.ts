import { describe, expect, it } from 'vitest'
import { isKnownTo, KnownDevices } from './known-devices.ts'

const now = new Date('2026-03-04T08:00:00.000Z')
const secret = 'a-secret-of-the-tests-with-32-characters'
const devices = new KnownDevices({ secret, isHttps: false })
const account = 'waiter@hotel.demo'

const cookieOf = (setCookie: string) => setCookie.split(';')[0]!

describe('a known device', () => {
  it('shows who signed in with it, and nobody else', () => {
    const first = devices.write(undefined, { account, now })
    const both = devices.write(devices.read(cookieOf(first), now), { account: 'chief@hotel.demo', now })

    const device = devices.read(`theme=dark; ${cookieOf(both)}; a=b`, now)

    expect(isKnownTo(device, account)).toBe(true)
    expect(isKnownTo(device, 'chief@hotel.demo')).toBe(true)
    expect(isKnownTo(device, 'manager@hotel.demo')).toBe(false)
    expect(device?.id).toBe(devices.read(cookieOf(first), now)?.id)
    expect(cookieOf(both)).not.toContain('hotel.demo')
  })

  it('remembers the last twenty', () => {
    const accounts = Array.from({ length: 25 }, (_, index) => `staff-${index}@hotel.demo`)
    let cookie: string | undefined
    for (const each of accounts) cookie = cookieOf(devices.write(devices.read(cookie, now), { account: each, now }))

    const device = devices.read(cookie, now)

    expect(accounts.filter((each) => isKnownTo(device, each))).toEqual(accounts.slice(5))
    expect(cookie!.length).toBeLessThan(1000)
  })

  it('is kept from scripts and other sites, and from plain lines where there is another', () => {
    const overHttps = new KnownDevices({ secret, isHttps: true })

    expect(devices.write(undefined, { account, now })).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
    expect(overHttps.write(undefined, { account, now })).toMatch(/; HttpOnly; SameSite=Strict; Secure$/)
  })

  it('is not known after half a year, under another secret, or when it was changed', () => {
    const cookie = cookieOf(devices.write(undefined, { account, now }))
    const [name, payload, signature] = /^([\w-]+)=([\w-]+)\.([\w-]+)$/.exec(cookie)!.slice(1)
    const forged = Buffer.from(JSON.stringify({ id: 'x', accounts: [], expiresAt: 9e15 })).toString('base64url')
    const others = new KnownDevices({ secret: 'another-secret-with-32-characters!!', isHttps: false })

    expect(devices.read(cookie, now)).toBeDefined()
    expect(devices.read(cookie, new Date('2026-09-05T08:00:00.000Z'))).toBeUndefined()
    expect(others.read(cookie, now)).toBeUndefined()
    expect(devices.read(`${name}=${forged}.${signature}`, now)).toBeUndefined()
    expect(devices.read(`${name}=${payload}.${signature!.slice(1)}`, now)).toBeUndefined()
  })

  it.each([undefined, '', 'brigade-device=', 'brigade-device=a.b', 'x=y', 'brigade-device=..'])(
    'is not seen in %j',
    (cookies) => {
      expect(devices.read(cookies, now)).toBeUndefined()
    },
  )
})
