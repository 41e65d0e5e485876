import { countedAt, createFloorRooms, type FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTimed } from '#kit/device/clock.ts'
import type { FloorPart, FloorActivity, FloorKind, GoingOnList } from '#features/tables/public/floor-slot.ts'
import { partsSeenBy } from '#kit/features/slot.ts'
import { useSession } from '#kit/calls/session.ts'
import { useFailureToast } from '#ui/use-failure-toast.ts'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'

/** Time in milliseconds for which the tables' own counts may replace lists that are loading. */
const countsHoldForMs = 10_000

type ListedFloor = {
  data: readonly FloorRoom[] | undefined
  /** The parts whose activities are unknown: their list has not loaded, and nothing replaces it. */
  missing: readonly FloorPart[]
  /** The reason, if it was refused and is not only loading. */
  failure: unknown
  error: unknown
  refetch: () => unknown
}

/** Returns the parts of the floor that this person sees at a venue. They are identical for as long as they see it. */
export function useFloorParts(parts: readonly FloorPart[], venue: Venue): readonly FloorPart[] {
  const { user } = useSession()
  return useMemo(() => partsSeenBy(parts, { user, venue }), [parts, user, venue])
}

type Sources = { venue: Venue; parts: readonly FloorPart[]; lists: readonly GoingOnList[] }

/**
 * Returns the floor of a venue from its tables and the lists of its parts; a room stays the same object until it
 * changes.
 */
export function useFloor({ venue, parts, lists }: Sources): ListedFloor {
  const tables = useQuery(tablesOfVenue(venue.id))
  const [drawFloor] = useState(createFloor)
  const awaited = parts.filter((_, index) => lists[index]?.data === undefined)
  const failure = useFailureToast({
    data: awaited.length > 0 ? undefined : lists,
    error: lists.find(({ data, error }) => data === undefined && error)?.error,
  })
  const doCountsHold = useTimed(
    () => awaited.length > 0 && !failure && Date.now() - tables.dataUpdatedAt <= countsHoldForMs,
  )
  const { rooms, unknown } = drawFloor({
    tables: tables.data,
    doCountsHold,
    lists: lists.map(({ data }) => data),
    parts,
  })
  useNewTables(unknown, tables.refetch)
  const { error } = [tables, ...lists].find((list) => list.error && list.data !== undefined) ?? tables
  const refetch = () =>
    Promise.all([tables, ...lists].filter((list) => list.error || !list.data).map((list) => list.refetch()))
  return { data: rooms, missing: doCountsHold ? [] : awaited, failure, error, refetch }
}

/**
 * Fetches the list again, once per table, if there is an activity at a table that the list does not have: it was
 * created since.
 */
function useNewTables(unknown: readonly number[], refetch: () => unknown): void {
  const [asked] = useState(() => new Set<number>())
  useEffect(() => {
    const news = unknown.filter((id) => !asked.has(id))
    for (const id of news) asked.add(id)
    if (news.length > 0) void refetch()
  }, [unknown, asked, refetch])
}

type Drawn = {
  tables: readonly Table[] | undefined
  /** True if the tables' own counts replace lists that have not loaded. */
  doCountsHold: boolean
  lists: readonly (readonly FloorActivity[] | undefined)[]
  parts: readonly FloorPart[]
}

type DrawnFloor = {
  rooms: readonly FloorRoom[] | undefined
  /** Tables with an activity that the list does not have. */
  unknown: readonly number[]
}

/**
 * Creates a function that updates a floor only when some of it has changed, and then from the known rooms. The lists
 * are large: until one has loaded, the tables' own counts replace it, for a while.
 */
function createFloor(): (asked: Drawn) => DrawnFloor {
  const roomsOf = createFloorRooms()
  let last: Drawn | null = null
  let ranks = ranksOf([])
  let known: ReadonlySet<number> = new Set()
  let drawn: DrawnFloor = { rooms: undefined, unknown: [] }
  return (asked) => {
    if (last && isSame(last, asked)) return drawn
    const { tables, doCountsHold, lists, parts } = asked
    if (last?.parts !== parts) ranks = ranksOf(parts)
    if (last?.tables !== tables) known = new Set(tables?.map(({ id }) => id))
    last = asked
    if (!tables) return drawn
    const atTables = parts.flatMap(({ kinds }, index) => lists[index] ?? (doCountsHold ? countedOf(kinds, tables) : []))
    drawn = {
      rooms: roomsOf({ tables, atTables, ranks }),
      unknown: atTables.flatMap(({ tableId }) => (known.has(tableId) ? [] : tableId)),
    }
    return drawn
  }
}

function ranksOf(parts: readonly FloorPart[]): ReadonlyMap<string, number> {
  return new Map(parts.flatMap(({ kinds }) => kinds).map(({ name, rank }) => [name, rank]))
}

function countedOf(kinds: readonly FloorKind[], tables: readonly Table[]): FloorActivity[] {
  const counted = kinds.flatMap(({ name, countedAs }) => (countedAs === undefined ? [] : [{ countedAs, kind: name }]))
  return tables.flatMap((table) => counted.flatMap((count) => countedAt(table, count)))
}

function isSame(one: Drawn, other: Drawn): boolean {
  return (
    one.tables === other.tables &&
    one.doCountsHold === other.doCountsHold &&
    one.parts === other.parts &&
    one.lists.every((list, index) => list === other.lists[index])
  )
}
