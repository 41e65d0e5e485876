import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { floorOf } from '@brigade/domain/tables/tables.walking-order.ts'

export type FloorGroup = {
  /** The number of a floor, or the name of an area; an empty name if there is neither. */
  of: number | string
  rooms: readonly FloorRoom[]
}

/**
 * Returns rooms by floor from the lowest, then by area in the order of their first room. The area is the one that was set
 * up, else the floor in the number, else the words before the number: `Terrace 4`.
 */
export function floorGroupsOf(rooms: readonly FloorRoom[]): FloorGroup[] {
  return Array.from(
    Map.groupBy(rooms, ({ name, area }) => area ?? floorOf(name) ?? areaOf(name)),
    ([of, found]) => ({ of, rooms: found }),
  ).toSorted((one, other) => difference(placeOf(one), placeOf(other)))
}

function areaOf(name: string): string {
  const words = /^\D*/u.exec(name.replaceAll(/\p{Nd}/gu, '0'))![0]
  return words.length === name.length ? '' : words.trim()
}

function placeOf({ of }: FloorGroup): number {
  return typeof of === 'number' ? of : Infinity
}

function difference(one: number, other: number): number {
  return one === other ? 0 : one - other
}
