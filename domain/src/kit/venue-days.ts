/** A range of days as in an address or a body, such as `2026-11-21`. Both days are included. */
export type DayRange = { from: string; to: string }

type VenueNight = { timeZone: string; nightHour: number }

const dayMs = 86_400_000
const secondMs = 1_000

/**
 * Returns whether a text is a day of the calendar: `2026-11-21` is one, `2026-02-30` is not. Days before the year 1000
 * and after 2999 are refused: their neighbours could not be written in this form, and clocks read years below 100 as
 * years of the twentieth century.
 */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && dayOf(Date.parse(`${text}T00:00:00Z`)) === text
}

/** Returns the day this many days later, or earlier if the number is negative. */
export function dayAfter(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * dayMs)
}

/** Returns the number of days in a range, the first and the last included. */
export function daysIn({ from, to }: DayRange): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs + 1
}

/** Splits a range of days into pieces of at most this many days, first to last. */
export function piecesOfDays({ from, to }: DayRange, daysAtMost: number): DayRange[] {
  const days = daysIn({ from, to })
  return Array.from({ length: Math.ceil(days / daysAtMost) }, (_, index) => {
    const before = index * daysAtMost
    return { from: dayAfter(from, before), to: dayAfter(from, Math.min(before + daysAtMost, days) - 1) }
  })
}

/**
 * Returns the instants between which a venue's business days lie. A business day begins at the night hour and ends at
 * that of the next morning, so sales after midnight belong to the evening before. `from` is included, `to` is not.
 * (product, Orders)
 */
export function businessDays({ from, to }: DayRange, venue: VenueNight): DayRange {
  return { from: startOfBusinessDay(from, venue), to: startOfBusinessDay(dayAfter(to, 1), venue) }
}

/** Returns the current business day at a venue. */
export function businessDayAt(instant: number, { timeZone, nightHour }: VenueNight): string {
  return dayOf(instant + clockOffset(instant, timeZone) - nightHour * 3_600_000)
}

/**
 * The time on a wall clock, `2026-11-21 18:30`, and its offset from UTC, `+04:00`, which distinguishes two hours of the
 * same name.
 */
export type WallTime = { wall: string; offset: string }

/** Returns a venue's local date and time at an instant, to the minute. */
export function wallTimeAt(instant: string, timeZone: string): WallTime {
  const milliseconds = Date.parse(instant)
  const offset = clockOffset(milliseconds, timeZone)
  const shown = new Date(milliseconds + offset).toISOString()
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const ahead = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return { wall: `${shown.slice(0, 10)} ${shown.slice(11, 16)}`, offset: `${offset < 0 ? '-' : '+'}${ahead}` }
}

/** A minute of the wall clock on a day: `{ day: '2026-11-21', minutes: 390 }` is half past six in the morning. */
export type WallMinute = { day: string; minutes: number }

/**
 * Returns the instant at which a local clock shows a minute of a day. If it shows the minute twice, the first time
 * counts. If it skips the minute, it is the instant of the skip, and `exists` is false.
 */
export function instantOfWall({ day, minutes }: WallMinute, timeZone: string): { at: string; exists: boolean } {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const candidates = [wall - clockOffset(wall - dayMs, timeZone), wall - clockOffset(wall + dayMs, timeZone)]
  const fitting = candidates.filter((instant) => instant + clockOffset(instant, timeZone) === wall)
  const exists = fitting.length > 0
  return { at: new Date(exists ? Math.min(...fitting) : skipBetween(candidates, timeZone)).toISOString(), exists }
}

/** Returns the instant between two at which a clock is set forward. */
function skipBetween(instants: readonly number[], timeZone: string): number {
  let before = Math.min(...instants)
  let after = Math.max(...instants)
  const offset = clockOffset(after, timeZone)
  while (after - before > secondMs) {
    const middle = before + Math.floor((after - before) / 2 / secondMs) * secondMs
    if (clockOffset(middle, timeZone) === offset) after = middle
    else before = middle
  }
  return after
}

/**
 * Returns the instant at which a venue's clock reaches its night hour on a day. If the clock skips that hour, it is the
 * instant of the skip.
 */
function startOfBusinessDay(day: string, { timeZone, nightHour }: VenueNight): string {
  return instantOfWall({ day, minutes: nightHour * 60 }, timeZone).at
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Returns how far a local clock is ahead of UTC at an instant, in milliseconds. */
export function clockOffset(instant: number, timeZone: string): number {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', { timeZone, ...wallParts })
    clocks.set(timeZone, clock)
  }
  const parts = clock.formatToParts(instant)
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(instant / 1000) * 1000
}

const wallParts = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const

function dayOf(milliseconds: number): string {
  return Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString().slice(0, 10) : ''
}
