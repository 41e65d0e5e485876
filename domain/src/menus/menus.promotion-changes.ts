import { dayAfter } from '../kit/venue-days.ts'
import { hourOptions, weekDays } from '../kit/venue-clock.ts'
import { isPromotionTime, promotionDay, type PromotionTimes } from './menus.promotion.ts'

/** A price in a promotion in minor units, and when it holds. */
type Promoted = { price: number } & PromotionTimes

/**
 * Returns whether an item, whose own price is `price`, costs less with the new terms of a promotion than with those
 * before: at some time of the week or on some day. Null is none.
 */
export function lowersPrice(
  price: number,
  { before, after }: { before: Promoted | null; after: Promoted | null },
): boolean {
  if (after === null || after.price >= price) return false
  if (before === null || after.price < before.price) return true
  return weekDays.some((day) => hours.some((hour) => runsLonger({ before, after }, { day, hour, date: anyDate })))
}

const hours = hourOptions.filter((hour) => hour !== 'ALL').map(Number)
const anyDate = '2026-01-01'

type HourOfWeek = Parameters<typeof isPromotionTime>[1]

/** Returns whether the new times have an hour of the week that the others lack, or have it on more dates. */
function runsLonger({ before, after }: { before: PromotionTimes; after: PromotionTimes }, hour: HourOfWeek): boolean {
  if (!isPromotionTime({ ...after, firstDay: null, lastDay: null }, hour)) return false
  if (!isPromotionTime({ ...before, firstDay: null, lastDay: null }, hour)) return true
  const [was, is] = [datesOf(before, hour), datesOf(after, hour)]
  return is.first < was.first || is.last > was.last
}

/** Returns the first and the last date of the calendar with this hour: a night goes on after its day. */
function datesOf(times: PromotionTimes, hour: HourOfWeek): { first: string; last: string } {
  const later = promotionDay(times, hour).date === hour.date ? 0 : 1
  const { firstDay, lastDay } = times
  return {
    first: firstDay === null ? '' : dayAfter(firstDay, later),
    last: lastDay === null ? '9999-12-31' : dayAfter(lastDay, later),
  }
}
