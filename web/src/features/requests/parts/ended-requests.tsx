import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { minutesSince } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressPage } from '#kit/address/use-address.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { DayTime, firstsOfDays } from '#ui/day-time.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import { PagedList } from '#ui/paged-list.tsx'
import { RequestFacts } from '#features/requests/parts/request-details.tsx'
import { type EndedParams, endedRequests, requestsAPage } from '#features/requests/requests.queries.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type EndedRequestsProps = { venue: Venue; label: string; asked: Omit<EndedParams, 'venueId'>; emptyText: string }

/** Renders one page of requests that have ended, the newest first, with the duration of each. */
export function EndedRequests({ venue, label, asked, emptyText }: EndedRequestsProps) {
  const t = useTranslations('requests')
  const [page, setPage] = useAddressPage()
  const ended = useQuery({
    ...endedRequests({ ...asked, venueId: venue.id }, page),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedList
      list={ended}
      page={page}
      pageSize={requestsAPage}
      onPage={setPage}
      totalText={(total) => t('total', total)}
      empty={<EmptyState icon={checkIcon} title={t('empty.ended')} text={emptyText} />}
    >
      {(requests, isBusy) => <EndedTable label={label} requests={requests} venue={venue} isBusy={isBusy} />}
    </PagedList>
  )
}

type EndedTableProps = { label: string; requests: readonly GuestRequest[]; venue: Venue; isBusy: boolean }

function EndedTable({ label, requests, venue, isBusy }: EndedTableProps) {
  const t = useTranslations('requests')
  const formats = useVenueFormats(venue)
  const { date, time, minutes } = formats
  const firsts = firstsOfDays(requests, { keyOf: ({ id }) => id, dayOf: ({ createdAt }) => date(createdAt) })
  const columns: Column<GuestRequest>[] = [
    { key: 'table', label: t('columns.table'), kind: 'heading', render: ({ table }) => <bdi>{table}</bdi> },
    {
      key: 'type',
      label: t('columns.type'),
      kind: 'detail',
      inCard: 'title',
      render: (request) => <RequestFacts request={request} time={time} />,
    },
    {
      key: 'createdAt',
      label: t('columns.createdAt'),
      kind: 'time',
      render: ({ id, createdAt }) => <DayTime instant={createdAt} formats={formats} showsDay={firsts.has(id)} />,
    },
    {
      key: 'takenBy',
      label: t('columns.takenBy'),
      isExtra: true,
      inCard: 'hidden',
      render: ({ takenBy }) => (takenBy === null ? null : <bdi>{takenBy}</bdi>),
    },
    {
      key: 'updatedBy',
      label: t('columns.updatedBy'),
      inCard: 'labelled',
      render: ({ updatedBy }) => (updatedBy === null ? t('byItself') : <bdi>{updatedBy}</bdi>),
    },
    {
      key: 'took',
      label: t('columns.took'),
      kind: 'amount',
      render: ({ createdAt, endedAt }) =>
        endedAt === null ? null : minutes(minutesSince(createdAt, Date.parse(endedAt))),
    },
  ]
  return <DataTable isList label={label} columns={columns} records={requests} keyOf={({ id }) => id} isBusy={isBusy} />
}
