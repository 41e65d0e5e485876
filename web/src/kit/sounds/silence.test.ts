import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { endSilence, isSilent, silence, useSilentUntil } from '#kit/sounds/silence.ts'

let signedIn: number | null = 7
vi.mock('#kit/calls/session.ts', () => ({ signedInId: () => signedIn }))

const key = 'brigade-silent-until'

/** Stores what another window of this device has stored, and delivers the browser's event. */
function storedElsewhere(text: string | null): void {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
}

afterEach(() => {
  signedIn = 7
  act(endSilence)
  vi.useRealTimers()
})

it('is the same in all windows of a person, and ends in all of them', () => {
  const { result } = renderHook(useSilentUntil)
  expect(result.current).toBeNull()

  storedElsewhere(`7 ${Date.now() + 60_000}`)
  expect(result.current).not.toBeNull()

  storedElsewhere(null)
  expect(result.current).toBeNull()
})

it('is told to the other windows, for two minutes', () => {
  vi.useFakeTimers({ now: 1_000_000 })

  silence()
  expect(localStorage.getItem(key)).toBe('7 1120000')
  expect(isSilent()).toBe(true)

  vi.setSystemTime(1_120_000)
  expect(isSilent()).toBe(false)
})

it('is taken over from a window whose clock is a little ahead', () => {
  vi.useFakeTimers({ now: 1_000_000 })

  storedElsewhere('7 1121500')
  expect(isSilent()).toBe(true)

  storedElsewhere('7 1122500')
  expect(isSilent()).toBe(false)
})

it('is not taken over from another person, nor one longer than can be asked for', () => {
  storedElsewhere(`8 ${Date.now() + 60_000}`)
  expect(isSilent()).toBe(false)

  storedElsewhere(`7 ${Date.now() + 600_000}`)
  expect(isSilent()).toBe(false)

  silence()
  signedIn = 8
  expect(isSilent()).toBe(false)
})
