import { entriesOf, keysOf } from '@brigade/domain/kit/table-keys.ts'
import { writeParam } from '#kit/address/use-address.ts'
import type { MenuPartKind } from '#features/menus/menu-parts.ts'

/** The row chosen in each panel. If none is named, it is the first of its list; for sides, none. */
export type Selection = Partial<Record<MenuPartKind, number>>

/** The panels whose choice is reset when a row is chosen in each panel. (spec 2, §2.1) */
const dependents = {
  menus: ['categories', 'items', 'sides', 'modifiers'],
  categories: ['items', 'sides', 'modifiers'],
  items: ['sides', 'modifiers'],
  sides: [],
  modifiers: [],
} satisfies Record<MenuPartKind, MenuPartKind[]>

/** Returns the selection after a row was chosen: everything that depends on it is reset. */
export function choose(selection: Selection, kind: MenuPartKind, id: number): Selection {
  if (selection[kind] === id) return selection
  const next: Selection = { ...selection, [kind]: id }
  for (const dependent of dependents[kind]) delete next[dependent]
  return next
}

/** The active row of each list; null if there is none, undefined while it is unknown. */
export type Active = Partial<Record<MenuPartKind, number | null | undefined>>

/**
 * Returns the selection with the active rows, which may be active only as the first of their list: they stay active
 * when others sort the list or add rows before them. Rows that are no longer in their list are no longer chosen.
 */
export function withActive(selection: Selection, active: Active): Selection {
  const kinds = keysOf(active).filter((kind) => active[kind] !== undefined)
  if (kinds.every((kind) => (selection[kind] ?? null) === active[kind])) return selection
  const next: Selection = { ...selection }
  for (const kind of kinds) {
    const id = active[kind]
    if (id == null) delete next[kind]
    else next[kind] = id
  }
  return next
}

/** Returns the chosen row of a list, else its first; null for an empty list, and until the list has the awaited row. */
export function chosenRowOf<T extends { id: number }>(
  list: readonly T[] | undefined,
  id: number | undefined,
  awaitedId?: number,
): T | null {
  const chosen = list?.find((part) => part.id === id)
  if (chosen) return chosen
  return id !== undefined && id === awaitedId ? null : (list?.[0] ?? null)
}

/**
 * Returns the awaited rows, which were just added and are not in their list yet; rows that have arrived are left out.
 */
export function stillAwaited(awaited: Selection, active: Active): Selection {
  const kinds = keysOf(awaited).filter((kind) => awaited[kind] === active[kind])
  if (kinds.length === 0) return awaited
  const next: Selection = { ...awaited }
  for (const kind of kinds) delete next[kind]
  return next
}

const addressNames = {
  menus: 'menu',
  categories: 'category',
  items: 'item',
  sides: 'side',
  modifiers: 'modifier',
} satisfies Record<MenuPartKind, string>

/** Reads the selection from an address: `?menu=3&category=8`. */
export function selectionOfAddress(params: URLSearchParams): Selection {
  const selection: Selection = {}
  for (const [kind, name] of entriesOf(addressNames)) {
    const id = Number(params.get(name))
    if (Number.isSafeInteger(id) && id > 0) selection[kind] = id
  }
  return selection
}

/** Writes a selection into an address, and leaves its other parameters as they are. */
export function writeSelection(params: URLSearchParams, selection: Selection): void {
  for (const [kind, name] of entriesOf(addressNames)) {
    const id = selection[kind]
    writeParam(params, name, id === undefined ? '' : String(id))
  }
}
