import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { wantedText } from '#kit/wanted-text.ts'

type Narrowed = {
  /** A kind, `busy` for all with something to do, or `all`. */
  show: string
  search: string
}

/** The rooms that are wanted. */
export function narrowFloor(rooms: readonly FloorRoom[], { show, search }: Narrowed): readonly FloorRoom[] {
  const wanted = wantedText(search)
  if (wanted === '' && show === 'all') return rooms
  const isFound = ({ name }: FloorRoom) => wanted === '' || wantedText(name).includes(wanted)
  return rooms.filter((room) => isShown(room, show) && isFound(room))
}

/** How many rooms each choice shows; one that none does is left out. */
export function roomCounts(rooms: readonly FloorRoom[]): ReadonlyMap<string, number> {
  const found = new Map([['all', rooms.length]])
  for (const { counts, worst } of rooms) {
    if (worst === null) continue
    for (const show of ['busy', ...Object.keys(counts)]) found.set(show, (found.get(show) ?? 0) + 1)
  }
  return found
}

function isShown({ counts, worst }: FloorRoom, show: string): boolean {
  if (show === 'all') return true
  return show === 'busy' ? worst !== null : (counts[show] ?? 0) > 0
}
