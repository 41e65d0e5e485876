import {
  type MenuPart,
  type Listed,
  mergeParts,
  type PartFilter,
  type PartKind,
  withoutParts,
} from '#features/menus/menu-parts.ts'

export type PartChange = { kind: PartKind; records: readonly MenuPart[]; isRemoval: boolean }

const listeners = new Set<PartChange[]>()

/** Tells every fetch that is under way what has changed meanwhile: its answer may have been written before. */
export function noteHeardParts(change: PartChange): void {
  for (const heard of listeners) heard.push(change)
}

/** Fetches a list, with what was heard while the answer was on its way merged into it. */
export async function fetchHearing<T extends Listed>(
  { kind, filter }: { kind: PartKind; filter: PartFilter },
  fetchList: () => Promise<T[]>,
): Promise<T[]> {
  const heard: PartChange[] = []
  listeners.add(heard)
  try {
    const listed = await fetchList()
    return heard
      .filter((change) => change.kind === kind)
      .reduce((known, { records, isRemoval }) => {
        // Records of this kind, whatever the list of all kinds calls them.
        const changed = records as readonly unknown[] as readonly T[]
        return isRemoval ? withoutParts(known, changed) : mergeParts(known, changed, filter)
      }, listed)
  } finally {
    listeners.delete(heard)
  }
}
