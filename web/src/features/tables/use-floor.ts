import { countedAt, createFloorRooms, type FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTimed } from '#kit/clock.ts'
import { type FloorKind, type FloorPart, type GoingOn, type GoingOnList, partsSeenBy } from '#kit/floor-parts.ts'
import { useSession } from '#kit/session.ts'
import { useToldFailure } from '#ui/use-told-failure.ts'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'

/** For how long what the tables' own counts say may stand in for lists that are on their way. */
const countsHoldForMs = 10_000

type ListedFloor = {
  data: readonly FloorRoom[] | undefined
  /** Of which kinds nobody knows what goes on: their list is not there, and nothing stands in for it. */
  missing: readonly FloorKind[]
  /** Why, if it was refused and is not only on its way. */
  failure: unknown
  error: unknown
  refetch: () => unknown
}

/** The parts of the floor that this person sees at a venue. They are the same for as long as they see it. */
export function useFloorParts(parts: readonly FloorPart[], venue: Venue): readonly FloorPart[] {
  const { user } = useSession()
  return useMemo(() => partsSeenBy(parts, { user, venue }), [parts, user, venue])
}

/** The kinds of what goes on, in the order in which a tile shows them. */
export function kindsOf(parts: readonly FloorPart[]): FloorKind[] {
  return parts.flatMap(({ kinds }) => kinds).toSorted((one, other) => one.order - other.order)
}

type Sources = { venue: Venue; parts: readonly FloorPart[]; lists: readonly GoingOnList[] }

/** The floor of a venue by its tables and the lists of its parts; a room stays the same object until something of it changes. */
export function useFloor({ venue, parts, lists }: Sources): ListedFloor {
  const tables = useQuery(tablesOfVenue(venue.id))
  const [drawFloor] = useState(createFloor)
  const awaited = parts.filter((_, index) => lists[index]?.data === undefined)
  const failure = useToldFailure({
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
  return { data: rooms, missing: doCountsHold ? [] : kindsOf(awaited), failure, error, refetch }
}

/** Where something goes on at a table that the list does not have, it was made since: the list is asked for again, once for each. */
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
  /** Whether what the tables count stands in for lists that are not there. */
  doCountsHold: boolean
  lists: readonly (readonly GoingOn[] | undefined)[]
  parts: readonly FloorPart[]
}

type DrawnFloor = {
  rooms: readonly FloorRoom[] | undefined
  /** Tables that the list does not have, at which something goes on. */
  unknown: readonly number[]
}

/**
 * Draws up a floor again only when something of it has changed, and then from the rooms that are known. The lists are large: until one
 * is there, what the tables' own counts say stands in for it, for a while.
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
  return new Map(kindsOf(parts).map(({ name, rank }) => [name, rank]))
}

function countedOf(kinds: readonly FloorKind[], tables: readonly Table[]): GoingOn[] {
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
