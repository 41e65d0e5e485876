import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { daysField, hoursField } from '#features/menus/forms/public/times-fields.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'

/** Returns what describes a service in words: when it is offered, and whom it alerts. */
export function useServiceFacts() {
  const t = useTranslations('guestServices')
  const days = daysField('', t)
  const hours = hoursField('', t)
  const isAll = (list: readonly string[]) => list.includes('ALL')

  function offered({ daysAvailable, hoursAvailable }: GuestService): string {
    if (isAll(daysAvailable) && isAll(hoursAvailable)) return t('always')
    return t('someTimes', {
      days: isAll(daysAvailable) ? t('everyDay') : days.text(daysAvailable),
      hours: isAll(hoursAvailable) ? t('allDay') : hours.text(hoursAvailable),
    })
  }

  return {
    offered,
    /** Returns the minutes within which its requests are to be resolved. */
    dueMinutes: ({ requestType, dueMinutes }: GuestService, venue: Venue) =>
      requestType === 'custom' ? (dueMinutes ?? 0) : venue.requestDueMinutes[requestType],
    /** Returns whom it alerts later, one text for each step. */
    steps: ({ escalation }: GuestService) =>
      escalation.map(({ afterMinutes, roles }) =>
        t('afterMinutes', { count: afterMinutes, roles: listed(roles.map((role) => t(`auth:roles.${role}`))) }),
      ),
    alerts: ({ alertedRoles }: GuestService) => listed(alertedRoles.map((role) => t(`auth:roles.${role}`))),
  }
}
