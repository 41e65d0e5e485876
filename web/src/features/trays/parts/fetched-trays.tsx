import { reportRangeOf } from '@brigade/domain/kit/report-range.ts'
import { exportTraysPath } from '@brigade/domain/trays/trays.api.ts'
import { type TrayOut, trayWindowDays } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressPage } from '#kit/address/use-address.ts'
import { useReportDays } from '#kit/address/use-report-days.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { trayIcon } from '#ui/icon-paths.ts'
import { PagedList } from '#ui/paged-list.tsx'
import { ReportDaysLine } from '#ui/report-days-line.tsx'
import { nameOfTray } from '#features/trays/trays.mutations.ts'
import { fetchedTrays, traysAPage } from '#features/trays/trays.queries.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/**
 * Lists the collected trays among those that were linked on some days, page by page, with their download. (spec 1,
 * §2.6)
 */
export function FetchedTrays({ venue }: { venue: Venue }) {
  const t = useTranslations('trays')
  const report = useReportDays({ timeZone: venue.timeZone, usualDays: trayWindowDays })
  const { days } = report
  const [page, setPage] = useAddressPage()
  const createdAt = reportRangeOf(days, venue)
  const trays = useQuery(fetchedTrays({ venueId: venue.id, createdAt, page }))
  const asked = { fileName: t('file', days), restaurantId: venue.id, createdAt, status: 'expired' as const }
  return (
    <>
      <ReportDaysLine report={report} path={exportTraysPath} permission="trays:export" asked={asked} />
      <PagedList
        list={trays}
        page={page}
        pageSize={traysAPage}
        onPage={setPage}
        totalText={(total) => t('total', total)}
        empty={<EmptyState icon={trayIcon} title={t('empty.done')} text={t('empty.doneText')} />}
      >
        {(records, isBusy) => <FetchedTable trays={records} isBusy={isBusy} />}
      </PagedList>
    </>
  )
}

function FetchedTable({ trays, isBusy }: { trays: readonly TrayOut[]; isBusy: boolean }) {
  const t = useTranslations('trays')
  const book = useVenueBook()
  const at = ({ restaurantId }: TrayOut, instant: string) => book.formatsOf(restaurantId).dateTime(instant)
  const columns: Column<TrayOut>[] = [
    { key: 'room', label: t('columns.room'), kind: 'heading', render: ({ tableName }) => <bdi>{tableName}</bdi> },
    { key: 'tray', label: t('columns.tray'), inCard: 'title', render: (tray) => <bdi>{nameOfTray(tray)}</bdi> },
    {
      key: 'linked',
      label: t('columns.linked'),
      kind: 'time',
      inCard: 'hidden',
      render: (tray) => at(tray, tray.createdAt),
    },
    {
      key: 'fetched',
      label: t('columns.fetched'),
      kind: 'time',
      render: (tray) => at(tray, tray.updatedAt),
    },
    { key: 'by', label: t('columns.by'), inCard: 'labelled', render: ({ unlinkedBy }) => <bdi>{unlinkedBy}</bdi> },
  ]
  return (
    <DataTable isList label={t('tabs.done')} columns={columns} records={trays} keyOf={({ id }) => id} isBusy={isBusy} />
  )
}
