import { dayAfter, type DayRange, isDay } from '@brigade/domain/kit/venue-days.ts'
import { orderWindowDays } from '@brigade/domain/orders/orders.status.ts'
import { instantOfWallTime, wallTextAt } from '#kit/formats/venue-times.ts'

/** Returns the current day at the venue. */
export function venueDay(now: number, timeZone: string): string {
  return wallTextAt(now, timeZone).slice(0, '2026-11-21'.length)
}

export const dayPresets = ['today', 'yesterday', 'lastDays', 'thisMonth', 'lastMonth'] as const

export type DayPreset = (typeof dayPresets)[number]

/**
 * Returns the most frequent ranges of days, counted from today on the venue's calendar; the last seven are the
 * standard. (spec 1, §9)
 */
export function presetDays(today: string): Record<DayPreset, DayRange> {
  const yesterday = dayAfter(today, -1)
  const endOfLastMonth = dayAfter(firstOfMonth(today), -1)
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    lastDays: { from: dayAfter(today, 1 - orderWindowDays), to: today },
    thisMonth: { from: firstOfMonth(today), to: today },
    lastMonth: { from: firstOfMonth(endOfLastMonth), to: endOfLastMonth },
  }
}

export function isSameRange(one: DayRange, other: DayRange): boolean {
  return one.from === other.from && one.to === other.to
}

/** Returns the preset that chooses these days, if one of these does. */
export function presetOf(
  days: DayRange,
  { today, presets }: { today: string; presets: readonly DayPreset[] },
): DayPreset | undefined {
  const named = presetDays(today)
  return presets.find((preset) => isSameRange(named[preset], days))
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, '2026-11'.length)}-01`
}

/** Returns the range in the address, or the standard one if it names none or an invalid one. */
export function dayRangeOf({ from, to }: DayRange, standard: DayRange): DayRange {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : standard
}

/** Returns the instants from the first day's midnight on the venue's clock to the midnight after the last. */
export function instantsOf({ from, to }: DayRange, timeZone: string): DayRange {
  return {
    from: instantOfWallTime(`${from}T00:00`, timeZone),
    to: instantOfWallTime(`${dayAfter(to, 1)}T00:00`, timeZone),
  }
}
