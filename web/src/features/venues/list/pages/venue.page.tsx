import { can } from '@brigade/domain/access/permissions.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { stateOfVenue } from '@brigade/domain/venues/venues.rows.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { toApiError } from '#kit/calls/api-error.ts'
import { useUser } from '#kit/calls/session.ts'
import { serverNow, useTimed } from '#kit/device/clock.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { BackLink } from '#ui/back-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { venueIcon } from '#ui/icon-paths.ts'
import { Page } from '#ui/page.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { SetUpSteps } from '#features/venues/list/parts/set-up-steps.tsx'
import { VenueActs } from '#features/venues/list/parts/venue-acts.tsx'
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
  if (!venue) return <Unready error={error} onRetry={refetch} />
  return <KnownVenue key={venue.id} venue={venue} />
}

const VenueForm = lazyPart(async () => ({
  default: (await import('#features/venues/list/parts/venue-forms.tsx')).VenueForm,
}))

const venueTools = ['edit', 'copy'] as const

function KnownVenue({ venue }: { venue: Venue }) {
  const t = useTranslations('venueList')
  const mayWrite = can(useUser(), 'venues:write')
  const { opened, open, close } = useOpenedTool(venueTools)
  const form = opened && opened.tool !== 'add' ? opened.tool : null
  return (
    <Page
      title={venue.name}
      trail={<BackLink to={venueListAddress}>{t('back')}</BackLink>}
      note={<VenueStateTag venue={venue} {...useStateOf(venue)} />}
      actions={
        mayWrite ? (
          <VenueActs venue={venue} onEdit={() => open('edit', venue.id)} onDuplicate={() => open('copy', venue.id)} />
        ) : null
      }
    >
      <VenueFacts venue={venue} />
      <SetUpSteps venueId={venue.id} />
      {mayWrite && form ? <VenueForm form={form} venue={venue} onClose={close} /> : null}
    </Page>
  )
}

/** Returns the state of a venue now; a pause ends at its time, on the server's clock. */
function useStateOf(venue: Venue) {
  useTimed((now) => stateAt(venue, now).state)
  return stateAt(venue, serverNow())
}

function stateAt(venue: Venue, now: number) {
  return stateOfVenue(venue, new Date(now).toISOString())
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
