import { problemsOfGuestService } from '@brigade/domain/requests/guest-services.problems.ts'
import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { sentService, type ServiceValues, valuesOfService } from '#features/requests/services/form/service-values.ts'
import { useServiceFields } from '#features/requests/services/form/use-service-fields.tsx'
import { useServiceName } from '#features/requests/services/use-service-name.ts'
import { addService, changeService } from '#features/requests/services/write-services.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'

type ServiceDrawerProps = {
  venue: Venue
  /** Null to add one of the venue's own. */
  service: GuestService | null
  onClose: () => void
}

/** Adds or changes what guests can request: its name, when and where it is offered, whom it alerts, and its form. */
export function ServiceDrawer({ venue, service, onClose }: ServiceDrawerProps) {
  const t = useTranslations('guestServices')
  const serviceName = useServiceName()
  const requestType = service?.requestType ?? 'custom'
  const fields = useServiceFields(venue, requestType)
  const formats = useVenueFormats(venue)
  const add = useAddOnce<ServiceValues, GuestService>({
    form: `guest-services/${venue.id}`,
    create: (values, idempotencyKey) => addService({ ...sentService(values), restaurantId: venue.id, idempotencyKey }),
    change: ({ id, version }, values) => changeService(id, { ...sentService(values), version }),
  })
  const isOwn = requestType === 'custom'
  const nameOf = (known: GuestService) => (isOwn ? serviceName(known) : t(`types.${known.requestType}`))
  return (
    <RecordDrawer<ServiceValues, GuestService>
      title={service ? nameOf(service) : t('form.add')}
      size={660}
      keptAs={`guest-services/${service?.id ?? `new/${venue.id}`}`}
      fields={fields}
      formats={formats}
      record={service}
      valuesOf={valuesOfService}
      problemsOf={(values) => problemsOfGuestService(values, requestType)}
      catalogue="guestServices"
      save={(values, version) =>
        service
          ? changeService(service.id, { ...sentService(values), label: sentLabel(values, service), version })
          : add(values)
      }
      saveAsNew={service && isOwn ? add : undefined}
      onClose={onClose}
    />
  )
}

/** Returns the label to send: an omitted language would be unchanged, so that one that was emptied is sent as empty. */
function sentLabel({ label }: ServiceValues, service: GuestService): ServiceValues['label'] {
  const emptied = Object.fromEntries(Object.keys(service.label).map((language) => [language, '']))
  return { ...emptied, ...label }
}
