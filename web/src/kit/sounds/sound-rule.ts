/** All in milliseconds. */
const oftenEveryMs = 4_000
const oftenForMs = 20_000
/** From then on it only reminds: people who can't bear a sound switch it off completely. */
const laterEveryMs = 30_000
/** A call without a time by which it is due is late after this long. */
const patienceMs = 3 * 60_000

export const silenceMs = 2 * 60_000

/** The share of the loudspeaker that a tune uses at full volume; the octave above each tone leaves no room for more. */
export const loudness = { usual: 0.45, late: 0.74 } as const

/** Returns the time until a waiting call sounds again: every 4 seconds for 20 after the newest, then every 30. */
export function pauseMs({ now, newestAt }: { now: number; newestAt: number }): number {
  return now - newestAt < oftenForMs ? oftenEveryMs : laterEveryMs
}

/** Returns the instant in milliseconds from which a call is late, and sounds louder. */
export function lateFromOf({ at, dueAt }: { at: string; dueAt?: string | null }): number {
  return dueAt ? Date.parse(dueAt) : Date.parse(at) + patienceMs
}

/** Returns how loud a call sounds, given the instants from which the calls of its kind are late. */
export function loudnessOf({ now, lateFrom }: { now: number; lateFrom: readonly number[] }): number {
  return lateFrom.some((instant) => now >= instant) ? loudness.late : loudness.usual
}
