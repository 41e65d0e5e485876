import { type DayRange, dayAfter, daysIn } from '../kit/venue-days.ts'

/** At most this many sold and unsold items are listed. */
export const insightLimits = { mostItems: 500 } as const

/** Returns the period of the same length that ends on the day before this one. */
export function periodBefore({ from, to }: DayRange): DayRange {
  return { from: dayAfter(from, -daysIn({ from, to })), to: dayAfter(from, -1) }
}

/** Returns the weekday of a day: 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** Returns the share of a part; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

/** Returns the change from a figure of the period before, as a share of it; null if that was 0. */
export function changeFrom(before: number | null, now: number | null): number | null {
  return before === null || now === null || before === 0 ? null : (now - before) / Math.abs(before)
}

type Judged = { happy: number; neutral: number; sad: number }

/** Returns the share of happy guests among those who gave feedback; null if nobody did. */
export function happinessOf({ happy, neutral, sad }: Judged): number | null {
  return shareOf(happy, happy + neutral + sad)
}

type Paid = { amountPaidOnline: number; amountPaidInCash: number; amountPaidByCard: number }

/** Returns the share that was paid online of everything that was paid; null if nothing was. */
export function onlineShareOf({ amountPaidOnline, amountPaidInCash, amountPaidByCard }: Paid): number | null {
  return shareOf(amountPaidOnline, amountPaidOnline + amountPaidInCash + amountPaidByCard)
}
