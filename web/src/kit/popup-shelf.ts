import { createStore, useStore } from '#kit/store.ts'

const shelf = createStore<HTMLElement | null>(null)

/** Takes the element in which pop-ups stand, as a `ref`. */
export const offerPopupShelf: (element: HTMLElement | null) => void = shelf.set

/** Where pop-ups stand; null while no screen offers a place. */
export function usePopupShelf(): HTMLElement | null {
  return useStore(shelf)
}
