import { type Static, Type } from '@sinclair/typebox'
import { instantSchema } from '../kit/ids.ts'
import { clockOffset } from '../kit/venue-days.ts'

/** The sold-out mark with its end; null in `until` means until a person removes the mark. */
export const soldOutSchema = Type.Union([
  Type.Object({ until: Type.Union([instantSchema, Type.Null()]) }, { additionalProperties: false }),
  Type.Null(),
])

export type SoldOut = Static<typeof soldOutSchema>

/**
 * Returns whether a part with this mark is sold out at an instant (ISO 8601 in UTC with milliseconds, as on the wire).
 */
export function isSoldOut(soldOut: SoldOut, at: string): boolean {
  return soldOut !== null && (soldOut.until === null || at < soldOut.until)
}

export const soldOutSpans = ['hour', 'tomorrow', 'open', 'back'] as const

/**
 * The choices for how long something is sold out: an hour, until tomorrow, until a person removes the mark, or no
 * longer.
 */
export type SoldOutSpan = (typeof soldOutSpans)[number]

export const soldOutSpanLabels = {
  hour: 'For one hour',
  tomorrow: 'Until tomorrow',
  open: 'Until I turn it back on',
  back: 'Available again',
} satisfies Record<SoldOutSpan, string>

/**
 * The hour of a venue's clock at which its next day begins: nights belong to the day before. (product, Requests, trays)
 */
export const nextDayHour = 3

const hourMs = 3_600_000

/** Returns the mark for a choice that is made now at a venue in an IANA time zone. */
export function soldOutFor(span: SoldOutSpan, { now, timeZone }: { now: Date; timeZone: string }): SoldOut {
  const marks = {
    hour: () => ({ until: new Date(now.getTime() + hourMs).toISOString() }),
    tomorrow: () => ({ until: nextDayAt(now, timeZone).toISOString() }),
    open: () => ({ until: null }),
    back: () => null,
  } satisfies Record<SoldOutSpan, () => SoldOut>
  return marks[span]()
}

/** Returns the start of the venue's next day after an instant. */
function nextDayAt(now: Date, timeZone: string): Date {
  const offset = clockOffset(now.getTime(), timeZone)
  const wall = new Date(now.getTime() + offset)
  const isPast = wall.getUTCHours() >= nextDayHour
  const target = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + (isPast ? 1 : 0), nextDayHour)
  // The clock may change in between: the offset of that time applies.
  return new Date(target - clockOffset(target - offset, timeZone))
}
