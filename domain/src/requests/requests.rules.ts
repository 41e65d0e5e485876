import { isWholeWithin } from '../kit/is-whole-within.ts'
import { type Problem, sentenceOf } from '../kit/problems.ts'
import type { TypedNumber } from '../kit/read-number.ts'
import { usualDueMinutes } from './requests.defaults.ts'
import { requestErrors, type RequestErrorCode } from './requests.errors.ts'
import { dueMinutesLimits } from './requests.limits.ts'
import {
  type GuestRequest,
  paymentRequestTypes,
  type RequestType,
  serviceRequestTypes,
  type TimedRequestType,
} from './requests.schema.ts'
import type { RequestDueMinutes } from './requests.settings.ts'

const hotelTypes: readonly RequestType[] = ['towel', 'tray']

/** Returns whether guests of such a venue can make this request: towels and tray collection are for rooms only. */
export function isOffered(type: RequestType, { isRestaurant }: { isRestaurant: boolean }): boolean {
  return !isRestaurant || !hotelTypes.includes(type)
}

/**
 * Returns whether a request can be cancelled because the guest does not answer: in hotels, where staff knock at a door.
 * (spec 1, §2.6)
 */
export function mayReportNoAnswer({ isRestaurant }: { isRestaurant: boolean }): boolean {
  return !isRestaurant
}

/**
 * Returns the requests of a table that end when its bill is closed. In a hotel these are payment requests: the guest is
 * still in the room and waits for towels. In a restaurant the guests have left.
 */
export function endedByClosing({ isRestaurant }: { isRestaurant: boolean }): readonly RequestType[] {
  return isRestaurant ? [...paymentRequestTypes, ...serviceRequestTypes] : paymentRequestTypes
}

/** Returns the time by which a request that is made now is to be resolved. */
export function dueAtOf(
  type: TimedRequestType,
  { now, dueMinutes }: { now: Date; dueMinutes: RequestDueMinutes },
): string {
  return minutesAfter(now, dueMinutes[type])
}

/** Returns the instant that is so many minutes later. */
export function minutesAfter(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString()
}

/** The minutes of a venue as a person types them. */
export type DueMinutesDraft = { requestDueMinutes: Record<TimedRequestType, TypedNumber> }

/** A problem with its sentence, for forms. */
type DueMinutesProblem = Problem<RequestErrorCode> & { sentence: string }

/** Returns the problems of typed minutes, by the paths of their fields. (product, Requests, trays) */
export function problemsOfDueMinutes({ requestDueMinutes }: DueMinutesDraft): Record<string, DueMinutesProblem> {
  return Object.fromEntries(
    Object.entries(requestDueMinutes).flatMap(([type, minutes]) => {
      const problem = problemOfDueMinutes(minutes)
      return problem ? [[`requestDueMinutes.${type}`, problem]] : []
    }),
  )
}

/** Returns the problem of the minutes of one type. */
export function problemOfDueMinutes(minutes: TypedNumber): DueMinutesProblem | undefined {
  if (isWholeWithin(minutes, dueMinutesLimits)) return undefined
  const problem = { code: 'dueMinutesWrong', params: dueMinutesLimits } as const
  return { ...problem, sentence: sentenceOf(requestErrors, problem) }
}

/** Converts typed minutes without problems to a venue's setting. */
export function writtenDueMinutes({ requestDueMinutes }: DueMinutesDraft): RequestDueMinutes {
  const minutes = Object.entries(requestDueMinutes).map(([type, typed]) => [type, Number(typed)] as const)
  return { ...usualDueMinutes, ...Object.fromEntries(minutes) }
}

/** Returns whether a request waits longer than it should. `now` in milliseconds since 1970. */
export function isOverdue({ status, dueAt }: Pick<GuestRequest, 'status' | 'dueAt'>, now: number): boolean {
  return status === 'active' && dueAt !== null && Date.parse(dueAt) <= now
}

/** Returns the age of a request: fresh, past half of its time, or overdue. `now` in milliseconds since 1970. */
export function requestAge(
  request: Pick<GuestRequest, 'status' | 'dueAt' | 'createdAt'>,
  now: number,
): 'fresh' | 'waiting' | 'overdue' {
  if (isOverdue(request, now)) return 'overdue'
  if (request.dueAt === null) return 'fresh'
  const begun = Date.parse(request.createdAt)
  return now - begun < (Date.parse(request.dueAt) - begun) / 2 ? 'fresh' : 'waiting'
}
