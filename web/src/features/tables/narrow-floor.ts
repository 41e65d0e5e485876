import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'

type Narrowed = {
  /** A kind, `busy` for all with something to do, or `all`. */
  show: string
  search: string
}

/** The rooms that are wanted. */
export function narrowFloor(rooms: readonly FloorRoom[], { show, search }: Narrowed): readonly FloorRoom[] {
  const wanted = search.trim().toLocaleLowerCase()
  return rooms.filter((room) => isShown(room, show) && room.name.toLocaleLowerCase().includes(wanted))
}

/** In how many rooms there is something of a kind, or anything to do. */
export function roomCount(rooms: readonly FloorRoom[], show: string): number {
  return rooms.filter((room) => isShown(room, show)).length
}

function isShown({ counts, worst }: FloorRoom, show: string): boolean {
  if (show === 'all') return true
  return show === 'busy' ? worst !== null : (counts[show] ?? 0) > 0
}
