import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { isOffered } from '@brigade/domain/requests/requests.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '#kit/calls/use-can.ts'
import { type OpenedTool, useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, clockIcon, servicesIcon, sortIcon } from '#ui/icon-paths.ts'
import { BigButton } from '#ui/big-button.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { type MenuAct, MenuButton } from '#ui/menu-button.tsx'
import { RecordToolHost } from '#ui/record-form/record-tool-host.tsx'
import { requestTimesAddress } from '#features/requests/requests-address.ts'
import { sortServicesAddress } from '#features/requests/services/guest-services-address.ts'
import { atVenue } from '#features/venues/public/at-venue.ts'
import { servicesOfVenue } from '#features/requests/services/guest-services.queries.ts'
import { ServiceDrawer } from '#features/requests/services/service-drawer.tsx'
import { ServiceRemoval } from '#features/requests/services/service-removal.tsx'
import { useRemoveService } from '#features/requests/services/write-services.ts'
import { serviceAddress, ServicesTable } from '#features/requests/services/services-table.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import font from '#ui/font.module.css'

const tools = ['edit', 'delete'] as const

/** Lists what guests of a venue can request, without what is for hotels only in a restaurant. (screens, /guest) */
export function GuestServicesPage() {
  const t = useTranslations('guestServices')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, add, close } = useOpenedTool(tools)
  const services = useQuery(servicesOfVenue(venue?.id ?? null))
  const shown = venue && services.data?.filter(({ requestType }) => isOffered(requestType, venue))
  const ofVenue = venues && venue ? venue.id : null
  const setsTimes = useCan('requests:configure')
  const timesAddress = atVenue(requestTimesAddress, ofVenue)
  const times: MenuAct = { key: 'times', label: t('times'), icon: clockIcon, onChoose: timesAddress }
  const sortAddress = atVenue(sortServicesAddress, ofVenue)
  const sort: MenuAct = { key: 'sort', label: t('sort'), icon: sortIcon, onChoose: sortAddress }
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.services')}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            <MenuButton acts={setsTimes ? [times, sort] : [sort]} />
            <BigButton icon={addIcon} isOff={!shown} onClick={add}>
              {t('add')}
            </BigButton>
          </>
        }
        intro={<p className={font.soft}>{t('hint')}</p>}
        list={
          venue
            ? { data: shown ?? undefined, error: services.error, refetch: services.refetch }
            : { data: undefined, error, refetch: retry }
        }
        empty={<EmptyState icon={servicesIcon} title={t('empty')} text={t('emptyText')} />}
        over={venue && shown ? <Tools venue={venue} services={shown} opened={opened} onClose={close} /> : null}
      >
        {(known) =>
          venue ? (
            <ServicesTable
              venue={venue}
              services={known}
              addressOf={(service) => atVenue(serviceAddress(service), ofVenue)}
              onOpen={open}
            />
          ) : null
        }
      </ListPage>
    </AntdRoot>
  )
}

type ToolsProps = {
  venue: Venue
  services: readonly GuestService[]
  opened: OpenedTool<(typeof tools)[number]>
  onClose: () => void
}

function Tools({ venue, services, opened, onClose }: ToolsProps) {
  const remove = useRemoveService()
  const record = useHeldRecord(services, opened?.id ?? null)
  return (
    <RecordToolHost
      opened={opened}
      record={record}
      renderForm={(service) => <ServiceDrawer venue={venue} service={service} onClose={onClose} />}
      renderRemoval={(service) => (
        <ServiceRemoval
          service={service}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(service.id, { onSettled: onClose })}
          onCancel={onClose}
        />
      )}
    />
  )
}
