import { isWholeWithin } from '../kit/is-whole-within.ts'
import { type Problem, sentenceOf } from '../kit/problems.ts'
import type { TypedNumber } from '../kit/read-number.ts'
import { usualDueMinutes } from './requests.defaults.ts'
import { requestErrors, type RequestErrorCode } from './requests.errors.ts'
import { dueMinutesLimits } from './requests.limits.ts'
import { type GuestRequest, paymentRequestTypes, type RequestType, serviceRequestTypes } from './requests.schema.ts'
import type { RequestDueMinutes } from './requests.settings.ts'

const hotelTypes: readonly RequestType[] = ['towel', 'tray']

/** Whether guests of such a venue can ask for this: towels and the clearing of trays are asked for in rooms. */
export function isOffered(type: RequestType, { isRestaurant }: { isRestaurant: boolean }): boolean {
  return !isRestaurant || !hotelTypes.includes(type)
}

/** Whether a request can be called off because nobody answers: in hotels, where somebody knocks at a door. (spec 1, §2.6) */
export function maySayNoAnswer({ isRestaurant }: { isRestaurant: boolean }): boolean {
  return !isRestaurant
}

/**
 * What a table asks for no more once its bill is closed. In a hotel that is to pay: the guest is still in the room, and waits for
 * towels. In a restaurant they have left.
 */
export function endedByClosing({ isRestaurant }: { isRestaurant: boolean }): readonly RequestType[] {
  return isRestaurant ? [...paymentRequestTypes, ...serviceRequestTypes] : paymentRequestTypes
}

/** Until when a request that is made now is to be seen to. */
export function dueAtOf(type: RequestType, { now, dueMinutes }: { now: Date; dueMinutes: RequestDueMinutes }): string {
  return new Date(now.getTime() + dueMinutes[type] * 60_000).toISOString()
}

/** The minutes of a venue as somebody types them. */
export type DueMinutesDraft = { requestDueMinutes: Record<RequestType, TypedNumber> }

/** With its sentence, for forms. */
type DueMinutesProblem = Problem<RequestErrorCode> & { sentence: string }

/** What is wrong with minutes that somebody typed, by the paths of their fields. (product, Requests, trays) */
export function problemsOfDueMinutes({ requestDueMinutes }: DueMinutesDraft): Record<string, DueMinutesProblem> {
  return Object.fromEntries(
    Object.entries(requestDueMinutes).flatMap(([type, minutes]) => {
      const problem = problemOfDueMinutes(minutes)
      return problem ? [[`requestDueMinutes.${type}`, problem]] : []
    }),
  )
}

/** What is wrong with the minutes of one type. */
export function problemOfDueMinutes(minutes: TypedNumber): DueMinutesProblem | undefined {
  if (isWholeWithin(minutes, dueMinutesLimits)) return undefined
  const problem = { code: 'dueMinutesWrong', params: dueMinutesLimits } as const
  return { ...problem, sentence: sentenceOf(requestErrors, problem) }
}

/** Minutes without problems, as a venue has them. */
export function writtenDueMinutes({ requestDueMinutes }: DueMinutesDraft): RequestDueMinutes {
  const minutes = Object.entries(requestDueMinutes).map(([type, typed]) => [type, Number(typed)] as const)
  return { ...usualDueMinutes, ...Object.fromEntries(minutes) }
}

/** Whether it waits longer than it should. `now` in milliseconds since 1970. */
export function isOverdue({ status, dueAt }: Pick<GuestRequest, 'status' | 'dueAt'>, now: number): boolean {
  return status === 'active' && dueAt !== null && Date.parse(dueAt) <= now
}

/** How old a request is: fresh, past half of its time, or overdue. `now` in milliseconds since 1970. */
export function requestAge(
  request: Pick<GuestRequest, 'status' | 'dueAt' | 'createdAt'>,
  now: number,
): 'fresh' | 'waiting' | 'overdue' {
  if (isOverdue(request, now)) return 'overdue'
  if (request.dueAt === null) return 'fresh'
  const begun = Date.parse(request.createdAt)
  return now - begun < (Date.parse(request.dueAt) - begun) / 2 ? 'fresh' : 'waiting'
}
