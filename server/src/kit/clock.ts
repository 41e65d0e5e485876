/** Where the time comes from, so that tests can set it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** The clocks of several processes, and of one that a time service sets right, differ by less. */
const slackMs = 60_000

/** From when on what is written as done already was written by a clock that was ahead, and is set right by now. */
export function aheadOf(now: Date): Date {
  return new Date(now.getTime() + slackMs)
}
