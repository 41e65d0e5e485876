/** The wait after each failed try of a delivery, in minutes. After the try that follows the last wait, it is given up. */
export const waitsInMinutes = [5 / 60, 30 / 60, 5, 30, 2 * 60, 8 * 60, 24 * 60] as const

/** The most tries of a delivery, until a person sends it again. */
export const triesAtMost = waitsInMinutes.length + 1

/** The share of a wait by which it is lengthened at random at most: an address that is back is not called by all at once. */
const jitter = 0.2

const minuteMs = 60_000
const hourMs = 3_600_000

/** The hours without a successful delivery after which a webhook is paused. */
export const pausedAfterHours = 72

/**
 * Returns the time of the next try after this many failed ones, the first being 1; null if there is none. `chance` is between 0 and 1.
 */
export function nextTryAt({ failed, now, chance }: { failed: number; now: Date; chance: number }): Date | null {
  const minutes = waitsInMinutes[failed - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * minuteMs * (1 + jitter * chance))
}

/** Returns whether a webhook that has failed since then is paused now. */
export function isPauseDue(failingSince: string, now: Date): boolean {
  return now.getTime() - Date.parse(failingSince) >= pausedAfterHours * hourMs
}

/** Returns whether an answer with this status means that the address was given up: nothing more is sent to it. */
export function isGone(status: number): boolean {
  return status === 410
}

/** Returns whether an answer with this status leads to another address, which is not followed. */
export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

/** Returns whether an answer with this status means that the message was received. */
export function isReceived(status: number): boolean {
  return status >= 200 && status < 300
}
