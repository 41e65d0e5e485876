import { categoriesPath, itemsPath, menusPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { SortKind } from '@brigade/domain/menus/menus.writes.ts'

/** The records of each kind that a menu is made of. */
export type MenuParts = { menus: Menu; categories: Category; items: Item; sides: Side; modifiers: ModifierGroup }

export type MenuPartKind = SortKind & keyof MenuParts

export type MenuPart = MenuParts[MenuPartKind]

/** What a list of parts is of: a venue's menus, a menu's or a category's items, an item's sides. */
export type FilterOf = {
  menus: { restaurantId: number }
  categories: { menuId: number }
  items: { restaurantId: number } | { menuId: number } | { categoryId: number }
  sides: { itemId: number }
  modifiers: { itemId: number }
}

export type PartFilter = FilterOf[MenuPartKind]

export const partPaths = {
  menus: menusPath,
  categories: categoriesPath,
  items: itemsPath,
  sides: sidesPath,
  modifiers: modifierGroupsPath,
} as const satisfies Record<MenuPartKind, string>

export const partKinds = Object.keys(partPaths) as MenuPartKind[]

/** Whether a record stands in a list of this filter. */
export function belongsTo(part: object, filter: PartFilter): boolean {
  const fields = part as Record<string, unknown>
  return Object.entries(filter).every(([field, value]) => fields[field] === value)
}

type Placed = { id: number; index: number }

export function byIndex(one: Placed, other: Placed): number {
  return one.index - other.index || one.id - other.id
}

type Versioned = { version: number }

/** Also the same state again: what it counts may have changed. */
export function isNoOlder(listed: Versioned, told: Versioned): boolean {
  return told.version >= listed.version
}

const countFields = ['categoryCount', 'itemsCount', 'condimentsCount', 'modifiersCount'] as const

export function isUnchanged(before: Versioned, after: Versioned): boolean {
  const counts = (part: object) => countFields.map((field) => (part as Record<string, unknown>)[field]).join()
  return before.version === after.version && counts(before) === counts(after)
}
