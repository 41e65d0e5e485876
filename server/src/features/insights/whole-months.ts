import { dayAfter, type DayRange } from '@brigade/domain/kit/venue-days.ts'

/** The months that a range has whole, as `2026-03`, and its days before and after them. */
export type WholeMonths = { first: string; last: string; edges: DayRange[] }

/** Returns the whole months of a range; undefined if it has none. */
export function wholeMonths({ from, to }: DayRange): WholeMonths | undefined {
  const begin = from.endsWith('-01') ? from : monthAfter(from)
  const end = monthAfter(to) === dayAfter(to, 1) ? dayAfter(to, 1) : `${to.slice(0, 7)}-01`
  if (begin >= end) return undefined
  const edges = [
    { from, to: dayAfter(begin, -1) },
    { from: end, to },
  ]
  return {
    first: begin.slice(0, 7),
    last: dayAfter(end, -1).slice(0, 7),
    edges: edges.filter((edge) => edge.from <= edge.to),
  }
}

/** Returns the first day of the month after that of a day. */
function monthAfter(day: string): string {
  return `${dayAfter(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
}
