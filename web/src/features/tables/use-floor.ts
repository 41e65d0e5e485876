import { can } from '@brigade/domain/access/permissions.ts'
import { floorRooms, type FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FloorKind, FloorPart, GoingOn } from '#kit/floor-parts.ts'
import { useSession } from '#kit/session.ts'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'

type Listed = { data: readonly FloorRoom[] | undefined; error: unknown; refetch: () => void }

/** The parts of the floor that this person sees at a venue. They are the same for as long as they see it. */
export function useFloorParts(parts: readonly FloorPart[], venue: Venue): readonly FloorPart[] {
  const { user } = useSession()
  return useMemo(
    () => parts.filter(({ permission, isShown }) => can(user, permission) && (isShown?.(venue) ?? true)),
    [parts, user, venue],
  )
}

/** The kinds of what goes on, in the order in which a tile shows them. */
export function kindsOf(parts: readonly FloorPart[]): FloorKind[] {
  return parts.flatMap(({ kinds }) => kinds).toSorted((one, other) => one.order - other.order)
}

/** The floor of a venue, kept live; a room stays the same object until something of it changes. */
export function useFloor(venue: Venue, parts: readonly FloorPart[]): Listed {
  const tables = useQuery(tablesOfVenue(venue.id))
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- The screen is drawn by its parts, each of which has one hook for good.
  const lists = parts.map(({ useGoingOn }) => useGoingOn(venue))
  const [drawFloor] = useState(createFloor)
  const { error } = [tables, ...lists].find((list) => list.error) ?? tables
  const refetch = () => {
    for (const list of [tables, ...lists]) if (list.error) void list.refetch()
  }
  return { data: drawFloor({ tables: tables.data, lists: lists.map(({ data }) => data), parts }), error, refetch }
}

type Drawn = {
  tables: readonly Table[] | undefined
  lists: readonly (readonly GoingOn[] | undefined)[]
  parts: readonly FloorPart[]
}

/** Draws up a floor again only when something of it has changed, and then from the rooms that are known. */
function createFloor(): (asked: Drawn) => readonly FloorRoom[] | undefined {
  let last: Drawn | null = null
  let rooms: readonly FloorRoom[] | undefined
  return (asked) => {
    if (last && isSame(last, asked)) return rooms
    last = asked
    const { tables, lists, parts } = asked
    const atTables = lists.flatMap((list) => list ?? [])
    const isKnown = lists.every((list) => list !== undefined)
    if (!tables || !isKnown) return rooms
    const ranks = new Map(kindsOf(parts).map(({ name, rank }) => [name, rank]))
    rooms = floorRooms({ tables, atTables, ranks }, rooms)
    return rooms
  }
}

function isSame(one: Drawn, other: Drawn): boolean {
  return (
    one.tables === other.tables &&
    one.parts === other.parts &&
    one.lists.every((list, index) => list === other.lists[index])
  )
}
