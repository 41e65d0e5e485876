import type { TrayOut } from './trays.schema.ts'

/** A room with the trays that are in it. */
export type RoomWithTrays = {
  tableId: number
  name: string
  /** The oldest first. */
  trays: readonly TrayOut[]
}

/** The rooms of a floor, in the order in which one walks along it; null is of rooms that say no floor. */
export type FloorWithTrays = { floor: number | null; rooms: readonly RoomWithTrays[] }

/** The rooms that have trays, floor by floor from the lowest, each by its name as people count: 9 before 10. (product, Requests, trays) */
export function floorsWithTrays(trays: readonly TrayOut[]): FloorWithTrays[] {
  const byFloor = Map.groupBy(roomsWithTrays(trays), ({ name }) => floorOf(name))
  return Array.from(byFloor, ([floor, rooms]) => ({ floor, rooms })).toSorted(
    (one, other) => (one.floor ?? Infinity) - (other.floor ?? Infinity),
  )
}

function roomsWithTrays(trays: readonly TrayOut[]): RoomWithTrays[] {
  const byRoom = Map.groupBy(trays, ({ tableId }) => tableId)
  return Array.from(byRoom, ([tableId, found]) => {
    const own = found.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id - other.id)
    return { tableId, name: own[0]!.tableName, trays: own }
  }).toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
}

/** The floor of a room by its number: 2 of `Room 204`, 12 of `1207`; null where it has no number of three digits or four. */
export function floorOf(name: string): number | null {
  const number = /(?:^|\D)(\d{3,4})(?:\D|$)/.exec(name)?.[1]
  return number === undefined ? null : Math.floor(Number(number) / 100)
}
