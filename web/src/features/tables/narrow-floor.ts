import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'
import { countOf } from '#features/tables/floor-tiles.ts'
import type { FloorPart } from '#features/tables/public/floor-slot.ts'

type Narrowed = {
  parts: readonly FloorPart[]
  /** A part, `late` for all that wait too long, `busy` for all with something to do, or `all`. */
  show: string
  search: string
}

/** Returns the rooms that match the filters. */
export function narrowFloor(rooms: readonly FloorRoom[], { parts, show, search }: Narrowed): readonly FloorRoom[] {
  const wanted = wantedText(search)
  if (wanted === '' && show === 'all') return rooms
  const isFound = ({ name }: FloorRoom) => wanted === '' || wantedText(name).includes(wanted)
  return rooms.filter((room) => filtersOf(room, parts).includes(show) && isFound(room))
}

/** Returns the number of rooms for each filter; filters without a room are left out. */
export function roomCounts(rooms: readonly FloorRoom[], parts: readonly FloorPart[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const room of rooms) for (const show of filtersOf(room, parts)) found.set(show, (found.get(show) ?? 0) + 1)
  return found
}

/** Returns the filters by which a room is found. */
function filtersOf(room: FloorRoom, parts: readonly FloorPart[]): string[] {
  if (room.worst === null) return ['all']
  const isLate = parts.some(({ kinds }) => kinds.some((kind) => kind.isLate && (room.counts[kind.name] ?? 0) > 0))
  const late = isLate ? ['late'] : []
  return ['all', 'busy', ...late, ...parts.filter((part) => countOf(room, part) > 0).map(({ name }) => name)]
}
