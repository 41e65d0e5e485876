type Key = number | string

/** A row that was in sight: how far the list was scrolled beyond its start, and what stood around it. */
export type SeenRow = { key: Key; offset: number; before: Key | undefined; after: Key | undefined }

/**
 * Which of the rows that were in sight, from the top on, tells where the list should stand now: the first that kept one
 * of its neighbours. One that left them has moved itself, and following it would take away what somebody looks at. Null
 * when all of them have moved.
 */
export function anchorOf(seen: readonly SeenRow[], keys: readonly Key[]): { index: number; offset: number } | null {
  const places = new Map(keys.map((key, index) => [key, index]))
  for (const { key, offset, before, after } of seen) {
    const index = places.get(key)
    if (index === undefined) continue
    if (keeps(before, keys[index - 1]) || keeps(after, keys[index + 1])) return { index, offset }
  }
  return null
}

/** How far below the upper edge each row stands that is drawn. */
export type RowPlaces = ReadonlyMap<Key | bigint, number>

/** Less than this is no other place to somebody who presses. */
const sameWithin = 8

/** Which rows stand where they did not stand before. Of a list that had none, nothing has moved. */
export function arrivedRows(before: RowPlaces, now: RowPlaces): (Key | bigint)[] {
  if (before.size === 0) return []
  return [...now].flatMap(([key, place]) => {
    const stood = before.get(key)
    return stood !== undefined && Math.abs(place - stood) < sameWithin ? [] : [key]
  })
}

function keeps(neighbour: Key | undefined, now: Key | undefined): boolean {
  return neighbour !== undefined && neighbour === now
}
