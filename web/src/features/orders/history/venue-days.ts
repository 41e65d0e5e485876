import { orderWindowDays } from '@brigade/domain/orders/orders.status.ts'
import dayjs from 'dayjs'
import { instantOfWallTime, wallTimeAt } from '#kit/venue-times.ts'

/** Days as they stand in an address, `2026-11-21`; both are included. */
export type DayRange = { from: string; to: string }

const dayFormat = 'YYYY-MM-DD'

/** The day that it is at the venue. */
export function venueDay(now: number, timeZone: string): string {
  return wallTimeAt(now, timeZone).slice(0, dayFormat.length)
}

/** The last seven days on the venue's calendar. (spec 1, §9) */
export function recentDays(now: number, timeZone: string): DayRange {
  return presetDays(venueDay(now, timeZone)).lastDays
}

export const dayPresets = ['today', 'yesterday', 'lastDays'] as const

export type DayPreset = (typeof dayPresets)[number]

/** The days that are asked for most, counted from today on the venue's calendar. */
export function presetDays(today: string): Record<DayPreset, DayRange> {
  const daysAgo = (count: number) => dayjs.utc(today).subtract(count, 'day').format(dayFormat)
  return {
    today: { from: today, to: today },
    yesterday: { from: daysAgo(1), to: daysAgo(1) },
    lastDays: { from: daysAgo(orderWindowDays - 1), to: today },
  }
}

/** The range that an address names, or the standard one where it names none or nonsense. */
export function dayRangeOf({ from, to }: DayRange, standard: DayRange): DayRange {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : standard
}

/** From the first day's midnight on the venue's clock to the midnight after the last. */
export function instantsOf({ from, to }: DayRange, timeZone: string): DayRange {
  const afterLast = dayjs.utc(to).add(1, 'day').format(dayFormat)
  return {
    from: instantOfWallTime(`${from}T00:00`, timeZone),
    to: instantOfWallTime(`${afterLast}T00:00`, timeZone),
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs.utc(text).format(dayFormat) === text
}
