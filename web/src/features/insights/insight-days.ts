import { dayAfter, type DayRange, daysIn, isDay } from '@brigade/domain/kit/venue-days.ts'
import { financeLimits } from '@brigade/domain/orders/finance.rules.ts'

export const insightPresets = ['today', 'yesterday', 'week', 'month', 'thisMonth', 'lastMonth', 'year'] as const

export type InsightPreset = (typeof insightPresets)[number]

/** Returns the most frequent ranges of business days; the last seven are the standard. */
export function presetRanges(today: string): Record<InsightPreset, DayRange> {
  const firstOfMonth = (day: string) => `${day.slice(0, '2026-11'.length)}-01`
  const endOfLastMonth = dayAfter(firstOfMonth(today), -1)
  const last = (days: number): DayRange => ({ from: dayAfter(today, 1 - days), to: today })
  return {
    today: last(1),
    yesterday: { from: dayAfter(today, -1), to: dayAfter(today, -1) },
    week: last(7),
    month: last(30),
    thisMonth: { from: firstOfMonth(today), to: today },
    lastMonth: { from: firstOfMonth(endOfLastMonth), to: endOfLastMonth },
    year: last(365),
  }
}

/** Returns the range in the address up to today, or the standard one. A range that is too long is cut to its last days. */
export function insightRange({ from, to }: DayRange, today: string): DayRange {
  const last = to > today ? today : to
  if (!isDay(from) || !isDay(to) || from > last) return presetRanges(today).week
  const { mostDays } = financeLimits
  return daysIn({ from, to: last }) > mostDays ? { from: dayAfter(last, 1 - mostDays), to: last } : { from, to: last }
}
