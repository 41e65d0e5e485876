import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PushSettings } from '#features/push/parts/push-settings.tsx'
import { startPushLive } from '#features/push/push.live.ts'
import { pushFeature } from '#features/push/push.feature.tsx'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'

const key = 'BAAA'
const manager = aUser({ role: 'manager' })
const agreeButton = { name: 'Turn on' }

let close = () => {}
let calls: PageCall[] = []
/** The key of the subscription that the browser has stored. */
let kept: { key: string } | null = null
let answersToQuestion: NotificationPermission = 'granted'
let isReachable = true
/** True if the server no longer knows it. */
let isForgotten = false
/** True if the server refuses. */
let isRefused = false
/** The number of answers of the server that get lost. */
let lostAnswers = 0
/** True if the server does not answer. */
let isHanging = false

/** Gives the browser a push service, which the test environment lacks. */
function givePush(permission: NotificationPermission): void {
  vi.stubGlobal('Notification', {
    permission,
    requestPermission: async () => answersToQuestion,
  })
  vi.stubGlobal('PushManager', vi.fn<() => void>())
  const registration = {
    pushManager: {
      getSubscription: async () => kept && subscription(kept.key),
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        if (!isReachable) throw new DOMException('Registration failed - push service error', 'AbortError')
        kept = { key: applicationServerKey }
        return subscription(applicationServerKey)
      },
    },
    unregister: async () => true,
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  })
}

function subscription(by: string) {
  const bytes = Uint8Array.from(atob(by), (character) => character.charCodeAt(0))
  return {
    options: { applicationServerKey: bytes.buffer },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      kept = null
      return true
    },
  }
}

beforeEach(() => {
  calls = []
  kept = null
  answersToQuestion = 'granted'
  isReachable = true
  isForgotten = false
  isRefused = false
  lostAnswers = 0
  isHanging = false
  localStorage.clear()
})

afterEach(() => {
  close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('the messages to this device', () => {
  it('begin when their person agrees, can be tried, and end', async () => {
    const { user } = await open('default')

    await user.click(await screen.findByRole('button', agreeButton))
    await user.click(await screen.findByRole('button', { name: 'Send test' }))
    await waitFor(() => expect(madeTo('push-test')).toMatchObject([{ method: 'POST', body: { id: 7 } }]))
    expect(madeTo('push-subscription')).toMatchObject([
      { method: 'POST', body: { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } } },
    ])

    await user.click(screen.getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByRole('button', agreeButton)).toBeDefined()
    expect(madeTo('push-subscription').at(-1)).toMatchObject({ method: 'DELETE', id: '7' })
    expect(kept).toBeNull()
  })

  it('end though the button is pressed twice', async () => {
    localStorage.setItem('brigade-push-of', String(manager.id))
    kept = { key }
    await open('granted', startPushLive)
    const end = await screen.findByRole('button', { name: 'Turn off' })
    await placeAllTogether()
    stopTheClock()

    tapThere(end)
    tapThere(await screen.findByRole('button', agreeButton))

    await act(async () => {})
    expect(madeTo('push-subscription').at(-1)?.method).toBe('DELETE')
    expect(kept).toBeNull()
  })

  it('do not begin where the browser is told no, and it says how to change that', async () => {
    answersToQuestion = 'denied'
    const { user } = await open('default')

    await user.click(await screen.findByRole('button', agreeButton))

    expect(await screen.findByText(/^Blocked in this browser/)).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
    expect(madeTo('push-subscription')).toEqual([])
  })

  it('can be tried again where the push service can’t be reached', async () => {
    isReachable = false
    const { user } = await open('default')

    await user.click(await screen.findByRole('button', agreeButton))
    await waitFor(() => expect(screen.getByRole('button', agreeButton).classList).not.toContain('ant-btn-loading'))

    expect(madeTo('push-subscription')).toEqual([])
  })

  it('are confirmed when their person is signed in again, by the key of this installation', async () => {
    localStorage.setItem('brigade-push-of', String(manager.id))
    kept = { key: 'BBBB' }
    await open('granted', startPushLive)

    await waitFor(() => expect(madeTo('push-subscription').map(({ method }) => method)).toContain('POST'))
    expect(await screen.findByRole('button', { name: 'Send test' })).toBeDefined()
    expect(kept).toEqual({ key })
  })

  it('end where the answer to that was lost before, and begin no more', async () => {
    const { user } = await open('default')
    await user.click(await screen.findByRole('button', agreeButton))
    await screen.findByRole('button', { name: 'Send test' })
    isForgotten = true

    await user.click(screen.getByRole('button', { name: 'Turn off' }))

    expect(await screen.findByRole('button', agreeButton)).toBeDefined()
    expect(madeTo('push-subscription').map(({ method }) => method)).toEqual(['POST', 'DELETE'])
    expect(kept).toBeNull()
  })

  it('can be ended where the answer to their beginning was lost', async () => {
    lostAnswers = 1
    const { user } = await open('default')

    await user.click(await screen.findByRole('button', agreeButton))
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))

    expect(await screen.findByRole('button', agreeButton)).toBeDefined()
    expect(madeTo('push-subscription').map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE'])
  })

  it('are not said to be off while the server does not say so', async () => {
    localStorage.setItem('brigade-push-of', String(manager.id))
    kept = { key }
    isRefused = true
    const { user } = await open('granted')

    expect((await screen.findByRole('alert')).textContent).toContain('Not at this moment')
    expect(screen.queryByRole('button', agreeButton)).toBeNull()

    isRefused = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Send test' })).toBeDefined()
  })

  it('are not said to be off where neither their beginning nor what came of it is answered', async () => {
    const { user } = await open('default')
    const agree = await screen.findByRole('button', agreeButton)
    isRefused = true

    await user.click(agree)

    expect((await screen.findByRole('alert')).textContent).toContain('Not at this moment')
    expect(screen.queryByRole('button', agreeButton)).toBeNull()
    isRefused = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Send test' })).toBeDefined()
  })

  it('say that their state is on its way', async () => {
    localStorage.setItem('brigade-push-of', String(manager.id))
    kept = { key }
    isHanging = true
    await open('granted')

    expect(await screen.findByText('Loading…')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('do not go over to another person who signs in here', async () => {
    localStorage.setItem('brigade-push-of', String(manager.id + 1))
    kept = { key }
    await open('granted', startPushLive)

    expect(await screen.findByRole('button', agreeButton)).toBeDefined()
    expect(madeTo('push-subscription')).toEqual([])
  })

  it('are not offered where the browser knows none', async () => {
    await openSettings()

    expect(await screen.findByText(/^This browser doesn’t support push notifications/)).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

function open(permission: NotificationPermission, start?: () => Promise<() => void>) {
  givePush(permission)
  return openSettings(start)
}

async function openSettings(start?: () => Promise<() => void>) {
  const page = await openPage({
    features: [{ ...pushFeature, routes: [{ path: '/settings', Component: PushSettings }] }],
    path: '/settings',
    user: manager,
    start,
    answer(call) {
      calls.push(call)
      if (call.service === 'push-key') return { publicKey: key }
      if (call.service !== 'push-subscription') return undefined
      if (isHanging) return new Promise(() => {})
      if (isRefused)
        return Response.json(
          { name: 'Conflict', message: 'Not at this moment', code: 409, className: 'conflict' },
          { status: 409 },
        )
      if (lostAnswers-- > 0) throw new TypeError('Failed to fetch')
      return isForgotten && call.method === 'DELETE' ? unknownThere() : { id: 7 }
    },
  })
  ;({ close } = page)
  return page
}

function unknownThere(): Response {
  return Response.json({ name: 'NotFound', message: 'No push subscription with id 7', code: 404 }, { status: 404 })
}

function madeTo(service: string): PageCall[] {
  return calls.filter((call) => call.service === service)
}
