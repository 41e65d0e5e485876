import { isDay } from '../kit/venue-days.ts'
import { plainText } from '../kit/plain-text.ts'
import type { Problem, Problems } from '../kit/problems.ts'
import type { MailingErrorCode } from './mailing.errors.ts'
import { mailingLimits } from './mailing.limits.ts'
import { problemsOfMessages } from './mailing.messages.ts'
import type { MailingDraft, MailingSegment } from './mailing.schema.ts'

const dayMs = 86_400_000

/** Returns the problems of a draft by field. */
export function problemsOfMailing({ title, messages, segment }: MailingDraft): Problems<MailingErrorCode> {
  const { nameLength: limit } = mailingLimits
  const length = Array.from(plainText(title)).length
  return {
    ...(length === 0 && { title: { code: 'titleMissing' } }),
    ...(length > limit && { title: { code: 'titleTooLong', params: { limit } } }),
    ...problemsOfMessages(messages),
    ...problemsOfSegment(segment),
  }
}

/** Returns the problems of filters by field. */
export function problemsOfSegment({
  visitedFrom,
  visitedTo,
  spentAtLeast,
}: MailingSegment): Problems<MailingErrorCode> {
  const from = problemOfDay(visitedFrom)
  const to = problemOfDay(visitedTo)
  const isTurned = !from && !to && visitedFrom !== null && visitedTo !== null && visitedFrom > visitedTo
  return {
    ...(from && { 'segment.visitedFrom': from }),
    ...(to && { 'segment.visitedTo': to }),
    ...(isTurned && { 'segment.visitedTo': { code: 'daysTurned' } }),
    ...(spentAtLeast !== null && spentAtLeast < 0 && { 'segment.spentAtLeast': { code: 'spentNegative' } }),
  }
}

function problemOfDay(day: string | null): Problem<MailingErrorCode> | undefined {
  return day === null || isDay(day) ? undefined : { code: 'dayInvalid' }
}

/** Returns the problem of a time for which a mailing is to be scheduled. */
export function problemOfSchedule(scheduledAt: string | undefined, now: Date): Problem<MailingErrorCode> | undefined {
  if (scheduledAt === undefined) return { code: 'scheduledMissing' }
  const wait = Date.parse(scheduledAt) - now.getTime()
  if (wait <= 0) return { code: 'scheduledInPast' }
  return wait > mailingLimits.scheduledDays * dayMs ? { code: 'scheduledTooLate' } : undefined
}

/** The filters of a new mailing: everybody at the venue who agreed. */
export const everybody: MailingSegment = {
  venueIds: [],
  languages: [],
  visitedFrom: null,
  visitedTo: null,
  spentAtLeast: null,
}
