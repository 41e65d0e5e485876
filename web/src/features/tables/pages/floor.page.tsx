import { type FloorOrder, floorOrders, type FloorRoom, sortedFloor } from '@brigade/domain/tables/tables.floor.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { FloorKind, FloorPart, GoingOnList } from '#kit/floor-parts.ts'
import { say, useWords } from '#kit/i18n.ts'
import { useAddressChoice, useAddressText } from '#kit/use-address.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { floorIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { Page } from '#ui/page.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { narrowFloor } from '#features/tables/narrow-floor.ts'
import { FloorFilters } from '#features/tables/parts/floor-filters.tsx'
import { FloorGrid } from '#features/tables/parts/floor-grid.tsx'
import { FloorLists } from '#features/tables/parts/floor-lists.tsx'
import styles from '#features/tables/parts/floor-grid.module.css'
import { allFloorParts, tablesOfVenue } from '#features/tables/tables.queries.ts'
import { kindsOf, useFloor, useFloorParts } from '#features/tables/use-floor.ts'
import { useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/door/venue-picker.tsx'

/** The live floor of a venue: a tile for each table or room, with what goes on there. (spec 1, §2.1) */
export function FloorPage() {
  const t = useWords('tables')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const parts = useQuery(allFloorParts())
  const [search, setSearch] = useAddressText('search')
  return (
    <Page
      title={t('screens.floor')}
      isWide
      actions={
        <>
          {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
          <SearchField label={t('search')} text={search} onChange={setSearch} className={styles.search} />
        </>
      }
    >
      <ListStates list={venue ? parts : { data: undefined, error, refetch: retry }}>
        {(known) => (venue ? <PartsOfFloor key={venue.id} venue={venue} parts={known} /> : null)}
      </ListStates>
    </Page>
  )
}

type FloorProps = { venue: Venue; parts: readonly FloorPart[] }

function PartsOfFloor({ venue, parts }: FloorProps) {
  const shown = useFloorParts(parts, venue)
  const view = useFloorView(shown)
  const tables = useQuery(tablesOfVenue(venue.id))
  // Their counts are drawn first: the lists are larger, and are asked for once the tiles are there.
  if (tables.data === undefined) return <ListStates list={tables}>{() => null}</ListStates>
  return (
    <FloorLists venue={venue} parts={shown}>
      {(lists) => <Floor venue={venue} parts={shown} lists={lists} view={view} />}
    </FloorLists>
  )
}

/** How somebody wants to see the floor. */
type FloorView = {
  kinds: readonly FloorKind[]
  search: string
  show: string
  setShow: (show: string) => void
  order: FloorOrder
  setOrder: (order: FloorOrder) => void
}

/** The view that the address names. It is read above the lists: not again for each order. */
function useFloorView(parts: readonly FloorPart[]): FloorView {
  const kinds = useMemo(() => kindsOf(parts), [parts])
  const [search] = useAddressText('search')
  const [order, setOrder] = useAddressChoice<FloorOrder>('order', floorOrders)
  const [asked, setShow] = useAddressText('show')
  const isKnown = asked === 'busy' || kinds.some(({ name }) => name === asked)
  return { kinds, search, show: isKnown ? asked : 'all', setShow, order, setOrder }
}

function Floor({ venue, parts, lists, view }: FloorProps & { lists: readonly GoingOnList[]; view: FloorView }) {
  const floor = useFloor({ venue, parts, lists })
  const { missing, failure, refetch } = floor
  return (
    <ListStates list={floor}>
      {(rooms) => (
        <Rooms rooms={rooms} missing={missing} view={view}>
          {missing.length > 0 ? <MissingKinds kinds={missing} failure={failure} onRetry={refetch} /> : null}
        </Rooms>
      )}
    </ListStates>
  )
}

type RoomsProps = {
  rooms: readonly FloorRoom[]
  missing: readonly FloorKind[]
  view: FloorView
  /** What is said of those that are missing. */
  children: ReactNode
}

function Rooms({ rooms, missing, view, children }: RoomsProps) {
  const t = useWords('tables')
  const { kinds, search, show, setShow, order, setOrder } = view
  const shown = useMemo(() => sortedFloor(narrowFloor(rooms, { show, search }), order), [rooms, show, search, order])
  const empty = emptyAs({ isSearched: search.trim() !== '', show })
  return (
    <>
      <FloorFilters
        rooms={rooms}
        kinds={kinds}
        missing={missing}
        show={show}
        onShow={setShow}
        order={order}
        onOrder={setOrder}
      />
      {children}
      {shown.length > 0 ? <FloorGrid rooms={shown} kinds={kinds} /> : null}
      {/* That there is nothing to do is known once all is there. */}
      {shown.length === 0 && (empty !== 'quiet' || missing.length === 0) ? <NoRooms of={empty} /> : null}
      <p className="visually-hidden" role="status">
        {t('total', { count: shown.length, shown: shown.length })}
      </p>
    </>
  )
}

type MissingKindsProps = { kinds: readonly FloorKind[]; failure: unknown; onRetry: () => unknown }

/** Says what the tiles don't, for as long as it has not come. */
function MissingKinds({ kinds, failure, onRetry }: MissingKindsProps) {
  const t = useWords('tables')
  const text = t('missing', { kinds: kinds.map(({ titleKey }) => say(titleKey)).join(' · ') })
  return failure ? <ErrorNote of={text} error={failure} onRetry={onRetry} /> : <Waiting text={text} />
}

type Empty = 'all' | 'quiet' | 'found'

function emptyAs({ isSearched, show }: { isSearched: boolean; show: string }): Empty {
  if (isSearched) return 'found'
  return show === 'all' ? 'all' : 'quiet'
}

function NoRooms({ of }: { of: Empty }) {
  const t = useWords('tables')
  return <EmptyState icon={floorIcon} title={t(`empty.${of}`)} text={t(`empty.${of}Text`)} />
}
