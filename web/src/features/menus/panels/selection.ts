import { entriesOf, keysOf } from '@brigade/domain/kit/table-keys.ts'
import { writeParam } from '#kit/use-address.ts'
import type { MenuPartKind } from '#features/menus/menu-parts.ts'

/** What somebody chose in each panel; what is not named is the first of its list, and no side is. */
export type Selection = Partial<Record<MenuPartKind, number>>

/** What choosing in a panel makes of the choices in those that hang on it. (spec 2, §2.1) */
const dependents = {
  menus: ['categories', 'items', 'sides', 'modifiers'],
  categories: ['items', 'sides', 'modifiers'],
  items: ['sides', 'modifiers'],
  sides: [],
  modifiers: [],
} satisfies Record<MenuPartKind, MenuPartKind[]>

/** The selection after a row was chosen: whatever hangs on it starts again. */
export function choose(selection: Selection, kind: MenuPartKind, id: number): Selection {
  if (selection[kind] === id) return selection
  const next: Selection = { ...selection, [kind]: id }
  for (const dependent of dependents[kind]) delete next[dependent]
  return next
}

/** What is active in each list; null where nothing is, undefined as long as that is not known. */
export type Active = Partial<Record<MenuPartKind, number | null | undefined>>

/**
 * The selection with what is active by being the first: it stays so when others sort the list, or add before it. What is not in
 * its list any more is chosen no more.
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

/** The chosen one of a list, else its first; null for an empty list, and until the list has the one that is awaited. */
export function activeOf<T extends { id: number }>(
  list: readonly T[] | undefined,
  id: number | undefined,
  awaitedId?: number,
): T | null {
  const chosen = list?.find((part) => part.id === id)
  if (chosen) return chosen
  return id !== undefined && id === awaitedId ? null : (list?.[0] ?? null)
}

/** What was just added and is not in its list yet; what has come, is awaited no more. */
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

/** The selection that an address names: `?menu=3&category=8`. */
export function selectionOfAddress(params: URLSearchParams): Selection {
  const selection: Selection = {}
  for (const [kind, name] of entriesOf(addressNames)) {
    const id = Number(params.get(name))
    if (Number.isSafeInteger(id) && id > 0) selection[kind] = id
  }
  return selection
}

/** Writes a selection into an address, with whatever else it says. */
export function writeSelection(params: URLSearchParams, selection: Selection): void {
  for (const [kind, name] of entriesOf(addressNames)) {
    const id = selection[kind]
    writeParam(params, name, id === undefined ? '' : String(id))
  }
}
