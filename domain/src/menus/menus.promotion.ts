import { lessPercent } from '../kit/money.ts'
import { dayAfter } from '../kit/venue-days.ts'
import { type VenueTime, weekDays } from '../kit/venue-clock.ts'
import type { ItemPromotion } from './menus.promotion.schema.ts'

export type PromotionTimes = {
  firstDay: string | null
  lastDay: string | null
  daysAvailable: readonly string[]
  hoursAvailable: readonly string[]
}

/**
 * Returns the price of an item in a promotion, in minor units like both prices: the promotion's own, or the item's less
 * the percentage, rounded half up to the minor unit. Null without either.
 */
export function promotedPrice(
  price: number,
  terms: { price: number | null; percentage: number | null },
): number | null {
  if (terms.price !== null) return terms.price
  return terms.percentage === null ? null : lessPercent(price, terms.percentage)
}

type WireItem = { price: number; marketingId: number | null; promotion: ItemPromotion }

/** Returns the promotion of an item on the wire with its price in minor units, which `minor` converts an amount to. */
export function soldPromotion({ price, marketingId, promotion }: WireItem, minor: (amount: number) => number) {
  if (marketingId === null || promotion === null) return null
  const own = promotion.price === null ? null : minor(promotion.price)
  const promoted = promotedPrice(minor(price), { ...promotion, price: own })
  if (promoted === null) return null
  const { firstDay, lastDay, daysAvailable, hoursAvailable } = promotion
  return { id: marketingId, price: promoted, firstDay, lastDay, daysAvailable, hoursAvailable }
}

/** Returns whether a promotion's days and hours include this time on the venue's clock. */
export function isPromotionTime(times: PromotionTimes, time: VenueTime): boolean {
  const { daysAvailable, hoursAvailable, firstDay, lastDay } = times
  if (!hoursAvailable.includes('ALL') && !hoursAvailable.includes(String(time.hour))) return false
  const { day, date } = promotionDay(times, time)
  if (!daysAvailable.includes('ALL') && !daysAvailable.includes(day)) return false
  return (firstDay === null || firstDay <= date) && (lastDay === null || date <= lastDay)
}

/** Returns whether a promotion's last day is over. */
export function isPromotionOver(times: PromotionTimes, time: VenueTime): boolean {
  return times.lastDay !== null && promotionDay(times, time).date > times.lastDay
}

/**
 * Returns the day to which a time belongs in a promotion. A night belongs to the day on which it began: with 22, 23, 0
 * and 1, Saturday at one is still Friday. It begins at 12:00 or later, and is over by 8:00: longer runs follow the
 * calendar.
 */
export function promotionDay(
  { hoursAvailable }: Pick<PromotionTimes, 'hoursAvailable'>,
  { day, hour, date }: VenueTime,
): Pick<VenueTime, 'day' | 'date'> {
  if (!continuesFromYesterday(hoursAvailable, hour)) return { day, date }
  const yesterday = weekDays[(weekDays.indexOf(day) + weekDays.length - 1) % weekDays.length] ?? day
  return { day: yesterday, date: dayAfter(date, -1) }
}

/** Returns hours in the order in which they follow each other: those of a night after midnight come last. */
export function hoursInOrder(hours: readonly string[]): string[] {
  const early = hours.filter((hour) => hour !== 'ALL' && continuesFromYesterday(hours, Number(hour)))
  return [...hours.filter((hour) => !early.includes(hour)), ...early]
}

function continuesFromYesterday(hours: readonly string[], hour: number): boolean {
  return hour < endOfNight(hours)
}

/** A night begins at this hour or later, and is over by the morning hour. Longer runs are whole days of the calendar. */
const nightHours = { earliest: 12, morning: 8 } as const

/** Returns the hour at which the night is over that these hours describe; 0 if they describe none. */
function endOfNight(hours: readonly string[]): number {
  const isOff = (hour: number) => !hours.includes(String(hour))
  const allHours = Array.from({ length: 24 }, (_, hour) => hour)
  const begin = allHours.findLastIndex(isOff) + 1
  const end = allHours.findIndex(isOff)
  return begin < 24 && begin >= nightHours.earliest && end <= nightHours.morning ? Math.max(end, 0) : 0
}
