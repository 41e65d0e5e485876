import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { categoriesPath, itemsPath, menusPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { sharedGroupsPath, sharedSidesPath } from '@brigade/domain/menus/menus.shared.api.ts'
import type { SharedGroup, SharedSide } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { SortKind } from '@brigade/domain/menus/menus.writes.ts'

/** The records of each kind that a menu is made of. */
export type MenuParts = {
  menus: Menu
  categories: Category
  items: Item
  sides: Side
  modifiers: ModifierGroup
  sharedGroups: SharedGroup
  sharedSides: SharedSide
}

/** The kinds that are below each other in a menu. */
export type MenuPartKind = SortKind & keyof MenuParts

/** The kinds of records that are edited in forms, including what items share. */
export type EditedKind = keyof MenuParts

export type MenuPart = MenuParts[EditedKind]

/** The filter of a list of parts: a venue's menus, a menu's or a category's items, an item's sides. */
export type FilterOf = {
  menus: { restaurantId: number }
  categories: { restaurantId: number } | { menuId: number }
  items: { restaurantId: number } | { menuId: number } | { categoryId: number }
  sides: { itemId: number }
  modifiers: { itemId: number }
  sharedGroups: { restaurantId: number }
  sharedSides: { restaurantId: number }
}

export type PartFilter = FilterOf[EditedKind]

const pathsOfMenu = {
  menus: menusPath,
  categories: categoriesPath,
  items: itemsPath,
  sides: sidesPath,
  modifiers: modifierGroupsPath,
} as const satisfies Record<MenuPartKind, string>

export const partPaths = {
  ...pathsOfMenu,
  sharedGroups: sharedGroupsPath,
  sharedSides: sharedSidesPath,
} as const satisfies Record<EditedKind, string>

export const partKinds = keysOf(pathsOfMenu)

export const editedKinds = keysOf(partPaths)

/** Returns whether a record belongs to a list with this filter. */
export function belongsTo(part: object, filter: PartFilter): boolean {
  return Object.entries(filter).every(([field, value]) => hasFields(part) && part[field] === value)
}

type Placed = { id: number; index: number }

export function byIndex(one: Placed, other: Placed): number {
  return one.index - other.index || one.id - other.id
}

type Versioned = { version: number }

/** Accepts the same version again: the counts of the record may have changed. */
export function isNoOlder(listed: Versioned, told: Versioned): boolean {
  return told.version >= listed.version
}

const countFields = ['categoryCount', 'itemsCount', 'condimentsCount', 'modifiersCount'] as const

export function isUnchanged(before: Versioned, after: Versioned): boolean {
  const counts = (part: object) => countFields.map((field) => (hasFields(part) ? part[field] : undefined)).join()
  return before.version === after.version && counts(before) === counts(after)
}
