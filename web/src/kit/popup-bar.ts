import { shieldArrivals, shieldPlace } from '#kit/shield-arrivals.ts'
import { createStore, useStore } from '#kit/store.ts'

const bar = createStore<HTMLElement | null>(null)
let place: DOMRect | null = null
let heights: ResizeObserver | null = null

/** Takes the element in which pop-ups stand, as a `ref`. */
export function offerPopupBar(element: HTMLElement | null): void {
  bar.set(element)
  place = null
  heights ??= new ResizeObserver(shieldMovedEdge)
  heights.disconnect()
  if (element) heights.observe(element)
}

/** Where pop-ups stand; null while no screen offers a place. */
export function usePopupBar(): HTMLElement | null {
  return useStore(bar)
}

/**
 * To be called when the bar has come or gone. What stands at the foot of the screen gives way to it: a press that was on
 * its way, there or to a pop-up that has just gone, was meant for nothing of what stands there now.
 */
export function shieldMovedEdge(): void {
  const element = bar.get()
  if (!element) return
  const before = place
  const { top, height } = (place = element.getBoundingClientRect())
  if (before === null) return
  if (before.top === top) {
    // It stands above the screen, in a tiny window: all below has moved.
    if (before.height !== height) shieldPlace(new DOMRect(0, 0, innerWidth, innerHeight))
    return
  }
  if (before.top < top) shieldPlace(before)
  const feet = [...document.querySelectorAll<HTMLElement>('[data-at-foot]')]
  shieldArrivals(feet.filter((foot) => Math.abs(foot.getBoundingClientRect().bottom - top) < 1))
}
