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
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import type { VenueScope } from '#features/venues/venues.queries.ts'

/** What the floor is being asked for at a venue, live: what is due first stands first. */
export function WaitingRequests({ venue }: { venue: Venue }) {
  return <WaitingList scope={venue.id} venueOf={() => venue} />
}

/** The same of all venues at once, with where each waits. */
export function WaitingOfAllVenues() {
  const { find, nameOf } = useVenueBook()
  return <WaitingList scope="all" venueOf={find} nameOf={nameOf} />
}

type ShownVenues = {
  venueOf: (venueId: number) => Venue | undefined
  /** For those of several venues. */
  nameOf?: (venueId: number) => string
}

function WaitingList({ scope, ...venues }: ShownVenues & { scope: VenueScope }) {
  const t = useWords('requests')
  const { number } = useFormats()
  const [page, setPage] = useAddressPage()
  const waiting = useWaitingRequests(scope)
  const first = (page - 1) * requestsAPage
  return (
    <ListStates
      list={waiting}
      isEmpty={(requests) => requests.length === 0}
      empty={<EmptyState icon={bellIcon} title={t('empty.requests')} text={t('empty.requestsText')} />}
    >
      {(requests) => (
        <>
          <WaitingTable requests={requests.slice(first, first + requestsAPage)} {...venues} />
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
export function WaitingTable({ requests, venueOf, nameOf }: ShownVenues & { requests: readonly GuestRequest[] }) {
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
    ...(nameOf
      ? [
          {
            key: 'venue',
            label: t('columns.venue'),
            inCard: 'title',
            render: ({ restaurantId }) => <bdi>{nameOf(restaurantId)}</bdi>,
          } satisfies Column<GuestRequest>,
        ]
      : []),
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
      render: (request) => <RequestWork request={request} venue={venueOf(request.restaurantId)} />,
    },
  ]
  return <DataTable label={t('tabs.requests')} columns={columns} records={requests} keyOf={({ id }) => id} />
}
