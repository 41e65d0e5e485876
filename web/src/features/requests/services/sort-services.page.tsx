import { isOffered } from '@brigade/domain/requests/requests.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'
import { guestServicesAddress } from '#features/requests/services/guest-services-address.ts'
import { atVenue } from '#features/venues/public/at-venue.ts'
import { servicesOfVenue } from '#features/requests/services/guest-services.queries.ts'
import { saveOrderOfServices } from '#features/requests/services/write-services.ts'
import { SortScreen } from '#features/sorting/public/sort-screen.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { useServiceName, useServiceTitle } from '#features/requests/services/use-service-name.ts'

/** Puts what guests of a venue can request into order by hand: guests see them in this order. */
export function SortServicesPage() {
  const t = useTranslations('guestServices')
  const serviceName = useServiceName()
  const titleOf = useServiceTitle()
  const { venue, venues, error, retry } = useChosenVenue()
  const services = useQuery(servicesOfVenue(venue?.id ?? null))
  const backTo = atVenue(guestServicesAddress, venues && venue ? venue.id : null)
  const isShown = useMemo(
    () => (requestType: Parameters<typeof isOffered>[0]) => venue !== null && isOffered(requestType, venue),
    [venue],
  )
  const records = useMemo(
    () =>
      services.data
        ?.filter(({ requestType }) => isShown(requestType))
        .map((service) => ({
          id: service.id,
          name: titleOf(service),
          note: titleOf(service) === serviceName(service) ? undefined : serviceName(service),
          isOff: !service.isActive,
        })),
    [services.data, isShown, serviceName, titleOf],
  )
  // The call sorts all of them: those that this kind of venue doesn't have come last.
  const hidden = services.data?.filter(({ requestType }) => !isShown(requestType)).map(({ id }) => id) ?? []
  return (
    <SortScreen
      title={t('screens.sort')}
      trail={<BackLink to={backTo}>{t('screens.services')}</BackLink>}
      of={venues ? venue?.name : undefined}
      list={
        venue
          ? { data: records, error: services.error, refetch: services.refetch }
          : { data: undefined, error, refetch: retry }
      }
      save={(ids) => saveOrderOfServices({ restaurantId: venue?.id ?? 0, ids: [...ids, ...hidden] })}
      backTo={backTo}
    />
  )
}
