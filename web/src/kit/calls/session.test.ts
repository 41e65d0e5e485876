import { act, renderHook } from '@testing-library/react'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setSessionText, readSessionText } from '#kit/calls/session-text.ts'

let asked: string[]
let worksAt: number
const isAnswered = { userdata: Promise.withResolvers<void>() }

/** Addresses whose next answer is not the usual one: a status code and a body. */
const inTrouble = new Map<string, [status: number, body: object]>()

let userId: number
let language: 'en' | 'ar'

beforeEach(() => {
  // The signed-in account is fetched once per page: each test is a new page.
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('brigade-token', 'a-token')
  asked = []
  worksAt = 1
  userId = 11
  language = 'en'
  isAnswered.userdata = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', answer)
})

afterEach(() => vi.unstubAllGlobals())

describe('a page that is loaded again', () => {
  it('asks for the venue where this device worked last beside who is signed in', async () => {
    await loadOnce()
    vi.resetModules()
    asked = []
    isAnswered.userdata = Promise.withResolvers<void>()
    const { loadSession } = await import('#kit/calls/session.ts')

    const loading = loadSession()
    await expect.poll(() => asked.toSorted()).toEqual(['/v1/restaurant/1', '/v1/userdata'])
    isAnswered.userdata.resolve()

    expect((await loading).venue?.id).toBe(1)
    expect(asked).toHaveLength(2)
  })

  it('shows the venue that the server names, where somebody has changed venues', async () => {
    await loadOnce()
    vi.resetModules()
    worksAt = 2
    const { expectedVenueId, loadSession } = await import('#kit/calls/session.ts')

    expect((await loadSession()).venue?.id).toBe(2)
    expect(expectedVenueId()).toBe(2)
  })
})

describe('a session that ends while the page waits to be reloaded', () => {
  it('is explained after the reload, too, and once', async () => {
    await loadOnce()
    const { announceSessionEnd } = await import('#kit/calls/token.ts')
    const { reloadPage } = await import('#kit/device/page-reload.ts')
    vi.spyOn(location, 'reload').mockReturnValue()

    announceSessionEnd('Your session has ended. Sign in again.')
    reloadPage()
    dispatchEvent(new Event('pagehide'))

    // The sign-in page shows it without fetching the account.
    vi.resetModules()
    const { loadSession, useSession } = await import('#kit/calls/session.ts')
    const { result } = renderHook(() => useSession())
    expect(result.current.endedBecause).toBe('Your session has ended. Sign in again.')
    expect((await act(loadSession)).endedBecause).toBe('Your session has ended. Sign in again.')
    expect((await newPage()).endedBecause).toBeNull()
  })
})

it.each([503, 429])('asks again what a server in trouble answered by %i', async (code) => {
  const error = { name: 'Unavailable', message: 'It is too busy.', code, className: 'trouble' }
  inTrouble.set('/v1/userdata', [code, error])
  isAnswered.userdata.resolve()
  const { loadSession } = await import('#kit/calls/session.ts')

  expect((await loadSession()).user?.id).toBe(11)
})

it('speaks the language that the account has, though it was changed on another device', async () => {
  localStorage.setItem('brigade-language', 'en')
  language = 'ar'

  await loadOnce()

  expect(localStorage.getItem('brigade-language')).toBe('ar')
  expect(document.documentElement.dir).toBe('rtl')
})

it('leaves the language to who signs in, who may have chosen one there', async () => {
  localStorage.removeItem('brigade-token')
  localStorage.setItem('brigade-language', 'en')
  language = 'ar'
  const { signIn } = await import('#kit/calls/session.ts')
  isAnswered.userdata.resolve()

  await signIn({ email: 'waiter@hotel.demo', password: 'brigade-demo' })

  expect(localStorage.getItem('brigade-language')).toBe('en')
})

it('says after it was ended in another tab what was not sent here, once', async () => {
  await loadOnce()
  const { addEndReason } = await import('#kit/calls/end-note.ts')
  addEndReason(() => ['1 room is not cleared yet.'])

  localStorage.removeItem('brigade-token')
  dispatchEvent(new StorageEvent('storage', { key: 'brigade-token' }))

  expect((await newPage()).endedBecause).toBe('1 room is not cleared yet.')
  expect((await newPage()).endedBecause).toBeNull()
})

it('says nothing of it where somebody is signed in, nor later', async () => {
  await loadOnce()
  const { addEndReason } = await import('#kit/calls/end-note.ts')
  addEndReason(() => ['1 room is not cleared yet.'])

  dispatchEvent(new StorageEvent('storage', { key: 'brigade-token' }))

  expect(await newPage()).toMatchObject({ status: 'signedIn', endedBecause: null })
  localStorage.removeItem('brigade-token')
  expect((await newPage()).endedBecause).toBeNull()
})

it('forgets the venue and the role with the session', async () => {
  const { expectedRole, expectedVenueId, signOut } = await loadOnce()
  expect([expectedVenueId(), expectedRole()]).toEqual([1, 'waiter'])

  await signOut()

  expect([expectedVenueId(), expectedRole()]).toEqual([null, null])
  expect(localStorage).toHaveLength(0)
})

describe('what was typed and not sent', () => {
  it('is there again when the same person signs in again', async () => {
    const { signIn, signOut } = await loadOnce()
    setSessionText('cancel:71', 'Guest left')

    await signOut()
    await signIn({ email: 'waiter@hotel.demo', password: 'brigade-demo' })

    expect(readSessionText('cancel:71')).toBe('Guest left')
  })

  it('is nothing that the next person at this device sees', async () => {
    const { signIn, signOut } = await loadOnce()
    setSessionText('cancel:71', 'Guest left')
    sessionStorage.setItem('of-something-else', 'stays')

    await signOut()
    userId = 12
    await signIn({ email: 'manager@hotel.demo', password: 'brigade-demo' })

    expect(readSessionText('cancel:71')).toBeNull()
    expect(sessionStorage.getItem('of-something-else')).toBe('stays')
  })
})

async function newPage() {
  vi.resetModules()
  return (await loadOnce()).loadSession()
}

async function loadOnce() {
  const session = await import('#kit/calls/session.ts')
  isAnswered.userdata.resolve()
  await session.loadSession()
  return session
}

async function answer(address: string): Promise<Response> {
  asked.push(address)
  const refusal = inTrouble.get(address)
  inTrouble.delete(address)
  if (refusal) return Response.json(refusal[1], { status: refusal[0] })
  if (address === '/v1/authentication') return Response.json({ accessToken: 'a-token' })
  if (address === '/v1/userdata') {
    await isAnswered.userdata.promise
    return Response.json(aUser({ id: userId, role: 'waiter', language, restaurantId: [worksAt] }))
  }
  if (address === `/v1/restaurant/${worksAt}`) return Response.json(aVenue({ id: worksAt }))
  const refused = { name: 'Forbidden', message: 'This isn’t your venue.', code: 403, className: 'forbidden' }
  return address.startsWith('/v1/restaurant/') ? Response.json(refused, { status: 403 }) : Response.json({})
}
