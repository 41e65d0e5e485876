import { dayAfter, type DayRange, daysIn } from '../kit/venue-days.ts'
import type { DayFigures, HourFigures } from './insights.schema.ts'

const noSales = { orders: 0, covers: 0, orderPrice: 0, discount: 0, tipAmount: 0 } as const

/** Returns the figures of every day of a range, with zeros for those without orders; none if no day has orders. */
export function everyDay(days: readonly DayFigures[], range: DayRange): DayFigures[] {
  if (days.length === 0) return []
  const known = new Map(days.map((figures) => [figures.day, figures]))
  return Array.from({ length: daysIn(range) }, (_, place) => {
    const day = dayAfter(range.from, place)
    return known.get(day) ?? { day, ...noSales }
  })
}

/** Returns the figures of all hours of a day, with zeros for those without orders; none if no hour has orders. */
export function everyHour(hours: readonly HourFigures[]): HourFigures[] {
  return allHours(hours, (hour) => ({ hour, ...noSales }))
}

type HourTimes = { hour: number; count: number; median: number | null; p90: number | null }

/** Returns the service times of all hours of a day; none if there were no service times. */
export function everyHourOfTimes(hours: readonly HourTimes[]): HourTimes[] {
  return allHours(hours, (hour) => ({ hour, count: 0, median: null, p90: null }))
}

function allHours<Row extends { hour: number }>(rows: readonly Row[], emptyAt: (hour: number) => Row): Row[] {
  if (rows.length === 0) return []
  const known = new Map(rows.map((row) => [row.hour, row]))
  return Array.from({ length: 24 }, (_, hour) => known.get(hour) ?? emptyAt(hour))
}
