import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Link } from 'react-router'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { useAddressPage } from '#kit/use-address.ts'
import { useCan } from '#kit/use-can.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { bellIcon, checkIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { PageSteps } from '#ui/page-steps.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { narrowRequests, type Wanted } from '#features/requests/narrow-requests.ts'
import { RequestAge } from '#features/requests/parts/request-age.tsx'
import { RequestWork } from '#features/requests/parts/request-work.tsx'
import { WaitingFilters } from '#features/requests/parts/waiting-filters.tsx'
import styles from '#features/requests/parts/waiting-requests.module.css'
import { requestsAPage, useWaitingRequests } from '#features/requests/requests.queries.ts'
import { useOpenRequest } from '#features/requests/use-open-request.ts'
import { useWantedRequests } from '#features/requests/use-wanted-requests.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import type { VenueScope } from '#features/venues/venues.queries.ts'

/** What the floor is being asked for at a venue, live: what is due first stands first. Where it takes more than a page, they are searched and narrowed. */
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
  const { user } = useSession()
  const wanted = useWantedRequests()
  const [page, setPage] = useAddressPage()
  const waiting = useWaitingRequests(scope)
  const first = (page - 1) * requestsAPage
  return (
    <ListStates
      list={waiting}
      isEmpty={(requests) => requests.length === 0}
      empty={<EmptyState icon={bellIcon} title={t('empty.requests')} text={t('empty.requestsText')} />}
    >
      {(requests) => {
        const shown = narrowRequests(requests, { ...wanted, userId: user?.id })
        return (
          <>
            {isNarrowed(wanted) || requests.length > requestsAPage ? (
              <WaitingFilters requests={requests} userId={user?.id} wanted={wanted} />
            ) : null}
            {shown.length === 0 ? (
              <NoneWanted wanted={wanted} />
            ) : (
              <WaitingTable requests={shown.slice(first, first + requestsAPage)} {...venues} />
            )}
            <PageSteps
              page={page}
              pageSize={requestsAPage}
              total={shown.length}
              totalText={t('total', { count: shown.length, shown: number(shown.length) })}
              isBusy={false}
              onPage={setPage}
            />
          </>
        )
      }}
    </ListStates>
  )
}

function isNarrowed({ whose, type, search }: Wanted): boolean {
  return whose !== undefined || type !== undefined || search !== ''
}

function NoneWanted({ wanted: { whose, type, search } }: { wanted: Wanted }) {
  const t = useWords('requests')
  if (type !== undefined || search !== '')
    return <EmptyState icon={bellIcon} title={t('empty.found')} text={t('empty.foundText')} />
  return <EmptyState icon={bellIcon} title={t(whose === 'mine' ? 'whose.noneMine' : 'whose.noneNobody')} />
}

/** Requests that wait, each with what can be done about it; to an order leads its number too, which is all that is left for who does nothing about it. */
export function WaitingTable({ requests, venueOf, nameOf }: ShownVenues & { requests: readonly GuestRequest[] }) {
  const t = useWords('requests')
  const mayResolve = useCan('requests:resolve')
  const columns: Column<GuestRequest>[] = [
    { key: 'table', label: t('columns.table'), kind: 'heading', render: ({ table }) => <bdi>{table}</bdi> },
    {
      key: 'type',
      label: t('columns.type'),
      inCard: 'title',
      render: (request) => (
        <>
          {t(`types.${request.requestType}`)}
          {/* A space within would stand at the far end of the number in Arabic. */}
          {request.orderId === null ? null : (
            <>
              {' '}
              <NumberOfOrder request={request} />
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
      render: (request) => <TakenBy request={request} />,
    },
    {
      key: 'age',
      label: t('columns.age'),
      kind: 'state',
      render: (request) => <RequestAge request={request} />,
    },
    ...(mayResolve
      ? [
          {
            key: 'acts',
            label: t('columns.acts'),
            kind: 'acts',
            render: (request) => <RequestWork request={request} venue={venueOf(request.restaurantId)} />,
          } satisfies Column<GuestRequest>,
        ]
      : []),
  ]
  return (
    <div className={styles.table}>
      <DataTable label={t('tabs.requests')} columns={columns} records={requests} keyOf={({ id }) => id} hasManyActs />
    </div>
  )
}

/** Leads to the order as what opens the request does. */
function NumberOfOrder({ request }: { request: GuestRequest }) {
  const { address, onOpen } = useOpenRequest(request)
  return (
    <Link to={address} onClick={onOpen} className={styles.order}>
      <bdi>#{request.orderId}</bdi>
    </Link>
  )
}

/** One's own is told apart from a colleague's by more than the name. */
function TakenBy({ request: { takenBy, takenById } }: { request: GuestRequest }) {
  const t = useWords('requests')
  const { user } = useSession()
  if (takenById !== null && takenById === user?.id) return <StateTag tone="green" icon={checkIcon} label={t('you')} />
  return takenBy === null ? (
    <span className={`${styles.taken} ${styles.nobody}`}>{t('nobody')}</span>
  ) : (
    <bdi className={styles.taken}>{takenBy}</bdi>
  )
}
