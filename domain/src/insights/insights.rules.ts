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

/** Returns the change of a share in percentage points: the difference of what is shown, with one decimal. */
export function pointsFrom(before: number | null, now: number | null): number | null {
  return before === null || now === null ? null : (Math.round(now * 1_000) - Math.round(before * 1_000)) / 10
}

type Ranked = { itemId: number; currency: string; quantity: number; revenue: number }

/** Returns items by revenue; by quantity if there are several currencies, whose amounts can't be compared. */
export function rankItems<Item extends Ranked>(items: readonly Item[]): Item[] {
  const isOneCurrency = new Set(items.map(({ currency }) => currency)).size <= 1
  return items.toSorted(
    (one, other) =>
      (isOneCurrency ? other.revenue - one.revenue : 0) || other.quantity - one.quantity || one.itemId - other.itemId,
  )
}

type Judged = { happy: number; neutral: number; sad: number }

/** Returns the share of happy guests among those who gave feedback; null if nobody did. */
export function happinessOf({ happy, neutral, sad }: Judged): number | null {
  return shareOf(happy, happy + neutral + sad)
}

type Received = { receivedOnline: number; receivedInCash: number; receivedByCard: number }

/**
 * Returns the share that was paid online of all payments received, before refunds; null if there were none. What guests
 * paid online was paid online, whatever way it is refunded later.
 */
export function onlineShareOf({ receivedOnline, receivedInCash, receivedByCard }: Received): number | null {
  return shareOf(receivedOnline, receivedOnline + receivedInCash + receivedByCard)
}
