import { fireEvent, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** As if all that is drawn stood in one place, one thing after the other: for tests of a second tap there. `vi.restoreAllMocks` ends it. */
export function standInOnePlace(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 80, 40))
}

/** From now on no time passes for what takes no press for a while, however slow the machine. `vi.restoreAllMocks` ends it. */
export function stopTheClock(): void {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
}

/** Until what has just come or gone takes presses again, that of the test before too. */
export function untilPressesAreTaken(): Promise<void> {
  return waitFor(() => expect(document.querySelector('[data-just-came]')).toBeNull())
}

/** A finger at that place, under which this stands at the moment. */
export function tapThere(element: HTMLElement): void {
  const place = { clientX: 50, clientY: 30 }
  fireEvent.pointerDown(element, place)
  fireEvent.pointerUp(element, place)
  fireEvent.click(element, { detail: 1, ...place })
}
