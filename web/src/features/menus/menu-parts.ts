import { categoriesPath, itemsPath, menusPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { SortKind } from '@brigade/domain/menus/menus.writes.ts'

/** The records of each kind that a menu is made of. */
export type MenuParts = { menus: Menu; categories: Category; items: Item; sides: Side; modifiers: ModifierGroup }

export type PartKind = SortKind & keyof MenuParts

export type MenuPart = MenuParts[PartKind]

/** What a list of parts is of: a venue's menus, a menu's or a category's items, an item's sides. */
export type FilterOf = {
  menus: { restaurantId: number }
  categories: { menuId: number }
  items: { restaurantId: number } | { menuId: number } | { categoryId: number }
  sides: { itemId: number }
  modifiers: { itemId: number }
}

export type PartFilter = FilterOf[PartKind]

export const partPaths = {
  menus: menusPath,
  categories: categoriesPath,
  items: itemsPath,
  sides: sidesPath,
  modifiers: modifierGroupsPath,
} as const satisfies Record<PartKind, string>

export const partKinds = Object.keys(partPaths) as PartKind[]

/** Whether a record stands in a list of this filter. */
function belongsTo(part: object, filter: PartFilter): boolean {
  const fields = part as Record<string, unknown>
  return Object.entries(filter).every(([field, value]) => fields[field] === value)
}

export type Listed = { id: number; index: number; version: number }

/** A list with changed records merged in: newer ones take the place of what was known, and what stands elsewhere now leaves. */
export function mergeParts<T extends Listed>(known: readonly T[], changed: readonly T[], filter: PartFilter): T[] {
  const byId = new Map(known.map((part) => [part.id, part]))
  for (const part of changed) {
    const before = byId.get(part.id)
    if (before && before.version > part.version) continue
    if (belongsTo(part, filter)) byId.set(part.id, part)
    else byId.delete(part.id)
  }
  return [...byId.values()].sort((left, right) => left.index - right.index || left.id - right.id)
}

/** A list without some of its records. */
export function withoutParts<T extends { id: number }>(known: readonly T[], gone: readonly { id: number }[]): T[] {
  const ids = new Set(gone.map(({ id }) => id))
  return known.filter(({ id }) => !ids.has(id))
}

const countFields = ['categoryCount', 'itemsCount', 'condimentsCount', 'modifiersCount'] as const

/** A list that was fetched again, with the very records that were known where nothing about them has changed. */
export function keepKnown<T extends { id: number; version: number }>(known: readonly T[], fetched: T[]): readonly T[] {
  const byId = new Map(known.map((part) => [part.id, part]))
  const kept = fetched.map((part) => {
    const before = byId.get(part.id)
    return before && isUnchanged(before, part) ? before : part
  })
  const isSame = kept.length === known.length && kept.every((part, index) => part === known[index])
  return isSame ? known : kept
}

function isUnchanged(before: { version: number }, after: { version: number }): boolean {
  const counts = (part: object) => countFields.map((field) => (part as Record<string, unknown>)[field]).join()
  return before.version === after.version && counts(before) === counts(after)
}
