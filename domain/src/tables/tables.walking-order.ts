import { westernDigits } from '../kit/read-number.ts'

/** The rooms of a floor, in walking order; null is for rooms without a known floor. */
export type Floor<Room> = { floor: number | null; rooms: readonly Room[] }

/**
 * Returns rooms floor by floor from the lowest, sorted by name with natural numbers: 9 before 10. Rooms without a known
 * floor come last.
 */
export function inWalkingOrder<Room extends { tableId: number; name: string }>(rooms: readonly Room[]): Floor<Room>[] {
  const sorted = rooms.toSorted(
    (one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }) || one.tableId - other.tableId,
  )
  return Array.from(
    Map.groupBy(sorted, ({ name }) => floorOf(name)),
    ([floor, found]) => ({ floor, rooms: found }),
  ).toSorted((one, other) => (one.floor ?? Infinity) - (other.floor ?? Infinity))
}

/**
 * Returns the floor of a room by its number: 2 for `Room 204`, 12 for `1207`; null if it has no number of three or four
 * digits.
 */
export function floorOf(name: string): number | null {
  const number = /(?:^|\D)(\d{3,4})(?:\D|$)/.exec(westernDigits(name))?.[1]
  return number === undefined ? null : Math.floor(Number(number) / 100)
}
