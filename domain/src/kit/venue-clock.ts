/** The seven days as menus and items name them. (spec 1, §3) */
export const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export type WeekDay = (typeof weekDays)[number]

/** The possible values of a record's `daysAvailable`. */
export const dayOptions = ['ALL', ...weekDays] as const

/** The possible values of a record's `hoursAvailable`: ALL, or the hours 0 to 23 as text. */
export const hourOptions = ['ALL', ...Array.from({ length: 24 }, (_, hour) => String(hour))] as const

/** A time on a venue's clock. `date` is a day of the calendar, such as `2026-11-21`. */
export type VenueTime = WeekHour & { date: string }

/** An hour of a day of the week. */
export type WeekHour = { day: WeekDay; hour: number }

const formatters = new Map<string, Intl.DateTimeFormat>()
const lastQuarters = new Map<string, { quarter: number; time: VenueTime }>()

/** Time zones change their offset only on a quarter of an hour. */
const quarterMs = 900_000

/** Returns the day, hour and date of an instant on a venue's clock. `timeZone` is an IANA name. */
export function venueTime(instant: Date, timeZone: string): VenueTime {
  const quarter = Math.floor(instant.getTime() / quarterMs)
  const last = lastQuarters.get(timeZone)
  if (last?.quarter === quarter) return last.time
  const time = readClock(instant, timeZone)
  lastQuarters.set(timeZone, { quarter, time })
  return time
}

function readClock(instant: Date, timeZone: string): VenueTime {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone, ...clockParts })
    formatters.set(timeZone, formatter)
  }
  const parts = formatter.formatToParts(instant)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value
  // The formatter uses English, as our names of days do.
  const day = weekDays.find((name) => name === part('weekday'))!
  return { day, hour: Number(part('hour')), date: `${part('year')}-${part('month')}-${part('day')}` }
}

const clockParts = {
  weekday: 'long',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  hourCycle: 'h23',
} as const

/**
 * Returns the end of a venue's last night: the latest instant, not after this one, at which its clock reached this
 * hour, or passed it if the clock skipped it in spring. (product, Orders)
 */
export function lastNight(instant: Date, { timeZone, nightHour }: { timeZone: string; nightHour: number }): Date {
  const quarter = Math.floor(instant.getTime() / quarterMs)
  const key = `${timeZone} ${nightHour}`
  const last = lastNights.get(key)
  if (last?.quarter === quarter) return last.night
  const night = findNight(quarter, (candidate) => {
    const { hour } = readClock(new Date(candidate * quarterMs), timeZone)
    return (hour - nightHour + 24) % 24
  })
  lastNights.set(key, { quarter, night })
  return night
}

const lastNights = new Map<string, { quarter: number; night: Date }>()

/** Two days are enough, whatever the clock does. */
const quartersLookedBack = 2 * 96

/** Setting clocks back also lowers the number of hours since a night, but only by a few. */
const halfADay = 12

function findNight(quarter: number, hoursSinceNight: (quarter: number) => number): Date {
  const oldest = quarter - quartersLookedBack
  let candidate = quarter
  let hours = hoursSinceNight(candidate)
  while (candidate > oldest) {
    const hoursBefore = hoursSinceNight(candidate - 1)
    if (hoursBefore - hours > halfADay) break
    hours = hoursBefore
    candidate -= 1
  }
  return new Date(candidate * quarterMs)
}

/**
 * Returns whether lists of days and hours, each with ALL or a choice, include a venue's time. An empty list includes
 * nothing.
 */
export function includesTime(days: readonly string[], hours: readonly string[], time: WeekHour): boolean {
  return (
    (days.includes('ALL') || days.includes(time.day)) && (hours.includes('ALL') || hours.includes(String(time.hour)))
  )
}

/** Returns whether this machine's calendar knows a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
