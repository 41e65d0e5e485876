const minuteMs = 60_000

/** What waits in a room has nobody reminded of it any more after so many minutes. (spec 1, §9) */
export const remindedWithinMinutes = 180

/** After how many minutes venues can have people reminded: later, the last look would come after three hours. */
export const reminderMinutes = { least: 1, most: 170 } as const

/** What is dated later than this was brought while the server's clock was ahead: nobody knows for how long it waits. */
const aheadMs = 5 * minuteMs

/** How often it is looked for what is late, in seconds. (spec 1, §9) */
export const reminderSeconds = { lateTray: 120, linkedTray: 300 } as const

type Waiting = { id: number; createdAt: string }

type Look = {
  /** After how many minutes somebody is reminded. */
  afterMinutes: number
  /** How often one looks, in seconds. */
  everySeconds: number
  /** The server's time, in milliseconds since 1970. */
  now: number
}

/**
 * What people are to be reminded of now: each is in the window of the look that comes first after its time, and of one that comes up to a
 * minute late; what is older than three hours is in none, and what is still to come by its date in every one. The same may be in two looks: who reminds remembers whom of what. (spec 1, §9)
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
