import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { ReactNode } from 'react'
import { toApiError } from '#kit/calls/api-error.ts'
import { useVenueOf } from '#features/venues/public/use-venue-of.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { type Listed, ListStates } from '#ui/list-states.tsx'
import { Page } from '#ui/page.tsx'

type OfVenue = { restaurantId: number }

type RecordPageProps<T extends OfVenue> = {
  title: string
  trail: ReactNode
  actions?: ReactNode
  record: Listed<T>
  children: (record: T, venue: Venue) => ReactNode
}

/** Renders the page of one record with its venue, or that there is none. */
export function RecordPage<T extends OfVenue>({ record, actions, children, ...frame }: RecordPageProps<T>) {
  const t = useTranslations('preorders')
  const isUnknown = record.error !== null && toApiError(record.error).code === 404
  return (
    <AntdRoot>
      <VenueBookProvider>
        <Page {...frame} actions={isUnknown ? null : actions}>
          {isUnknown ? (
            <EmptyState icon={searchIcon} title={t('unknown')} text={t('unknownText')} />
          ) : (
            <ListStates list={record}>{(known) => <WithVenue record={known}>{children}</WithVenue>}</ListStates>
          )}
        </Page>
      </VenueBookProvider>
    </AntdRoot>
  )
}

type WithVenueProps<T> = { record: T; children: (record: T, venue: Venue) => ReactNode }

function WithVenue<T extends OfVenue>({ record, children }: WithVenueProps<T>) {
  const venue = useVenueOf(record.restaurantId)
  return <ListStates list={venue}>{(known: Venue) => children(record, known)}</ListStates>
}
