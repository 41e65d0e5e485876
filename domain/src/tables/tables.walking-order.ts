import { westernDigits } from '../kit/read-number.ts'

/** The rooms of a floor, in the order in which one walks along it; null is of rooms that say no floor. */
export type Floor<Room> = { floor: number | null; rooms: readonly Room[] }

/** Rooms floor by floor from the lowest, each by its name as people count: 9 before 10. Those that say no floor come last. */
export function inWalkingOrder<Room extends { tableId: number; name: string }>(rooms: readonly Room[]): Floor<Room>[] {
  const sorted = rooms.toSorted(
    (one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }) || one.tableId - other.tableId,
  )
  return Array.from(
    Map.groupBy(sorted, ({ name }) => floorOf(name)),
    ([floor, found]) => ({ floor, rooms: found }),
  ).toSorted((one, other) => (one.floor ?? Infinity) - (other.floor ?? Infinity))
}

/** The floor of a room by its number: 2 of `Room 204`, 12 of `1207`; null where it has no number of three digits or four. */
export function floorOf(name: string): number | null {
  const number = /(?:^|\D)(\d{3,4})(?:\D|$)/.exec(westernDigits(name))?.[1]
  return number === undefined ? null : Math.floor(Number(number) / 100)
}
