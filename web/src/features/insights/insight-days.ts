import { dayAfter, type DayRange, daysIn, isDay } from '@brigade/domain/kit/venue-days.ts'
import { financeLimits } from '@brigade/domain/orders/finance.rules.ts'
import type { DaysProblem } from '#kit/address/use-report-days.ts'

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

/**
 * Returns the range in the address up to today, or the standard one. A range that is too long is cut to its last days. `problem` says why it
 * is not the one in the address.
 */
export function insightRange({ from, to }: DayRange, today: string): { days: DayRange; problem: DaysProblem | null } {
  const standard = presetRanges(today).week
  if (from === '' && to === '') return { days: standard, problem: null }
  if (!isDay(from) || !isDay(to) || from > today) return { days: standard, problem: 'noDays' }
  if (to < from) return { days: standard, problem: 'backwards' }
  const days = { from, to: to > today ? today : to }
  const { mostDays } = financeLimits
  if (daysIn(days) <= mostDays) return { days, problem: null }
  return { days: { ...days, from: dayAfter(days.to, 1 - mostDays) }, problem: 'tooMany' }
}
