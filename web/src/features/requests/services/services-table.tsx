import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Link } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import font from '#ui/font.module.css'
import { guestServicesAddress } from '#features/requests/services/guest-services-address.ts'
import { useServiceFacts } from '#features/requests/services/use-service-facts.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useServiceName, useServiceTitle } from '#features/requests/services/use-service-name.ts'

type ServicesTableProps = {
  venue: Venue
  services: readonly GuestService[]
  addressOf: (service: GuestService) => string
  onOpen: (tool: 'edit' | 'delete', id: number) => void
}

/** Lists what guests of a venue can request. */
export function ServicesTable({ venue, services, addressOf, onOpen }: ServicesTableProps) {
  const t = useTranslations('guestServices')
  const serviceName = useServiceName()
  const { minutes } = useVenueFormats(venue)
  const titleOf = useServiceTitle()
  const { offered, alerts, dueMinutes } = useServiceFacts()
  const columns: Column<GuestService>[] = [
    {
      key: 'service',
      label: t('columns.service'),
      kind: 'heading',
      render: (service) => (
        <Link className={font.name} to={addressOf(service)}>
          {titleOf(service)}
        </Link>
      ),
    },
    {
      key: 'label',
      label: t('columns.label'),
      inCard: 'hidden',
      // Guests see the name before it, unless the venue has its own.
      render: (service) => (serviceName(service) === titleOf(service) ? null : <bdi>{serviceName(service)}</bdi>),
    },
    { key: 'offered', label: t('columns.offered'), render: offered },
    {
      key: 'within',
      label: t('columns.within'),
      inCard: 'labelled',
      render: (service) => minutes(dueMinutes(service, venue)),
    },
    { key: 'alerts', label: t('columns.alerts'), kind: 'detail', isExtra: true, inCard: 'hidden', render: alerts },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: ({ isActive }) => (isActive ? null : <StateTag tone="grey" label={t('off')} />),
    },
    {
      key: 'acts',
      label: t('columns.acts'),
      kind: 'acts',
      render: (service) => (
        <ToolRow>
          <ToolButton
            icon={editIcon}
            label={t('edit', { name: titleOf(service) })}
            onClick={() => onOpen('edit', service.id)}
          />
          {service.requestType === 'custom' ? (
            <ToolButton
              icon={deleteIcon}
              label={t('removeOf', { name: titleOf(service) })}
              onClick={() => onOpen('delete', service.id)}
            />
          ) : null}
        </ToolRow>
      ),
    },
  ]
  return <DataTable isList label={t('screens.services')} columns={columns} records={services} keyOf={({ id }) => id} />
}

/** Returns the address of the page of a service. */
export function serviceAddress({ id }: Pick<GuestService, 'id'>): string {
  return `${guestServicesAddress}/services/${id}`
}
