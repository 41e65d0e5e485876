import { createStore, useStore } from '#kit/store.ts'

/** Asked once and at each change: to ask while something is drawn would lay out the page on the spot. */
const height = createStore(innerHeight)

addEventListener('resize', () => height.set(innerHeight))

/** How high the window is, in pixels. */
export function useWindowHeight(): number {
  return useStore(height)
}
