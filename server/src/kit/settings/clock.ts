/** The source of the time, so that tests can set it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Maximum difference of the clocks of several processes, and of one that a time service sets right. */
const slackMs = 60_000

/** Returns the time from which stored times can only be from a clock that was ahead and has been set right since. */
export function aheadOf(now: Date): Date {
  return new Date(now.getTime() + slackMs)
}
