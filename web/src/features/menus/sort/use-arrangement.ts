import { useState } from 'react'
import { broughtUpToDate, changedMeanwhile, isSameOrder, type Meanwhile } from '#features/menus/sort/arranged-ids.ts'

export type Arrangement = {
  /** As somebody put them, or as they stand. */
  ids: readonly number[]
  isChanged: boolean
  /** What became of the list since somebody began to arrange it. */
  meanwhile: Meanwhile | null
  arrange: (ids: readonly number[]) => void
  /** Goes on with what was arranged, over the list as it stands now. */
  keepMine: () => void
  takeTheirs: () => void
}

/** An order that somebody makes of a list that may change under their hands. */
export function useArrangement(standing: readonly number[]): Arrangement {
  const [arranged, setArranged] = useState<{ ids: readonly number[]; from: readonly number[] } | null>(null)
  const ids = arranged ? broughtUpToDate(arranged.ids, standing) : standing
  const isChanged = !isSameOrder(ids, standing)
  return {
    ids,
    isChanged,
    meanwhile: arranged && isChanged ? changedMeanwhile(arranged.from, standing) : null,
    arrange: (next) => setArranged({ ids: next, from: isChanged && arranged ? arranged.from : standing }),
    keepMine: () => setArranged({ ids, from: standing }),
    takeTheirs: () => setArranged(null),
  }
}
