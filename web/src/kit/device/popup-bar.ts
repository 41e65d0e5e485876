import { createStore, useStore } from '#kit/device/store.ts'

const bar = createStore<HTMLElement | null>(null)

/** Registers the element that contains the pop-ups, as a `ref`. */
export const offerPopupBar: (element: HTMLElement | null) => void = bar.set

/** Returns the element that contains the pop-ups; null while no screen offers one. */
export function usePopupBar(): HTMLElement | null {
  return useStore(bar)
}
