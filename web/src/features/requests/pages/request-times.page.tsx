import { isOffered } from '@brigade/domain/requests/requests.rules.ts'
import { type RequestType, requestTypes } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { useOpenedTool } from '#kit/use-opened-tool.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { editIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { RequestTimesDrawer } from '#features/requests/times/request-times-drawer.tsx'
import { useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'
import { useVenueFormats } from '#features/venues/door/use-venue-formats.ts'
import { VenuePicker } from '#features/venues/door/venue-picker.tsx'

const timesTools = ['edit'] as const

/** Within how many minutes a venue wants its requests to be seen to. (product, Requests, trays) */
export function RequestTimesPage() {
  const t = useWords('requests')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, close } = useOpenedTool(timesTools)
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.requestTimes')}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            <BigButton icon={editIcon} isOff={venue === null} onClick={() => open('edit', venue?.id ?? 0)}>
              {t('times.edit')}
            </BigButton>
          </>
        }
        list={{ data: venue ?? undefined, error, refetch: retry }}
        over={
          venue && opened?.id === venue.id ? <RequestTimesDrawer key={venue.id} venue={venue} onClose={close} /> : null
        }
      >
        {(shown: Venue) => (
          <>
            <p>{t('times.hint')}</p>
            <TimesTable venue={shown} />
          </>
        )}
      </ListPage>
    </AntdRoot>
  )
}

function TimesTable({ venue }: { venue: Venue }) {
  const t = useWords('requests')
  const { minutes } = useVenueFormats(venue)
  const columns: Column<RequestType>[] = [
    { key: 'type', label: t('columns.type'), kind: 'heading', render: (type) => t(`types.${type}`) },
    {
      key: 'within',
      label: t('times.within'),
      inCard: 'labelled',
      render: (type) => minutes(venue.requestDueMinutes[type]),
    },
  ]
  const types = requestTypes.filter((type) => isOffered(type, venue))
  return <DataTable label={t('times.list')} columns={columns} records={types} keyOf={(type) => type} />
}
