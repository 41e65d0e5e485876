import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Link } from 'react-router'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { useAddressPage } from '#kit/use-address.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { bellIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { PageSteps } from '#ui/page-steps.tsx'
import { RequestAge } from '#features/requests/parts/request-age.tsx'
import { RequestWork } from '#features/requests/parts/request-work.tsx'
import styles from '#features/requests/parts/waiting-requests.module.css'
import { requestsAPage, useWaitingRequests } from '#features/requests/requests.queries.ts'

/** What the floor is being asked for at a venue, live: what is due first stands first. */
export function WaitingRequests({ venue }: { venue: Venue }) {
  const t = useWords('requests')
  const { number } = useFormats()
  const [page, setPage] = useAddressPage()
  const waiting = useWaitingRequests(venue.id)
  const first = (page - 1) * requestsAPage
  return (
    <ListStates
      list={waiting}
      isEmpty={(requests) => requests.length === 0}
      empty={<EmptyState icon={bellIcon} title={t('empty.requests')} text={t('empty.requestsText')} />}
    >
      {(requests) => (
        <>
          <WaitingTable requests={requests.slice(first, first + requestsAPage)} venue={venue} />
          <PageSteps
            page={page}
            pageSize={requestsAPage}
            total={requests.length}
            totalText={t('total', { count: requests.length, shown: number(requests.length) })}
            isBusy={false}
            onPage={setPage}
          />
        </>
      )}
    </ListStates>
  )
}

/** Requests that wait, each with what can be done about it. */
export function WaitingTable({ requests, venue }: { requests: readonly GuestRequest[]; venue: Venue }) {
  const t = useWords('requests')
  const columns: Column<GuestRequest>[] = [
    { key: 'table', label: t('columns.table'), kind: 'heading', render: ({ table }) => <bdi>{table}</bdi> },
    {
      key: 'type',
      label: t('columns.type'),
      inCard: 'title',
      render: ({ requestType, orderId }) => (
        <>
          {t(`types.${requestType}`)}
          {/* A space within would stand at the far end of the number in Arabic. */}
          {orderId === null ? null : (
            <>
              {' '}
              <Link to={`/orders/${orderId}`} className={styles.order}>
                <bdi>#{orderId}</bdi>
              </Link>
            </>
          )}
        </>
      ),
    },
    {
      key: 'takenBy',
      label: t('columns.takenBy'),
      inCard: 'title',
      render: ({ takenBy }) => (
        <span className={styles.taken}>{takenBy === null ? t('nobody') : <bdi>{takenBy}</bdi>}</span>
      ),
    },
    {
      key: 'age',
      label: t('columns.age'),
      kind: 'state',
      render: (request) => <RequestAge request={request} />,
    },
    {
      key: 'acts',
      label: t('columns.acts'),
      kind: 'acts',
      render: (request) => <RequestWork request={request} venue={venue} />,
    },
  ]
  return <DataTable label={t('tabs.requests')} columns={columns} records={requests} keyOf={({ id }) => id} />
}
