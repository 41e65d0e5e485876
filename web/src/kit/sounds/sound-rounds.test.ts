import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notificationSounds } from '#features/notifications/notifications.sounds.ts'
import { orderSounds } from '#features/orders/records/orders.sounds.ts'
import { paymentSounds } from '#features/payments/payments.sounds.ts'
import { posSounds } from '#features/pos/pos.sounds.ts'
import { printerSounds } from '#features/printers/printers.sounds.ts'
import { requestSounds } from '#features/requests/requests.sounds.ts'
import { traySounds } from '#features/trays/trays.sounds.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'
import { loudness } from '#kit/sounds/sound-rule.ts'
import type { Sound, SoundKind } from '#kit/sounds/sounds.ts'

/** The first tone of each kind, by which tests recognise it. */
const firstTones = {
  newOrder: 660,
  paidOrder: 880,
  updatedOrder: 784,
  kitchenRequest: 1568,
  request: 523,
  overdueRequest: 988,
  staffNotification: 698,
  payment: 1047,
  paymentAlert: 587,
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

it('is louder from when the first of its kind is late', () => {
  const lateAt = Date.now() + 10_000
  rounds.startRepeating('orders:newOrder', 'newOrder', lateAt)

  vi.advanceTimersByTime(12_000)

  expect(speaker.gains.filter((gain, index) => index === 0 || gain !== speaker.gains[index - 1])).toEqual([
    0.8 * loudness.usual,
    0.8 * loudness.late,
  ])
})

it('begins with a tone of its own for each kind, a semitone from all others at least', () => {
  const pitches = Object.values(firstTones).toSorted((one, other) => one - other)

  for (const [index, pitch] of pitches.slice(1).entries()) expect(pitch / pitches[index]!).toBeGreaterThan(1.05)
  const sounds = { ...orderSounds, ...requestSounds, ...notificationSounds, ...paymentSounds, ...posSounds }
  const all = { ...sounds, ...printerSounds, ...traySounds } satisfies Record<SoundKind, Sound>
  expect(Object.fromEntries(Object.entries(all).map(([kind, { tune }]) => [kind, tune[0][0]]))).toEqual(firstTones)
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

it('is silent for two minutes when asked to, new calls too, and then goes on', async () => {
  rounds.startRepeating('orders:newOrder', 'newOrder')
  speaker.tones.length = 0

  const { silence, useSilentUntil } = await import('#kit/sounds/silence.ts')
  act(silence)
  const { result } = renderHook(useSilentUntil)
  act(() => void vi.advanceTimersByTime(60_000))
  rounds.startRepeating('requests:request', 'request')
  act(() => void vi.advanceTimersByTime(59_000))

  expect(result.current).not.toBeNull()
  expect(tunes()).toEqual([])

  act(() => void vi.advanceTimersByTime(31_000))

  expect(tunes()).not.toEqual([])
})

/** Returns the module as it is after the page was loaded. */
async function freshRounds() {
  vi.resetModules()
  localStorage.clear()
  const { registerSounds } = await import('#kit/sounds/sounds.ts')
  registerSounds({ ...orderSounds, ...requestSounds })
  return import('#kit/sounds/sound-rounds.ts')
}

/** Returns the tunes that were played. */
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
