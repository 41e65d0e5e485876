import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import type { FloorKind, FloorPart } from '#features/tables/public/floor-slot.ts'

/** Returns the kind of the worst activity in a room; undefined if there is nothing to do. */
export function worstKindOf({ worst }: FloorRoom, parts: readonly FloorPart[]): FloorKind | undefined {
  return worst ? partOf(worst.kind, parts)?.kinds.find(({ name }) => name === worst.kind) : undefined
}

export type CountOfPart = { part: FloorPart; count: number }

/**
 * Returns what the signs of a tile count: the activities of each part. The words of the tile already name a single
 * activity, unless they only say that it is late.
 */
export function notesOf(room: FloorRoom, parts: readonly FloorPart[]): CountOfPart[] {
  const worst = worstKindOf(room, parts)
  return parts.flatMap((part) => {
    const count = countOf(room, part)
    const isNamed = count === 1 && worst !== undefined && !worst.isLate && part.kinds.includes(worst)
    return count === 0 || isNamed ? [] : [{ part, count }]
  })
}

/** Returns the number of activities of a part in a room. Late ones count under another kind as well. */
export function countOf({ counts }: FloorRoom, { kinds }: FloorPart): number {
  return kinds.reduce((sum, { name, isLate }) => sum + (isLate ? 0 : (counts[name] ?? 0)), 0)
}

/** Separates the number at the end of a name, which tells rooms apart: `Room ` and `204`. */
export function partsOfName(name: string): [word: string, number: string] {
  const number = /(?<!\p{Nd})\p{Nd}{1,4}$/u.exec(name)?.[0] ?? ''
  return [name.slice(0, name.length - number.length), number]
}

/**
 * Returns the word before the numbers of all rooms that have one: without it the numbers still tell them apart. It is
 * empty if there are different words.
 */
export function commonWordOf(rooms: readonly Pick<FloorRoom, 'name'>[]): string {
  const words = new Set(rooms.map(({ name }) => partsOfName(name)).flatMap(([word, number]) => (number ? [word] : [])))
  return words.size === 1 ? ([...words][0] ?? '') : ''
}

function partOf(kind: string, parts: readonly FloorPart[]): FloorPart | undefined {
  return parts.find(({ kinds }) => kinds.some(({ name }) => name === kind))
}
