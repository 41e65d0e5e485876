import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { orderSounds } from '#features/orders/orders.sounds.ts'
import { requestSounds } from '#features/requests/requests.sounds.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'
import type { SoundKind } from '#kit/sounds.ts'

/** The first tone of each kind, by which one hears what it is. */
const firstTones = {
  newOrder: 660,
  paidOrder: 880,
  updatedOrder: 784,
  kitchenRequest: 1568,
  request: 523,
  overdueRequest: 988,
  staffNotification: 698,
  payment: 880,
  paymentAlert: 659,
  posFailed: 440,
  printFailed: 494,
  trayInRoom: 392,
} satisfies Record<SoundKind, number>

let speaker: ReturnType<typeof aLoudspeaker>
let rounds: Awaited<ReturnType<typeof freshRounds>>

beforeEach(async () => {
  vi.useFakeTimers()
  speaker = aLoudspeaker()
  rounds = await freshRounds()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('plays tunes that are due together one after the other', () => {
  rounds.startRepeating('orders:newOrder', 'newOrder')
  rounds.startRepeating('requests:kitchenRequest', 'kitchenRequest')
  rounds.startRepeating('orders:updatedOrder', 'updatedOrder')

  const [first, second, third] = tunes()
  expect([first?.kind, second?.kind, third?.kind]).toEqual(['newOrder', 'kitchenRequest', 'updatedOrder'])
  expect(second?.at).toBeGreaterThan(first?.until ?? Infinity)
  expect(third?.at).toBeGreaterThan(second?.until ?? Infinity)
})

it('gives each kind that waits its turn', () => {
  rounds.startRepeating('orders:newOrder', 'newOrder')
  rounds.startRepeating('requests:kitchenRequest', 'kitchenRequest')
  speaker.tones.length = 0

  vi.advanceTimersByTime(16_000)

  expect(tunes().map(({ kind }) => kind)).toEqual(['newOrder', 'kitchenRequest', 'newOrder', 'kitchenRequest'])
})

it('sounds every four seconds for twenty, and then every thirty', () => {
  rounds.startRepeating('orders:newOrder', 'newOrder')

  vi.advanceTimersByTime(80_000)

  expect(tunes().map(({ at }) => Math.round(at))).toEqual([0, 4, 8, 12, 16, 20, 50, 80])
})

it('is as pressing as at first when something new comes', () => {
  rounds.startRepeating('orders:newOrder', 'newOrder')
  vi.advanceTimersByTime(40_000)
  speaker.tones.length = 0

  rounds.startRepeating('orders:newOrder', 'newOrder')
  vi.advanceTimersByTime(8_000)

  expect(tunes().map(({ at }) => Math.round(at))).toEqual([40, 44, 48])
})

it('goes on with the others when one is seen to, and ends with the last', () => {
  rounds.startRepeating('orders:newOrder', 'newOrder')
  rounds.startRepeating('requests:request', 'request')
  speaker.tones.length = 0

  rounds.stopRepeating('orders:newOrder')
  vi.advanceTimersByTime(8_000)
  rounds.stopRepeating('requests:request')
  vi.advanceTimersByTime(60_000)

  expect(tunes().map(({ kind }) => kind)).toEqual(['request', 'request'])
})

it('is silent for two minutes when asked to, new calls too, and then goes on', () => {
  rounds.startRepeating('orders:newOrder', 'newOrder')
  speaker.tones.length = 0

  act(rounds.silence)
  const { result } = renderHook(rounds.useSilentUntil)
  act(() => void vi.advanceTimersByTime(60_000))
  rounds.startRepeating('requests:request', 'request')
  act(() => void vi.advanceTimersByTime(59_000))

  expect(result.current).not.toBeNull()
  expect(tunes()).toEqual([])

  act(() => void vi.advanceTimersByTime(31_000))

  expect(tunes()).not.toEqual([])
})

/** As after the page was loaded. */
async function freshRounds() {
  vi.resetModules()
  localStorage.clear()
  const { registerSounds } = await import('#kit/sounds.ts')
  registerSounds({ ...orderSounds, ...requestSounds })
  return import('#kit/sound-rounds.ts')
}

/** What was heard, tune by tune. */
function tunes(): { kind: string; at: number; until: number }[] {
  const starts = Object.entries(firstTones)
  const heard: { kind: string; at: number; until: number }[] = []
  for (const { pitch, at, until } of speaker.tones) {
    const last = heard.at(-1)
    if (last && at < last.until + 0.2) last.until = Math.max(last.until, until)
    else heard.push({ kind: starts.find(([, first]) => first === pitch)?.[0] ?? '', at, until })
  }
  return heard
}
