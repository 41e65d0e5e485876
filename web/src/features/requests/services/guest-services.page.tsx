import { isOffered } from '@brigade/domain/requests/requests.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '#kit/calls/use-can.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { clockIcon, servicesIcon, sortIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { requestTimesAddress } from '#features/requests/requests-address.ts'
import { sortServicesAddress } from '#features/requests/services/guest-services-address.ts'
import { atVenue } from '#features/venues/public/at-venue.ts'
import { servicesOfVenue } from '#features/requests/services/guest-services.queries.ts'
import { ServiceDrawer } from '#features/requests/services/service-drawer.tsx'
import { serviceAddress, ServicesTable } from '#features/requests/services/services-table.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import font from '#ui/font.module.css'
import short from '#ui/short-on-phones.module.css'

const tools = ['edit'] as const

/** Lists what guests of a venue can request, without what is for hotels only in a restaurant. (screens, /guest) */
export function GuestServicesPage() {
  const t = useTranslations('guestServices')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, close } = useOpenedTool(tools)
  const services = useQuery(servicesOfVenue(venue?.id ?? null))
  const shown = venue && services.data?.filter(({ requestType }) => isOffered(requestType, venue))
  const edited = useHeldRecord(shown ?? [], opened?.id ?? null)
  const ofVenue = venues && venue ? venue.id : null
  const setsTimes = useCan('requests:configure')
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.services')}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            {setsTimes ? (
              <LinkButton icon={clockIcon} className={short.button} to={atVenue(requestTimesAddress, ofVenue)}>
                <span className={short.word}>{t('times')}</span>
              </LinkButton>
            ) : null}
            <LinkButton icon={sortIcon} className={short.button} to={atVenue(sortServicesAddress, ofVenue)}>
              <span className={short.word}>{t('sort')}</span>
            </LinkButton>
          </>
        }
        intro={<p className={font.soft}>{t('hint')}</p>}
        list={
          venue
            ? { data: shown ?? undefined, error: services.error, refetch: services.refetch }
            : { data: undefined, error, refetch: retry }
        }
        empty={<EmptyState icon={servicesIcon} title={t('empty')} text={t('emptyText')} />}
        over={venue && edited ? <ServiceDrawer key={edited.id} venue={venue} service={edited} onClose={close} /> : null}
      >
        {(known) =>
          venue ? (
            <ServicesTable
              venue={venue}
              services={known}
              addressOf={(service) => atVenue(serviceAddress(service), ofVenue)}
              onEdit={(id) => open('edit', id)}
            />
          ) : null
        }
      </ListPage>
    </AntdRoot>
  )
}
