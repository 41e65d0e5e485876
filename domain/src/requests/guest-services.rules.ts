import type { Language, LocalText } from '../kit/languages.ts'
import { includesTime, venueTime } from '../kit/venue-clock.ts'
import { alertableRoles } from './escalation.schema.ts'
import type { GuestService, GuestServiceDraft, GuestServiceType, ResponseTimes } from './guest-services.schema.ts'
import { requestTypeLabels as arabicRequestTypeLabels } from './languages/ar.ts'
import { requestTypeLabels } from './requests.labels.ts'
import { isOffered } from './requests.rules.ts'

/** The settings of a new service: it is always offered everywhere, has its standard name and alerts everybody on the floor. */
export const standardService = {
  isActive: true,
  label: {},
  icon: null,
  daysAvailable: ['ALL'],
  hoursAvailable: ['ALL'],
  alertedRoles: [...alertableRoles],
  escalation: [],
  areas: [],
  dueMinutes: null,
  questions: [],
} satisfies Required<GuestServiceDraft>

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

type Times = {
  isActive: boolean
  daysAvailable: readonly string[]
  hoursAvailable: readonly string[]
  areas: readonly string[]
}

type Asked = {
  type: GuestServiceType
  venue: { isRestaurant: boolean; timeZone: string }
  /** Undefined for a venue that has stored nothing about it. */
  service: Times | undefined
  /** The area of the table or room; undefined if that does not matter. */
  area?: string | null
  now: Date
}

/** Returns the reason why guests can't make a request now, by the venue's clock; undefined if they can. */
export function serviceStop({ type, venue, service = standardService, area, now }: Asked) {
  if (!isOffered(type, venue)) return 'hotelsOnly' as const
  if (!service.isActive) return 'serviceOff' as const
  const { areas } = service
  if (area !== undefined && areas.length > 0 && !areas.includes(area ?? '')) return 'outOfArea' as const
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
