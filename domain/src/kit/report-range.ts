import type { Problems } from './problems.ts'
import { businessDays, type DayRange } from './venue-days.ts'

/** The first day for which reports exist, on the venue's clock. (spec 1, §2.6) */
export const earliestReportDay = '2022-08-30'

/** The sentences that people read when a report is refused. */
export const reportRangeErrors = {
  venueUnknown: 'This venue doesn’t exist.',
  reportTooEarly: 'Reports start on 30 Aug 2022.',
  reportBackwards: 'The end must be after the start.',
  reportTooLarge: 'A spreadsheet can have at most {{limit}} rows. Choose fewer days.',
} as const

export type ReportRangeErrorCode = keyof typeof reportRangeErrors

/** The row limit of a report, which leaves room below the limit of spreadsheets. */
export const mostReportRows = 1_000_000

/** The instants between which a report lies, both excluded. */
export type ReportRange = { $gt: string; $lt: string }

/**
 * Returns the problems of a report's range by its field in the body, on the calendars of the venues in the report. The
 * range may begin just before the first day, because its instants are excluded.
 */
export function problemsOfReportRange(
  { $gt, $lt }: ReportRange,
  timeZones: readonly string[],
): Problems<ReportRangeErrorCode> {
  const from = Date.parse($gt)
  if (Date.parse($lt) <= from) return { 'createdAt.$lt': { code: 'reportBackwards' } }
  const isTooEarly = timeZones.some((timeZone) => from < earliestReportAt(timeZone) - 1)
  return isTooEarly ? { 'createdAt.$gt': { code: 'reportTooEarly' } } : {}
}

/** Returns the range of a report for these days of a venue's calendar, the first and the last included. */
export function reportRangeOf(days: DayRange, { timeZone }: { timeZone: string }): ReportRange {
  const { from, to } = businessDays(days, { timeZone, nightHour: 0 })
  return { $gt: new Date(Date.parse(from) - 1).toISOString(), $lt: to }
}

function earliestReportAt(timeZone: string): number {
  const day = { from: earliestReportDay, to: earliestReportDay }
  return Date.parse(businessDays(day, { timeZone, nightHour: 0 }).from)
}
