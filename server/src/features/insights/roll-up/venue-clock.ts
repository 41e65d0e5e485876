import { businessDayAt, clockOffset } from '@brigade/domain/kit/venue-days.ts'

/** A venue whose days are counted. */
export type CountedVenue = { id: number; timeZone: string; nightHour: number }

export type VenueClock = { dayOf(instant: string): string; hourOf(instant: string): number }

/** All clocks are changed at a quarter of an hour. */
const quarterMs = 900_000

/** Returns a venue's clock, which remembers its answers: thousands of orders have the same quarters of an hour. */
export function venueClock(venue: CountedVenue): VenueClock {
  const days = new Map<number, string>()
  const hours = new Map<number, number>()
  return {
    dayOf: remembered(days, (quarter) => businessDayAt(quarter, venue)),
    hourOf: remembered(hours, (quarter) => new Date(quarter + clockOffset(quarter, venue.timeZone)).getUTCHours()),
  }
}

function remembered<T>(known: Map<number, T>, answer: (quarter: number) => T): (instant: string) => T {
  return (instant) => {
    const quarter = Math.floor(Date.parse(instant) / quarterMs) * quarterMs
    const found = known.get(quarter)
    if (found !== undefined) return found
    const made = answer(quarter)
    known.set(quarter, made)
    return made
  }
}
