/** The list with the record at one place taken to another. */
export function movedTo(ids: readonly number[], from: number, to: number): readonly number[] {
  const id = ids[from]
  if (id === undefined || from === to) return ids
  const rest = ids.toSpliced(from, 1)
  return rest.toSpliced(to, 0, id)
}

/**
 * An order that somebody made, over the list as it is now: what is gone is left out, and what is new comes after the record
 * that it follows in the list. All else stays as it was arranged.
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

/** What became of a list while somebody arranged it: how many came and went, and whether somebody else sorted it too. */
export type Meanwhile = { added: number; gone: number; isSorted: boolean }

/** Null where nothing has changed. */
export function changedMeanwhile(before: readonly number[], standing: readonly number[]): Meanwhile | null {
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
