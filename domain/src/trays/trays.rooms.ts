import { type Floor, inWalkingOrder } from '../tables/tables.walking-order.ts'
import type { TrayOut } from './trays.schema.ts'

/** A room with its trays. */
export type RoomWithTrays = {
  tableId: number
  name: string
  /** The trays, the oldest first. */
  trays: readonly TrayOut[]
}

export type FloorWithTrays = Floor<RoomWithTrays>

/** Returns the rooms that have trays, in walking order. (product, Requests, trays) */
export function floorsWithTrays(trays: readonly TrayOut[]): FloorWithTrays[] {
  const byRoom = Map.groupBy(trays, ({ tableId }) => tableId)
  const rooms = Array.from(byRoom, ([tableId, found]) => {
    const own = oldestFirst(found)
    return { tableId, name: own[0]!.tableName, trays: own }
  })
  return inWalkingOrder(rooms)
}

/** Returns trays in the order in which they were linked. */
export function oldestFirst(trays: readonly TrayOut[]): TrayOut[] {
  return trays.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id - other.id)
}
