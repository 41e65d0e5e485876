import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Fills the page. Each element is where its `data-at` says, by left, top, width and height in pixels, and later ones lie
 * over earlier ones. `vi.restoreAllMocks` ends it.
 */
export function drawPage(content: string): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(placeOf)
  vi.spyOn(document, 'elementFromPoint').mockImplementation(topmostAt)
  document.body.innerHTML = content
}

/** Moves an element of the page. */
export function place(element: HTMLElement, at: string): void {
  element.dataset.at = at
}

/** Presses whatever is at a point. */
export function tapAt(x: number, y: number): void {
  const target = topmostAt(x, y) ?? document.body
  const point = { clientX: x, clientY: y }
  fireEvent.pointerDown(target, point)
  fireEvent.pointerUp(target, point)
  fireEvent.click(target, { detail: 1, ...point })
}

/** Lets the page notice what has changed, and draw it; then some time pass. */
export async function drawAndWait(ms = 0): Promise<void> {
  await Promise.resolve()
  // Two frames, and the pause between two measurements.
  vi.advanceTimersByTime(150)
  vi.advanceTimersByTime(ms)
}

function placeOf(this: Element): DOMRect {
  const [left = 0, top = 0, width = 0, height = 0] = (this.getAttribute('data-at') ?? '').split(' ').map(Number)
  return this.isConnected ? new DOMRect(left, top, width, height) : new DOMRect()
}

function topmostAt(x: number, y: number): Element | null {
  const placed = [...document.querySelectorAll('[data-at]')]
  return placed.findLast((element) => isAt(element.getBoundingClientRect(), x, y)) ?? null
}

function isAt({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom
}
