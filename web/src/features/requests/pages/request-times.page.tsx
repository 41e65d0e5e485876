import { isOffered } from '@brigade/domain/requests/requests.rules.ts'
import { timedRequestTypes, type TimedRequestType } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { RequestTimesDrawer } from '#features/requests/times/request-times-drawer.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { VenueSettingsPage } from '#features/venues/public/venue-settings-page.tsx'

/** Shows the minutes within which a venue wants its requests resolved. (product, Requests, trays) */
export function RequestTimesPage() {
  const t = useTranslations('requests')
  return (
    <VenueSettingsPage
      title={t('screens.requestTimes')}
      hint={t('times.hint')}
      editLabel={t('times.edit')}
      Drawer={RequestTimesDrawer}
    >
      {(venue) => <TimesTable venue={venue} />}
    </VenueSettingsPage>
  )
}

function TimesTable({ venue }: { venue: Venue }) {
  const t = useTranslations('requests')
  const { minutes } = useVenueFormats(venue)
  const columns: Column<TimedRequestType>[] = [
    { key: 'type', label: t('columns.type'), kind: 'heading', render: (type) => t(`types.${type}`) },
    {
      key: 'within',
      label: t('times.within'),
      inCard: 'labelled',
      render: (type) => minutes(venue.requestDueMinutes[type]),
    },
  ]
  const types = timedRequestTypes.filter((type) => isOffered(type, venue))
  return <DataTable isList label={t('times.list')} columns={columns} records={types} keyOf={(type) => type} />
}
