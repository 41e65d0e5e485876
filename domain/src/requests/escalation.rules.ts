import { rolesThatMay } from '../access/permissions.ts'
import { isWholeWithin } from '../kit/is-whole-within.ts'
import type { Problems } from '../kit/problems.ts'
import type { TypedNumber } from '../kit/read-number.ts'
import { escalationLimits } from './escalation.limits.ts'
import { type AlertableRole, alertableRoles, type Escalation, type EscalationStep } from './escalation.schema.ts'
import type { GuestServiceErrorCode } from './guest-services.errors.ts'
import type { GuestRequest } from './requests.schema.ts'

/** A step as a person types it. */
export type StepDraft = { afterMinutes: TypedNumber; roles: readonly AlertableRole[] }

/** Returns the problems of the steps of a service, by path from `escalation`. */
export function problemsOfEscalation(steps: readonly StepDraft[]): Problems<GuestServiceErrorCode> {
  const { least, most } = escalationLimits
  const problems: Problems<GuestServiceErrorCode> = {}
  let before = 0
  for (const [place, { afterMinutes, roles }] of steps.entries()) {
    if (!isWholeWithin(afterMinutes, { least, most })) {
      problems[`escalation.${place}.afterMinutes`] = { code: 'stepMinutesWrong', params: { least, most } }
    } else {
      if (afterMinutes <= before)
        problems[`escalation.${place}.afterMinutes`] = { code: 'stepTooEarly', params: { before } }
      before = Math.max(before, afterMinutes)
    }
    if (roles.length === 0) problems[`escalation.${place}.roles`] = { code: 'rolesMissing' }
  }
  return problems
}

/** Returns steps without problems for storage. */
export function tidyEscalation(steps: readonly StepDraft[]): EscalationStep[] {
  return steps.map(({ afterMinutes, roles }) => ({
    afterMinutes: Number(afterMinutes),
    roles: alertableRoles.filter((role) => roles.includes(role)),
  }))
}

/** A request as far as its escalation matters, with the steps that its service had when it was made. */
export type Escalated = Pick<GuestRequest, 'createdAt' | 'dueAt' | 'takenById' | 'escalations'> & {
  steps: readonly EscalationStep[]
}

/**
 * Returns the time of the next escalation of a request; null if none is to come. A request with steps of its service is escalated only
 * while no person has taken it. One without steps alerts managers once it is late, whoever has taken it.
 */
export function nextAlertAt(request: Escalated): string | null {
  const { steps, dueAt, takenById, escalations } = request
  if (steps.length === 0) return escalations?.length ? null : dueAt
  const step = takenById === null ? steps[stepsDone(request)] : undefined
  return step ? atStep(request, step) : null
}

/** Returns the escalations of a request that are due now: several, if the server was down or a person gave the request back. */
export function dueEscalations(request: Escalated, now: Date): Escalation[] {
  const at = now.toISOString()
  const { steps } = request
  if (steps.length === 0) {
    const isDue = !request.escalations?.length && request.dueAt !== null
    return isDue ? [{ step: null, at, roles: [...rolesThatMay('popups:overdueRequests')] }] : []
  }
  if (request.takenById !== null) return []
  const done = stepsDone(request)
  return steps.slice(done).flatMap((step, place) => {
    const isDue = place === 0 || atStep(request, step) <= at
    return isDue ? [{ step: done + place + 1, at, roles: [...step.roles] }] : []
  })
}

function stepsDone({ escalations }: Escalated): number {
  return escalations?.at(-1)?.step ?? 0
}

function atStep({ createdAt }: Escalated, { afterMinutes }: EscalationStep): string {
  return new Date(Date.parse(createdAt) + afterMinutes * 60_000).toISOString()
}

/** Returns the escalations of a request, also of one from before they were listed. */
export function escalationsOf({
  escalations,
  escalatedAt,
}: Pick<GuestRequest, 'escalations' | 'escalatedAt'>): readonly Escalation[] {
  if (escalations !== null) return escalations
  if (escalatedAt === null) return []
  return [{ step: null, at: escalatedAt, roles: [...rolesThatMay('popups:overdueRequests')] }]
}

/** Returns the steps whose roles no member of staff has, each with its place and those roles. */
export function unstaffedSteps(
  steps: readonly Pick<StepDraft, 'roles'>[],
  staffed: readonly string[],
): { place: number; roles: AlertableRole[] }[] {
  return steps.flatMap(({ roles }, place) => {
    const isEmpty = roles.length > 0 && roles.every((role) => !staffed.includes(role))
    return isEmpty ? [{ place, roles: [...roles] }] : []
  })
}
