import { type Currency, minorText } from '@brigade/domain/kit/money.ts'
import { wholeMenuFields } from '@brigade/domain/menus/menus.whole-menu.ts'
import {
  categoryColumns,
  type CategoryRow,
  type GroupRow,
  itemColumns,
  type ItemRow,
  menuColumns,
  type MenuRow,
  sideColumns,
  type SideRow,
} from '../part-columns.ts'
import type { ReadColumns } from '../read-changes.ts'
import { optionsOf } from '../stored-values.ts'

const menuTexts = menuColumns.textsOf(wholeMenuFields.menus)
const categoryTexts = categoryColumns.textsOf(wholeMenuFields.categories)
const itemTexts = itemColumns.textsOf(wholeMenuFields.items)
const sideTexts = sideColumns.textsOf(wholeMenuFields.sides)

/** Returns a menu as text, without its categories and items, which follow. */
export function menuHead(row: MenuRow): string {
  return `{${menuTexts(row)}`
}

/** Returns a category as text, without its items, which follow. */
export function categoryHead(row: CategoryRow): string {
  return `{${categoryTexts(row)}`
}

/** Returns an item as text, without its sides and groups, which follow. */
export function itemHead(row: ItemRow, currency: Currency): string {
  return `{${itemTexts(row, currency)}`
}

export function itemText(head: string, { sides, groups }: { sides: string[]; groups: string[] }): string {
  return `${head},"condimentsList":[${sides.join()}],"modifiersList":[${groups.join()}]}`
}

export function sideText(row: SideRow, currency: Currency): string {
  return `{${sideTexts(row, currency)}}`
}

/** Returns a group as text; undefined for one without options, from which nothing can be chosen. */
export function groupText(row: GroupRow, currency: Currency): string | undefined {
  const options = optionsOf(row).map(
    (option) =>
      `{"_id":${text(option._id)},"name":${text(option.name)},"price":${minorText(option.price, currency)},"soldOut":${text(option.soldOut)}}`,
  )
  if (options.length === 0) return undefined
  return `{"id":${row.id},"groupName":${row.groupName},"min":${row.min},"max":${row.max},"modifiersList":[${options.join()}]}`
}

function text(value: unknown): string {
  return JSON.stringify(value)
}

const own = ['id', 'index', 'isActive'] as const

/** The columns that the texts are built from. */
export const textColumns: ReadColumns = {
  menus: distinct([...own, ...wholeMenuFields.menus]),
  categories: distinct([...own, 'menuId', ...wholeMenuFields.categories]),
  items: distinct([...own, ...wholeMenuFields.items]),
  sides: distinct([...own, 'itemId', ...wholeMenuFields.sides]),
  modifier_groups: [...own, 'itemId', 'groupName', 'min', 'max', 'options'],
}

function distinct(columns: readonly string[]): string[] {
  return [...new Set(columns)]
}
