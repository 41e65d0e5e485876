import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { secondTapMs } from '#kit/device/layout-freeze.ts'
import '#kit/presses/guard-presses.ts'

/** In milliseconds. For a little less, what a slow machine has drawn late counts as having moved under the hand. */
const restMs = 450

/** In milliseconds: longer than any test. */
const neverMs = 1_000_000_000

/**
 * Places all drawn elements at one position, one after the other: for tests of a second tap there. Call it when the
 * first is drawn. The key that it presses, and the rest after it, end guards of earlier changes; `vi.restoreAllMocks`
 * ends the places.
 */
export async function placeAllTogether(): Promise<void> {
  fireEvent.keyDown(document.body, { key: 'Shift' })
  // A clock of the test makes nothing late.
  if (!vi.isFakeTimers()) await act(() => new Promise<void>((resolve) => setTimeout(resolve, restMs)))
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 80, 40))
}

/**
 * Stops the clock of elements that ignore presses for a while, however slow the machine is. `vi.restoreAllMocks` ends
 * it.
 */
export function stopTheClock(): void {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((call: () => void, ms?: number) =>
    setTimeout(call, ms === secondTapMs ? neverMs : ms),
  )
}

/** Taps at that position, with this element under the finger. */
export function tapThere(element: HTMLElement): void {
  const place = { clientX: 50, clientY: 30 }
  fireEvent.pointerDown(element, place)
  fireEvent.pointerUp(element, place)
  fireEvent.click(element, { detail: 1, ...place })
}
