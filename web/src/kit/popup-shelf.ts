import { shieldArrivals, shieldPlace } from '#kit/shield-arrivals.ts'
import { followRoom } from '#kit/shelf-room.ts'
import { createStore, useStore } from '#kit/store.ts'

const shelf = createStore<HTMLElement | null>(null)
let place: DOMRect | null = null
let heights: ResizeObserver | null = null

/** Takes the element in which pop-ups stand, as a `ref`. */
export function offerPopupShelf(element: HTMLElement | null): void {
  shelf.set(element)
  followRoom(element)
  place = null
  heights ??= new ResizeObserver(shieldMovedEdge)
  heights.disconnect()
  if (element) heights.observe(element)
}

/** Where pop-ups stand; null while no screen offers a place. */
export function usePopupShelf(): HTMLElement | null {
  return useStore(shelf)
}

/**
 * To be called when the shelf has become higher or lower. What stands at the foot of the screen gives way to it: a press that was on
 * its way, there or to a pop-up that has just gone, was meant for nothing of what stands there now.
 */
export function shieldMovedEdge(): void {
  const element = shelf.get()
  if (!element) return
  const before = place
  const { top } = (place = element.getBoundingClientRect())
  if (before === null || before.top === top) return
  if (before.top < top) shieldPlace(before)
  const feet = [...document.querySelectorAll<HTMLElement>('[data-at-foot]')]
  shieldArrivals(feet.filter((foot) => Math.abs(foot.getBoundingClientRect().bottom - top) < 1))
}
