/** At its busiest, a screen draws events for one part in eight of the time; the rest is for touch input. */
const restsPerDrawing = 7

export type DrawingPace = {
  /** Returns how long events are gathered between two renders, in milliseconds. */
  gatherForMs(): number
  /** Records how long a batch took from its arrival to the frame, in milliseconds. */
  note(tookMs: number): void
}

/**
 * Creates the pace at which events are drawn. A fast screen draws every `leastMs`; a cheap tablet in a rush, which
 * needs longer for each frame, draws fewer frames, so that it never lags behind; no event waits longer than `mostMs`.
 */
export function createDrawingPace({ leastMs, mostMs }: { leastMs: number; mostMs: number }): DrawingPace {
  let usualMs = 0
  return {
    gatherForMs: () => Math.min(Math.max(usualMs * restsPerDrawing, leastMs), mostMs),
    note: (tookMs) => {
      usualMs = usualMs * 0.7 + Math.min(tookMs, mostMs) * 0.3
    },
  }
}
