import { type FloorOrder, floorOrders, type FloorRoom, sortedFloor } from '@brigade/domain/tables/tables.floor.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { type FloorPart, floorSlot, type GoingOnList } from '#features/tables/public/floor-slot.ts'
import { translate, useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressChoice, useAddressText } from '#kit/address/use-address.ts'
import { useMedia } from '#kit/device/use-media.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { floorIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { Page } from '#ui/page.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { commonWordOf } from '#features/tables/floor-tiles.ts'
import { narrowFloor } from '#features/tables/narrow-floor.ts'
import { FloorFilters } from '#features/tables/parts/floor-filters.tsx'
import { FloorGrid } from '#features/tables/parts/floor-grid.tsx'
import { FloorLists } from '#features/tables/parts/floor-lists.tsx'
import { FloorViewChoice } from '#features/tables/parts/floor-view-choice.tsx'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'
import { useFloor, useFloorParts } from '#features/tables/use-floor.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import styles from '#features/tables/parts/floor-grid.module.css'

/** The filters have room in the line of the title. */
const wide = matchMedia('(width >= 1200px) and (height >= 500px)')

/** Shows the live floor of a venue: a tile for each table or room, with its activities. (spec 1, §2.1) */
export function FloorPage() {
  const t = useTranslations('tables')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const parts = useQuery(floorSlot.query())
  const hasRoom = useMedia(wide) && venues === null
  const [filterPlace, setFilterPlace] = useState<HTMLElement | null>(null)
  return (
    <Page
      title={t('screens.floor')}
      isWide
      filters={hasRoom ? <div ref={setFilterPlace} className={styles.filters} /> : undefined}
      actions={
        <>
          {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
          <FloorViewChoice />
        </>
      }
    >
      <ListStates list={venue ? parts : { data: undefined, error, refetch: retry }}>
        {(known) =>
          venue ? <PartsOfFloor key={venue.id} venue={venue} parts={known} filterPlace={filterPlace} /> : null
        }
      </ListStates>
    </Page>
  )
}

type FloorProps = { venue: Venue; parts: readonly FloorPart[] }

function PartsOfFloor({ venue, parts, filterPlace }: FloorProps & Pick<FloorView, 'filterPlace'>) {
  const shown = useFloorParts(parts, venue)
  const view = { ...useFloorView(shown), filterPlace }
  const tables = useQuery(tablesOfVenue(venue.id))
  // Their counts are drawn first: the lists are larger, and are fetched once the tiles are visible.
  if (tables.data === undefined) return <ListStates list={tables}>{() => null}</ListStates>
  return (
    <FloorLists venue={venue} parts={shown}>
      {(lists) => <Floor venue={venue} parts={shown} lists={lists} view={view} />}
    </FloorLists>
  )
}

/** The chosen view of the floor. */
type FloorView = {
  search: string
  show: string
  setShow: (show: string) => void
  order: FloorOrder
  /** The place of the filters in the page's header; null where they have a line of their own. */
  filterPlace: HTMLElement | null
}

/** Returns the view that the address names. It is read above the lists: not again for each order. */
function useFloorView(parts: readonly FloorPart[]): Omit<FloorView, 'filterPlace'> {
  const [search] = useAddressText('search')
  const [order] = useAddressChoice<FloorOrder>('order', floorOrders)
  const [asked, setShow] = useAddressText('show')
  const isKnown = ['busy', 'late', ...parts.map(({ name }) => name)].includes(asked)
  return { search, show: isKnown ? asked : 'all', setShow, order }
}

function Floor({ venue, parts, lists, view }: FloorProps & { lists: readonly GoingOnList[]; view: FloorView }) {
  const floor = useFloor({ venue, parts, lists })
  const { missing, failure, refetch } = floor
  return (
    <ListStates list={floor}>
      {(rooms) => (
        <Rooms rooms={rooms} parts={parts} missing={missing} view={view}>
          {missing.length > 0 ? <MissingParts parts={missing} failure={failure} onRetry={refetch} /> : null}
        </Rooms>
      )}
    </ListStates>
  )
}

type RoomsProps = {
  rooms: readonly FloorRoom[]
  parts: readonly FloorPart[]
  missing: readonly FloorPart[]
  view: FloorView
  /** The note about missing parts. */
  children: ReactNode
}

function Rooms({ rooms, parts, missing, view, children }: RoomsProps) {
  const t = useTranslations('tables')
  const { search, show, setShow, order, filterPlace } = view
  const shown = useMemo(
    () => sortedFloor(narrowFloor(rooms, { parts, show, search }), order),
    [rooms, parts, show, search, order],
  )
  const commonWord = useMemo(() => commonWordOf(rooms), [rooms])
  const empty = emptyAs({ isSearched: search.trim() !== '', show })
  const filters = <FloorFilters rooms={rooms} parts={parts} missing={missing} show={show} onShow={setShow} />
  return (
    <>
      {filterPlace ? createPortal(filters, filterPlace) : filters}
      {children}
      {shown.length > 0 ? (
        <FloorGrid rooms={shown} parts={parts} commonWord={commonWord} isGrouped={order === 'floor'} />
      ) : null}
      {/* An empty floor is certain only once all lists have loaded. */}
      {shown.length === 0 && (empty !== 'quiet' || missing.length === 0) ? <NoRooms of={empty} /> : null}
      <p className="visually-hidden" role="status">
        {t('total', { count: shown.length, shown: shown.length })}
      </p>
    </>
  )
}

type MissingPartsProps = { parts: readonly FloorPart[]; failure: unknown; onRetry: () => unknown }

/** Names the parts that the tiles do not show yet, until they have loaded. */
function MissingParts({ parts, failure, onRetry }: MissingPartsProps) {
  const t = useTranslations('tables')
  const text = t('missing', { kinds: parts.map(({ titleKey }) => translate(titleKey)).join(' · ') })
  return failure ? <ErrorNote of={text} error={failure} onRetry={onRetry} /> : <Waiting text={text} />
}

type Empty = 'all' | 'quiet' | 'found'

function emptyAs({ isSearched, show }: { isSearched: boolean; show: string }): Empty {
  if (isSearched) return 'found'
  return show === 'all' ? 'all' : 'quiet'
}

function NoRooms({ of }: { of: Empty }) {
  const t = useTranslations('tables')
  return <EmptyState icon={floorIcon} title={t(`empty.${of}`)} text={t(`empty.${of}Text`)} />
}
