import { useState } from 'react'
import { broughtUpToDate, changesSince, isSameOrder, type ListChanges } from '#features/sorting/arranged-ids.ts'

export type Arrangement = {
  /** The order that the user arranged, else the current one. */
  ids: readonly number[]
  isChanged: boolean
  /** The changes to the list since the user began to arrange it. */
  changes: ListChanges | null
  arrange: (ids: readonly number[]) => void
  /** Keeps the user's order, applied to the current list. */
  keepMine: () => void
  takeTheirs: () => void
}

/** Returns the order that a user arranges, of a list that others may change at the same time. */
export function useArrangement(standing: readonly number[]): Arrangement {
  const [arranged, setArranged] = useState<{ ids: readonly number[]; from: readonly number[] } | null>(null)
  const ids = arranged ? broughtUpToDate(arranged.ids, standing) : standing
  const isChanged = !isSameOrder(ids, standing)
  return {
    ids,
    isChanged,
    changes: arranged && isChanged ? changesSince(arranged.from, standing) : null,
    arrange: (next) => setArranged({ ids: next, from: isChanged && arranged ? arranged.from : standing }),
    keepMine: () => setArranged({ ids, from: standing }),
    takeTheirs: () => setArranged(null),
  }
}
