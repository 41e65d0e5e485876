import type { PartChanges } from './read-changes.ts'

/** A value made from a row, and the row's place. */
type IndexedPart<T> = { id: number; parentId: number; index: number; value: T }

/** The values made from the rows of one kind, found by id and by parent, in the venue's order. */
export class PartLookup<T> {
  readonly #byId = new Map<number, IndexedPart<T>>()
  readonly #byParent = new Map<number, Map<number, IndexedPart<T>>>()

  get(id: number): IndexedPart<T> | undefined {
    return this.#byId.get(id)
  }

  of(parentId: number): IndexedPart<T>[] {
    return inOrder(this.#byParent.get(parentId)?.values() ?? [])
  }

  put(entry: IndexedPart<T>): void {
    this.drop(entry.id)
    this.#byId.set(entry.id, entry)
    const siblings = this.#byParent.get(entry.parentId)
    if (siblings) siblings.set(entry.id, entry)
    else this.#byParent.set(entry.parentId, new Map([[entry.id, entry]]))
  }

  drop(id: number): void {
    const entry = this.#byId.get(id)
    if (!entry) return
    this.#byId.delete(id)
    const siblings = this.#byParent.get(entry.parentId)
    siblings?.delete(id)
    if (siblings?.size === 0) this.#byParent.delete(entry.parentId)
  }
}

type OfItem = { id: number; itemId: number; index: number; isActive: boolean | 0 | 1 }

/** Puts sides or groups that are switched on into the index, and returns the items whose parts have changed. */
export function updateLookup<Row extends OfItem, T>(
  parts: PartLookup<T>,
  { rows, gone }: PartChanges<Row>,
  make: (row: Row) => T | undefined,
): Set<number> {
  const changed = [...gone, ...rows.map(({ id }) => id)]
  const itemIds = new Set(changed.flatMap((id) => parts.get(id)?.parentId ?? []))
  for (const id of changed) parts.drop(id)
  for (const row of rows) {
    itemIds.add(row.itemId)
    const value = row.isActive ? make(row) : undefined
    if (value !== undefined) parts.put({ id: row.id, parentId: row.itemId, index: row.index, value })
  }
  return itemIds
}

function inOrder<T>(entries: Iterable<IndexedPart<T>>): IndexedPart<T>[] {
  return [...entries].toSorted((a, b) => a.index - b.index || a.id - b.id)
}
