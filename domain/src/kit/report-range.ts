import type { Problems } from './problems.ts'
import { businessDays, type DayRange } from './venue-days.ts'

/** The first day of which there are reports, on the venue's clock. (spec 1, §2.6) */
export const earliestReportDay = '2022-08-30'

/** The sentences that people read when a report is refused. */
export const reportRangeErrors = {
  venueUnknown: 'This venue does not exist.',
  reportTooEarly: 'There are reports from 30 August 2022 on.',
  reportBackwards: 'The end is not after the beginning.',
  reportTooLarge: 'These are more than {{limit}} rows, which is more than a spreadsheet takes. Choose fewer days.',
} as const

export type ReportRangeErrorCode = keyof typeof reportRangeErrors

/** As many rows as a spreadsheet takes with room to spare. */
export const mostReportRows = 1_000_000

/** The instants between which a report lies, both excluded. */
export type ReportRange = { $gt: string; $lt: string }

/**
 * What is wrong with the time of a report, on the calendars of the venues that it is of, by its field in the body. It may begin just before
 * the first day, for its instants are excluded.
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

/** The time of a report of these days of a venue's calendar, the first and the last included. */
export function reportRangeOf(days: DayRange, { timeZone }: { timeZone: string }): ReportRange {
  const { from, to } = businessDays(days, { timeZone, nightHour: 0 })
  return { $gt: new Date(Date.parse(from) - 1).toISOString(), $lt: to }
}

function earliestReportAt(timeZone: string): number {
  const day = { from: earliestReportDay, to: earliestReportDay }
  return Date.parse(businessDays(day, { timeZone, nightHour: 0 }).from)
}
