import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { PushTimesDrawer } from '#features/push/parts/push-times-drawer.tsx'
import { useVenueFormats } from '#features/venues/door/use-venue-formats.ts'
import { VenueSettingsPage } from '#features/venues/door/venue-settings-page.tsx'

const notices = ['newOrder', 'overdueRequest'] as const

/** What a venue has phones told of while Brigade is closed there, and when. */
export function PushTimesPage() {
  const t = useWords('push')
  return (
    <VenueSettingsPage
      title={t('screens.pushTimes')}
      hint={t('times.hint')}
      editLabel={t('times.edit')}
      Drawer={PushTimesDrawer}
    >
      {(venue) => <TimesTable venue={venue} />}
    </VenueSettingsPage>
  )
}

function TimesTable({ venue }: { venue: Venue }) {
  const t = useWords('push')
  const { minutes } = useVenueFormats(venue)
  const columns: Column<(typeof notices)[number]>[] = [
    { key: 'what', label: t('times.what'), kind: 'heading', render: (notice) => t(`times.notices.${notice}`) },
    { key: 'who', label: t('times.who'), inCard: 'labelled', render: (notice) => t(`times.told.${notice}`) },
    {
      key: 'after',
      label: t('times.after'),
      inCard: 'labelled',
      render: (notice) => (notice === 'newOrder' ? minutes(venue.pushOrdersAfterMinutes) : t('times.whenOverdue')),
    },
  ]
  return <DataTable label={t('times.list')} columns={columns} records={notices} keyOf={(notice) => notice} />
}
