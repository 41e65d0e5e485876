import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { toApiError } from '#kit/calls/api-error.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useSession } from '#kit/calls/session.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { Page } from '#ui/page.tsx'
import { Panel } from '#ui/panel.tsx'
import { guestServicesAddress } from '#features/requests/services/guest-services-address.ts'
import { atVenue } from '#features/venues/public/at-venue.ts'
import { oneService } from '#features/requests/services/guest-services.queries.ts'
import { LastRequests } from '#features/requests/services/last-requests.tsx'
import { MeasuredTimes } from '#features/requests/services/measured-times.tsx'
import { ServiceDrawer } from '#features/requests/services/service-drawer.tsx'
import { ServiceRemoval } from '#features/requests/services/service-removal.tsx'
import { useServiceTitle } from '#features/requests/services/use-service-name.ts'
import { useRemoveService } from '#features/requests/services/write-services.ts'
import { ServiceFacts } from '#features/requests/services/service-facts.tsx'
import { useVenueOf } from '#features/venues/public/use-venue-of.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'

const tools = ['edit', 'delete'] as const

/** Shows one thing that guests can request, how long staff took for it lately, and who requested it last. (screens, /guest/services) */
export function ServicePage() {
  const t = useTranslations('guestServices')
  const id = Number(useParams().id)
  const service = useQuery(oneService(id))
  const { opened, open, close } = useOpenedTool(tools)
  const { venue: own } = useSession()
  const remove = useRemoveService()
  const titleOf = useServiceTitle()
  const navigate = useNavigate()
  const isUnknown = service.error !== null && toApiError(service.error).code === 404
  const ofVenue = own || !service.data ? null : service.data.restaurantId
  return (
    <AntdRoot>
      <VenueBookProvider>
        <Page
          title={service.data ? titleOf(service.data) : t('screens.service')}
          trail={<BackLink to={atVenue(guestServicesAddress, ofVenue)}>{t('screens.services')}</BackLink>}
          actions={
            <>
              {service.data?.requestType === 'custom' ? (
                <BigButton kind="quiet" icon={deleteIcon} onClick={() => open('delete', id)}>
                  {t('remove')}
                </BigButton>
              ) : null}
              <BigButton icon={editIcon} isOff={!service.data} onClick={() => open('edit', id)}>
                {t('editThis')}
              </BigButton>
            </>
          }
        >
          {isUnknown ? (
            <EmptyState icon={searchIcon} title={t('unknown')} text={t('unknownText')} />
          ) : (
            <ListStates list={service}>
              {(known) => (
                <Panels service={known} isEdited={opened?.tool === 'edit' && opened.id === id} onClose={close} />
              )}
            </ListStates>
          )}
          {opened?.tool === 'delete' && service.data?.requestType === 'custom' ? (
            <ServiceRemoval
              service={service.data}
              isBusy={remove.isPending}
              onConfirm={() =>
                remove.mutate(id, { onSuccess: () => void navigate(atVenue(guestServicesAddress, ofVenue)) })
              }
              onCancel={close}
            />
          ) : null}
        </Page>
      </VenueBookProvider>
    </AntdRoot>
  )
}

type PanelsProps = { service: GuestService; isEdited: boolean; onClose: () => void }

function Panels({ service, isEdited, onClose }: PanelsProps) {
  const t = useTranslations('guestServices')
  const venue = useVenueOf(service.restaurantId)
  return (
    <ListStates list={venue}>
      {(known: Venue) => (
        <>
          <Panel title={t('facts')}>
            <ServiceFacts venue={known} service={service} />
          </Panel>
          <Panel title={t('measured')} hint={t('measuredHint')}>
            <MeasuredTimes venue={known} service={service} />
          </Panel>
          <Panel title={t('recent')}>
            <LastRequests venue={known} service={service} />
          </Panel>
          {isEdited ? <ServiceDrawer venue={known} service={service} onClose={onClose} /> : null}
        </>
      )}
    </ListStates>
  )
}
