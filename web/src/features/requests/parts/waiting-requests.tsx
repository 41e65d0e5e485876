import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { useAddressPage } from '#kit/address/use-address.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { useRowFocus } from '#kit/address/use-row-focus.ts'
import { useStillRows } from '#kit/device/use-when-layout-may-move.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { checkIcon, requestIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { PageSteps } from '#ui/page-steps.tsx'
import { narrowRequests, type RequestFilters } from '#features/requests/narrow-requests.ts'
import { RequestDetails } from '#features/requests/parts/request-details.tsx'
import { RequestWait } from '#features/requests/parts/request-wait.tsx'
import { RequestWork } from '#features/requests/parts/request-work.tsx'
import { requestIconOf } from '#features/requests/request-icons.ts'
import { useRequestWords, useSearchedWords } from '#features/requests/request-words.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import font from '#ui/font.module.css'
import styles from '#features/requests/parts/waiting-requests.module.css'
import { waitingAPage, useWaitingRequests } from '#features/requests/requests.queries.ts'
import { useOpenRequest } from '#features/requests/use-open-request.ts'
import { useWantedRequests } from '#features/requests/use-wanted-requests.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import type { VenueScope } from '#features/venues/venues.queries.ts'

/**
 * Lists the open requests of a venue, live, sorted by when they are due.
 */
export function WaitingRequests({ venue }: { venue: Venue }) {
  return <WaitingList scope={venue.id} venueOf={() => venue} />
}

/** Lists the open requests of all venues, with the venue of each. */
export function WaitingOfAllVenues() {
  const { find, nameOf } = useVenueBook()
  return <WaitingList scope="all" venueOf={find} nameOf={nameOf} />
}

type ShownVenues = {
  venueOf: (venueId: number) => Venue | undefined
  /** Returns the name of the venue, for requests of several venues. */
  nameOf?: (venueId: number) => string
}

function WaitingList({ scope, ...venues }: ShownVenues & { scope: VenueScope }) {
  const t = useTranslations('requests')
  const { number } = useFormats()
  const { user } = useSession()
  const wanted = useWantedRequests()
  const wordsOf = useSearchedWords()
  const [page, setPage] = useAddressPage()
  const waiting = useWaitingRequests(scope)
  const first = (page - 1) * waitingAPage
  return (
    <ListStates
      list={waiting}
      isEmpty={(requests) => requests.length === 0}
      empty={<EmptyState icon={requestIcon} title={t('empty.requests')} text={t('empty.requestsText')} />}
    >
      {(requests) => {
        const shown = narrowRequests(requests, { ...wanted, userId: user?.id, wordsOf })
        return (
          <>
            {shown.length === 0 ? (
              <NoneWanted wanted={wanted} />
            ) : (
              <WaitingTable
                key={[page, wanted.whose, wanted.type, wanted.search].join('\n')}
                requests={shown.slice(first, first + waitingAPage)}
                {...venues}
              />
            )}
            <PageSteps
              page={page}
              pageSize={waitingAPage}
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

function NoneWanted({ wanted: { whose, type, search } }: { wanted: RequestFilters }) {
  const t = useTranslations('requests')
  if (type !== undefined || search !== '')
    return <EmptyState icon={requestIcon} title={t('empty.found')} text={t('empty.foundText')} />
  return <EmptyState icon={requestIcon} title={t(whose === 'mine' ? 'whose.noneMine' : 'whose.noneNobody')} />
}

type WaitingTableProps = ShownVenues & {
  requests: readonly GuestRequest[]
  /** True on the page of a room, which names it already. */
  isOfOneRoom?: boolean
}

/**
 * Renders open requests, each in a row with its acts; its number also links to the order, which is all that is left for
 * people without an act.
 */
export function WaitingTable({ requests, venueOf, nameOf, isOfOneRoom = false }: WaitingTableProps) {
  const t = useTranslations('requests')
  const { typeOf } = useRequestWords()
  const mayResolve = useCan('requests:resolve')
  const rows = useRef<HTMLDivElement>(null)
  useRowFocus(rows)
  const shown = useStillRows(requests)
  const columns = [...(isOfOneRoom ? [] : ['table' as const]), 'type', 'age', 'takenBy', 'details', 'acts'] as const
  return (
    <div className={`${styles.list} ${surface.card}`} role="table" aria-label={t('tabs.requests')}>
      <div className="visually-hidden" role="rowgroup">
        <div role="row">
          {columns
            .filter((column) => column !== 'acts' || mayResolve)
            .map((column) => (
              <span key={column} role="columnheader">
                {t(`columns.${column}`)}
              </span>
            ))}
        </div>
      </div>
      <div ref={rows} role="rowgroup">
        {shown.map(({ record: request, isGone }) => (
          <div
            key={request.id}
            className={`${styles.row} ${isOfOneRoom ? styles.oneRoom : ''}`}
            role="row"
            inert={isGone}
          >
            {isOfOneRoom ? null : (
              <div className={`${styles.where} ${font.strong}`} role="rowheader">
                <bdi>{request.table}</bdi>
                {nameOf ? (
                  <span className={`${font.regular} ${font.soft}`}>
                    {' · '}
                    <bdi>{nameOf(request.restaurantId)}</bdi>
                  </span>
                ) : null}
              </div>
            )}
            <div className={`${styles.what} ${stack.row2}`} role={isOfOneRoom ? 'rowheader' : 'cell'}>
              <Icon path={requestIconOf(request)} size={18} />
              <bdi className={font.ellipsis}>{typeOf(request)}</bdi>
              {request.orderId === null ? null : <NumberOfOrder request={request} />}
            </div>
            <div className={`${styles.age} ${font.figures}`} role="cell">
              <RequestWait request={request} />
            </div>
            <div className={`${styles.who} ${font.ellipsis}`} role="cell">
              <TakenBy request={request} />
            </div>
            <RequestDetails request={request} />
            {mayResolve ? (
              <RequestWork request={request} venue={venueOf(request.restaurantId)} className={styles.work} />
            ) : null}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Renders the number as a link that opens the request. */
function NumberOfOrder({ request }: { request: GuestRequest }) {
  const { address, onOpen } = useOpenRequest(request)
  return (
    <Link to={address} onClick={onOpen} className={`${styles.order} ${stack.relative}`}>
      <bdi>#{request.orderId}</bdi>
    </Link>
  )
}

/** Marks the person's own request by more than the name, so that it differs from a colleague's. */
function TakenBy({ request: { takenBy, takenById } }: { request: GuestRequest }) {
  const t = useTranslations('requests')
  const { user } = useSession()
  if (takenById !== null && takenById === user?.id)
    return (
      <strong className={`${styles.you} ${stack.inline1}`}>
        <Icon path={checkIcon} size={18} />
        {t('you')}
      </strong>
    )
  return takenBy === null ? (
    <span className={`${styles.nobody} ${font.soft}`}>{t('nobody')}</span>
  ) : (
    <bdi>{takenBy}</bdi>
  )
}
