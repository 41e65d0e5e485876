import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let asked: string[]
let worksAt: number
const isAnswered = { userdata: Promise.withResolvers<void>() }

beforeEach(() => {
  // Who is signed in is asked once a page: each test is a new page.
  vi.resetModules()
  localStorage.clear()
  localStorage.setItem('brigade-token', 'a-token')
  asked = []
  worksAt = 1
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
    const { loadSession } = await import('#kit/session.ts')

    const loading = loadSession()
    await vi.waitFor(() => expect(asked.toSorted()).toEqual(['/v1/restaurant/1', '/v1/userdata']))
    isAnswered.userdata.resolve()

    expect((await loading).venue?.id).toBe(1)
    expect(asked).toHaveLength(2)
  })

  it('shows the venue that the server names, where somebody has changed venues', async () => {
    await loadOnce()
    vi.resetModules()
    worksAt = 2
    const { expectedVenueId, loadSession } = await import('#kit/session.ts')

    expect((await loadSession()).venue?.id).toBe(2)
    expect(expectedVenueId()).toBe(2)
  })
})

it('forgets the venue with the session', async () => {
  const { expectedVenueId, signOut } = await loadOnce()
  expect(expectedVenueId()).toBe(1)

  await signOut()

  expect(expectedVenueId()).toBeNull()
  expect(localStorage).toHaveLength(0)
})

async function loadOnce() {
  const session = await import('#kit/session.ts')
  isAnswered.userdata.resolve()
  await session.loadSession()
  return session
}

async function answer(address: string): Promise<Response> {
  asked.push(address)
  if (address === '/v1/userdata') {
    await isAnswered.userdata.promise
    return Response.json(aUser({ role: 'waiter', restaurantId: [worksAt] }))
  }
  if (address === `/v1/restaurant/${worksAt}`) return Response.json(aVenue({ id: worksAt }))
  const refused = { name: 'Forbidden', message: 'This is not your venue.', code: 403, className: 'forbidden' }
  return address.startsWith('/v1/restaurant/') ? Response.json(refused, { status: 403 }) : Response.json({})
}
