import { can } from '@brigade/domain/access/permissions.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { stateOfVenue } from '@brigade/domain/venues/venues.rows.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { toApiError } from '#kit/calls/api-error.ts'
import { useUser } from '#kit/calls/session.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { editIcon, settingsIcon, venueIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Page } from '#ui/page.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { ArchiveVenueButton } from '#features/venues/list/parts/archive-venue-button.tsx'
import { DuplicateDrawer } from '#features/venues/list/parts/duplicate-drawer.tsx'
import { SetUpSteps } from '#features/venues/list/parts/set-up-steps.tsx'
import { VenueDrawer } from '#features/venues/list/parts/venue-drawer.tsx'
import { VenueFacts } from '#features/venues/list/parts/venue-facts.tsx'
import { VenueStateTag } from '#features/venues/list/parts/venues-table.tsx'
import { venueListAddress } from '#features/venues/list/venue-addresses.ts'
import { rememberVenue } from '#features/venues/public/remembered-venue.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'

/** Shows a venue to the head office: what it is, and what its set-up still lacks. Other screens then begin with it. */
export function VenuePage() {
  const id = Number(useParams().id)
  const { data: venue, error, refetch } = useQuery(oneVenue(id))
  useEffect(() => rememberVenue(id), [id])
  return (
    <AntdRoot>
      {venue ? <KnownVenue key={venue.id} venue={venue} /> : <Unready error={error} onRetry={refetch} />}
    </AntdRoot>
  )
}

const venueTools = ['edit', 'copy'] as const

function KnownVenue({ venue }: { venue: Venue }) {
  const t = useTranslations('venueList')
  const mayWrite = can(useUser(), 'venues:write')
  const { opened, open, close } = useOpenedTool(venueTools)
  return (
    <Page
      title={venue.name}
      trail={<BackLink to={venueListAddress}>{t('back')}</BackLink>}
      note={<VenueStateTag state={stateOfVenue(venue)} />}
      actions={
        mayWrite ? (
          <>
            <ArchiveVenueButton venue={venue} />
            <BigButton kind="quiet" onClick={() => open('copy', venue.id)}>
              {t('duplicate')}
            </BigButton>
            <LinkButton to={`/restaurants/${venue.id}/details`} icon={settingsIcon}>
              {t('settings')}
            </LinkButton>
            <BigButton icon={editIcon} onClick={() => open('edit', venue.id)}>
              {t('edit')}
            </BigButton>
          </>
        ) : null
      }
    >
      <VenueFacts venue={venue} />
      <SetUpSteps venueId={venue.id} />
      {opened?.tool === 'edit' && mayWrite ? <VenueDrawer venue={venue} onClose={close} /> : null}
      {opened?.tool === 'copy' && mayWrite ? <DuplicateDrawer venue={venue} onClose={close} /> : null}
    </Page>
  )
}

function Unready({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useTranslations('venueList')
  const isUnknown = error !== null && toApiError(error).code === 404
  return (
    <Page title={t('screens.venue')} trail={<BackLink to={venueListAddress}>{t('back')}</BackLink>}>
      {isUnknown ? <EmptyState icon={venueIcon} title={t('unknown')} text={t('unknownText')} /> : null}
      {error !== null && !isUnknown ? <ErrorNote error={error} onRetry={onRetry} /> : null}
      {error === null ? <Waiting /> : null}
    </Page>
  )
}
