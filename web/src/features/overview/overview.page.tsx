import { worstVenuesFirst } from '@brigade/domain/overview/overview.rules.ts'
import type { VenueOverview } from '@brigade/domain/overview/overview.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '#kit/device/clock.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { venueIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { Page } from '#ui/page.tsx'
import { venuesOverview } from '#features/overview/overview.queries.ts'
import { VenueTile } from '#features/overview/venue-tile.tsx'
import styles from '#features/overview/overview.module.css'

/** In milliseconds. Orders become late without an event. */
const lateEveryMs = 10_000

/** Shows a tile for each venue, the worst first. (spec 1, §2.1) */
export function OverviewPage() {
  const t = useTranslations('overview')
  const { number } = useFormats()
  const venues = useQuery(venuesOverview())
  const count = venues.data?.length
  return (
    <Page
      title={t('screens.overview')}
      note={count === undefined ? null : t('venues', { count, shown: number(count) })}
    >
      <ListStates list={venues} empty={<EmptyState icon={venueIcon} title={t('empty')} text={t('emptyText')} />}>
        {(found) => <Tiles venues={found} />}
      </ListStates>
    </Page>
  )
}

function Tiles({ venues }: { venues: readonly VenueOverview[] }) {
  const t = useTranslations('overview')
  const now = useNow(lateEveryMs)
  return (
    <ul className={styles.tiles} aria-label={t('screens.overview')}>
      {worstVenuesFirst(venues, now).map((venue) => (
        <VenueTile key={venue.id} venue={venue} now={now} />
      ))}
    </ul>
  )
}
