/**
 * A period from now until the current render has been visible for a while: presses in it were aimed at the earlier
 * content.
 */
export type TapGuard = {
  /**
   * Returns true if a press falls into the period. A press counts from when it was made: on a busy device its event
   * comes later.
   */
  covers: (press: Event) => boolean
}

export function ignorePressesFor(ms: number): TapGuard {
  let seenAt = Infinity
  whenDrawn(() => (seenAt = performance.now() + ms))
  return { covers: ({ timeStamp }) => timeStamp < seenAt }
}

/**
 * Calls back once the current render is drawn. A frame's callbacks run before it is drawn: it is drawn when the next
 * one begins, which on a busy device is much later.
 */
export function whenDrawn(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback))
}
