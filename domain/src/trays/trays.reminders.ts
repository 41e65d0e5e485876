const minuteMs = 60_000

/** The minutes after which people are no longer reminded of a thing in a room. (spec 1, §9) */
export const remindedWithinMinutes = 180

/** The range of a venue's minutes before a reminder: with more, the last check would come after three hours. */
export const reminderMinutes = { least: 1, most: 170 } as const

/** A later date than this is from a time when the server's clock was ahead, so the waiting time is unknown. */
const aheadMs = 5 * minuteMs

/** The seconds between checks for late things. (spec 1, §9) */
export const reminderSeconds = { lateTray: 120, linkedTray: 300 } as const

type Waiting = { id: number; createdAt: string }

type Look = {
  /** The minutes before a reminder. */
  afterMinutes: number
  /** The seconds between checks. */
  everySeconds: number
  /** The server's time, in milliseconds since 1970. */
  now: number
}

/**
 * Returns the things that are due for a reminder now. Each is due in the first check after its time, and in one that
 * comes up to a minute late. Things older than three hours are never due. Things dated more than five minutes ahead are
 * due in every check. Two checks may return the same thing: the caller remembers which reminders were sent. (spec 1,
 * §9)
 */
export function dueReminders<T extends Waiting>(waiting: readonly T[], { afterMinutes, everySeconds, now }: Look): T[] {
  const after = afterMinutes * minuteMs
  const windowMs = everySeconds * 1000 + minuteMs
  return waiting.filter(({ createdAt }) => {
    const age = now - Date.parse(createdAt)
    if (age < -aheadMs) return true
    return age >= after && age < after + windowMs && age <= remindedWithinMinutes * minuteMs
  })
}
