import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { PushTimesDrawer } from '#features/push/parts/push-times-drawer.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { VenueSettingsPage } from '#features/venues/public/venue-settings-page.tsx'

const notices = ['newOrder', 'overdueRequest'] as const

/** Shows the push messages of a venue while Brigade is closed there, and their times. */
export function PushTimesPage() {
  const t = useTranslations('push')
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
  const t = useTranslations('push')
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
