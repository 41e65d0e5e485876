/** Returns the list with the record at one position moved to another. */
export function movedTo(ids: readonly number[], from: number, to: number): readonly number[] {
  const id = ids[from]
  if (id === undefined || from === to) return ids
  const rest = ids.toSpliced(from, 1)
  return rest.toSpliced(to, 0, id)
}

/**
 * Applies the user's order to the current list: deleted records are left out, and a new record follows the one before
 * it in the list. All others stay as the user arranged them.
 */
export function broughtUpToDate(arranged: readonly number[], standing: readonly number[]): readonly number[] {
  const known = new Set(arranged)
  const there = new Set(standing)
  const added = standing.filter((id) => !known.has(id))
  const isSame = added.length === 0 && arranged.length === standing.length
  if (isSame) return arranged
  return added.reduce<readonly number[]>(
    (ids, id) => {
      const before = standing[standing.indexOf(id) - 1]
      return ids.toSpliced(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
    },
    arranged.filter((id) => there.has(id)),
  )
}

export function isSameOrder(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index])
}

/**
 * The changes to a list while the user arranged it: how many records were added and removed, and whether another user
 * sorted it too.
 */
export type ListChanges = { added: number; gone: number; isSorted: boolean }

/** Returns the changes; null if there are none. */
export function changesSince(before: readonly number[], standing: readonly number[]): ListChanges | null {
  if (isSameOrder(before, standing)) return null
  const known = new Set(before)
  const there = new Set(standing)
  const stayed = before.filter((id) => there.has(id))
  return {
    added: standing.filter((id) => !known.has(id)).length,
    gone: before.length - stayed.length,
    isSorted: !isSameOrder(
      stayed,
      standing.filter((id) => known.has(id)),
    ),
  }
}
