/** Days as they stand in an address or a body, `2026-11-21`; both are included. */
export type DayRange = { from: string; to: string }

type VenueNight = { timeZone: string; nightHour: number }

const dayMs = 86_400_000

/**
 * Whether a text names a day of the calendar, as `2026-11-21` does and `2026-02-30` does not. Days before the year 1000 and after 2999 are none: those
 * next to them could not be written so, and of the first hundred years a clock is read as of the twentieth century.
 */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && dayOf(Date.parse(`${text}T00:00:00Z`)) === text
}

/** The day so many days after this one, before it where the number is negative. */
export function dayAfter(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * dayMs)
}

/** How many days these are, the first and the last included. */
export function daysIn({ from, to }: DayRange): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs + 1
}

/** The same days in pieces of at most so many, first to last. */
export function piecesOfDays({ from, to }: DayRange, daysAtMost: number): DayRange[] {
  const days = daysIn({ from, to })
  return Array.from({ length: Math.ceil(days / daysAtMost) }, (_, index) => {
    const before = index * daysAtMost
    return { from: dayAfter(from, before), to: dayAfter(from, Math.min(before + daysAtMost, days) - 1) }
  })
}

/**
 * The instants between which a venue's business days lie: each begins at its night hour and ends at that of the next morning, so that what
 * is sold after midnight belongs to the evening before. `from` is included, `to` is not. (product, Orders)
 */
export function businessDays({ from, to }: DayRange, venue: VenueNight): DayRange {
  return { from: startOfBusinessDay(from, venue), to: startOfBusinessDay(dayAfter(to, 1), venue) }
}

/** The business day that it is at a venue. */
export function businessDayAt(instant: number, { timeZone, nightHour }: VenueNight): string {
  return dayOf(instant + offsetAt(instant, timeZone) - nightHour * 3_600_000)
}

/** What a wall's clock shows, `2026-11-21 18:30`, and how far it is from UTC then, `+04:00`, which tells two hours of one name apart. */
export type WallTime = { wall: string; offset: string }

/** What a venue's clock and calendar show at an instant, to the minute. */
export function wallTimeAt(instant: string, timeZone: string): WallTime {
  const milliseconds = Date.parse(instant)
  const offset = offsetAt(milliseconds, timeZone)
  const shown = new Date(milliseconds + offset).toISOString()
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const ahead = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return { wall: `${shown.slice(0, 10)} ${shown.slice(11, 16)}`, offset: `${offset < 0 ? '-' : '+'}${ahead}` }
}

/** The instant at which a venue's clock comes to its night hour on a day; where that hour is left out, the one at which it is left out. */
function startOfBusinessDay(day: string, { timeZone, nightHour }: VenueNight): string {
  const wall = Date.parse(`${day}T00:00:00Z`) + nightHour * 3_600_000
  // Of an hour that is there twice, the first counts.
  const candidates = [wall - offsetAt(wall - dayMs, timeZone), wall - offsetAt(wall + dayMs, timeZone)]
  const fitting = candidates.filter((instant) => instant + offsetAt(instant, timeZone) === wall)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates)).toISOString()
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** By how many milliseconds a wall's clock is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
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
