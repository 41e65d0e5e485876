/** At its busiest, a screen draws news for one part in eight of the time; the rest is for fingers. */
const restsPerDrawing = 7

export type DrawingPace = {
  /** How long news is gathered for between two drawings, in milliseconds. */
  gatherForMs(): number
  /** Tells how long a batch took from its arrival to the picture, in milliseconds. */
  note(tookMs: number): void
}

/**
 * How often news is drawn. A fast screen draws it every `leastMs`; a cheap tablet in a rush, which needs longer for each
 * picture, draws fewer of them, so that it never lags behind its own drawing; none waits longer than `mostMs`.
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
