import { isWholeWithin } from '../kit/is-whole-within.ts'
import type { Problems } from '../kit/problems.ts'
import { problemsOfEscalation } from './escalation.rules.ts'
import type { GuestServiceErrorCode } from './guest-services.errors.ts'
import { guestServiceLimits } from './guest-services.limits.ts'
import type { GuestServiceDraft, GuestServiceType } from './guest-services.schema.ts'
import { dueMinutesLimits } from './requests.limits.ts'
import { problemsOfQuestions, problemsOfText, tidyOwnText } from './service-forms.rules.ts'

/** Returns the problems of a service by field: a standard one, or one of the venue's own. */
export function problemsOfGuestService(
  draft: GuestServiceDraft,
  requestType: GuestServiceType = 'talk',
): Problems<GuestServiceErrorCode> {
  const { daysAvailable, hoursAvailable, alertedRoles, escalation = [] } = draft
  return {
    ...(requestType === 'custom' ? problemsOfOwn(draft) : problemsOfStandard(draft)),
    ...(daysAvailable?.length === 0 && { daysAvailable: { code: 'timesMissing' } }),
    ...(hoursAvailable?.length === 0 && { hoursAvailable: { code: 'timesMissing' } }),
    ...(alertedRoles?.length === 0 && { alertedRoles: { code: 'rolesMissing' } }),
    ...problemsOfEscalation(escalation),
  }
}

function problemsOfOwn({
  label = {},
  icon = null,
  dueMinutes = null,
  questions = [],
}: GuestServiceDraft): Problems<GuestServiceErrorCode> {
  return {
    ...problemsOfText(label, guestServiceLimits.labelLength, 'label'),
    ...(icon === null && { icon: { code: 'iconMissing' } }),
    ...(!isWholeWithin(dueMinutes, dueMinutesLimits) && {
      dueMinutes: { code: 'dueMinutesWrong', params: dueMinutesLimits },
    }),
    ...problemsOfQuestions(questions),
  }
}

function problemsOfStandard({
  label = {},
  icon = null,
  dueMinutes = null,
  questions = [],
}: GuestServiceDraft): Problems<GuestServiceErrorCode> {
  const { labelLength: limit } = guestServiceLimits
  const problems: Problems<GuestServiceErrorCode> = {}
  for (const [language, text] of Object.entries(tidyOwnText(label)))
    if (Array.from(text).length > limit) problems[`label.${language}`] = { code: 'labelTooLong', params: { limit } }
  if (icon !== null) problems.icon = { code: 'ownOnly' }
  if (dueMinutes !== null) problems.dueMinutes = { code: 'ownOnly' }
  if (questions.length > 0) problems.questions = { code: 'ownOnly' }
  return problems
}
