type Key = number | string

/** A row that was visible: the distance in pixels that the list was scrolled beyond its start, and its neighbours. */
export type SeenRow = { key: Key; offset: number; before: Key | undefined; after: Key | undefined }

/**
 * Returns the anchor among the rows that were visible, from the top on, by which the list is placed: the first that
 * still has one of its neighbours. A row that left both has moved itself, and following it would move the watched rows
 * away. Null if all of them have moved.
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

function keeps(neighbour: Key | undefined, now: Key | undefined): boolean {
  return neighbour !== undefined && neighbour === now
}
