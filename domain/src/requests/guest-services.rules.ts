import { type Language, languages, type LocalText } from '../kit/languages.ts'
import { plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import { includesTime, venueTime } from '../kit/venue-clock.ts'
import type { GuestServiceErrorCode } from './guest-services.errors.ts'
import { guestServiceLimits } from './guest-services.limits.ts'
import {
  alertableRoles,
  type GuestService,
  type GuestServiceDraft,
  type GuestServiceType,
  type ResponseTimes,
  type ServiceLabel,
} from './guest-services.schema.ts'
import { requestTypeLabels as arabicRequestTypeLabels } from './languages/ar.ts'
import { requestTypeLabels } from './requests.labels.ts'
import { isOffered } from './requests.rules.ts'

/** The settings of a new service: it is always offered, has its standard name and alerts everybody on the floor. */
export const standardService = {
  isActive: true,
  label: {},
  daysAvailable: ['ALL'],
  hoursAvailable: ['ALL'],
  alertedRoles: [...alertableRoles],
} satisfies GuestServiceDraft

/** Returns a label for storage: normalised, and without the languages that are empty. */
export function tidyLabel(label: ServiceLabel): ServiceLabel {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = plainText(label[language] ?? '')
      return text === '' ? [] : [[language, text]]
    }),
  )
}

/** Returns the problems of a service by field. */
export function problemsOfGuestService(draft: GuestServiceDraft): Problems<GuestServiceErrorCode> {
  const { label = {}, daysAvailable, hoursAvailable, alertedRoles } = draft
  const { labelLength: limit } = guestServiceLimits
  const problems: Problems<GuestServiceErrorCode> = {}
  for (const [language, text] of Object.entries(tidyLabel(label)))
    if (Array.from(text).length > limit) problems[`label.${language}`] = { code: 'labelTooLong', params: { limit } }
  if (daysAvailable?.length === 0) problems.daysAvailable = { code: 'timesMissing' }
  if (hoursAvailable?.length === 0) problems.hoursAvailable = { code: 'timesMissing' }
  if (alertedRoles?.length === 0) problems.alertedRoles = { code: 'rolesMissing' }
  return problems
}

/** Returns the name that guests see of a service in a language: the venue's own, or the standard one. */
export function serviceName(service: Pick<GuestService, 'label' | 'requestType'>, language: Language): string {
  const { label, requestType } = service
  return label[language] || label.en || standardName(requestType, language)
}

/** Returns the name of a service in every language that it has one in. */
export function serviceNames(service: Pick<GuestService, 'label' | 'requestType'>): LocalText {
  return { ...service.label, en: serviceName(service, 'en'), ar: serviceName(service, 'ar') }
}

function standardName(type: GuestServiceType, language: Language): string {
  return language === 'ar' ? arabicRequestTypeLabels[type] : requestTypeLabels[type]
}

type Times = { isActive: boolean; daysAvailable: readonly string[]; hoursAvailable: readonly string[] }

type Asked = {
  type: GuestServiceType
  venue: { isRestaurant: boolean; timeZone: string }
  /** Undefined for a venue that has stored nothing about it. */
  service: Times | undefined
  now: Date
}

/** Returns the reason why guests can't make a request now, by the venue's clock; undefined if they can. */
export function serviceStop({ type, venue, service = standardService, now }: Asked) {
  if (!isOffered(type, venue)) return 'hotelsOnly' as const
  if (!service.isActive) return 'serviceOff' as const
  const isOpen = includesTime(service.daysAvailable, service.hoursAvailable, venueTime(now, venue.timeZone))
  return isOpen ? undefined : ('serviceClosed' as const)
}

/** A request that was resolved, as far as its times matter. */
export type ResolvedTimes = { createdAt: string; endedAt: string; dueAt: string | null }

/** Returns how long requests took: the median, and the time within which nine of ten were resolved, each of a real request. */
export function responseTimesOf(resolved: readonly ResolvedTimes[]): ResponseTimes {
  const seconds = resolved
    .map(({ createdAt, endedAt }) => Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(createdAt)) / 1000)))
    .toSorted((one, other) => one - other)
  const rank = (share: number) => seconds[Math.ceil(share * seconds.length) - 1] ?? null
  return {
    total: seconds.length,
    late: resolved.filter(({ endedAt, dueAt }) => dueAt !== null && endedAt > dueAt).length,
    medianSeconds: rank(0.5),
    ninetiethSeconds: rank(0.9),
  }
}
