import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import type { Doer } from '@brigade/domain/access/principal.ts'
import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import {
  categoryFields,
  type FieldKind,
  groupFields,
  itemFields,
  menuFields,
  type PartFields,
  sideFields,
  rowsOf,
} from '@brigade/domain/menus/menus.fields.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import {
  type ColumnKind,
  defaulted,
  flag,
  json,
  minor,
  named,
  plain,
  pricedJson,
  rising,
} from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'
import type { StoredOption } from './stored-values.ts'

type Kept = {
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
  /** The version in which each field last changed, as JSON. */
  fieldVersions: string
}

const ownColumns = { id: defaulted(plain), restaurantId: plain, index: plain, isActive: defaulted(flag) }
const changeColumns = { version: rising, updatedAt: plain, updatedBy: plain }
const keptColumns = { updatedByKind: plain, updatedById: plain, fieldVersions: defaulted(plain) }

const optionsColumn = pricedJson<StoredOption[], StoredOption[]>({
  read: (options, currency) =>
    options.map((option) => ({
      ...option,
      price: fromMinor(option.price ?? 0, currency),
      soldOut: option.soldOut ?? null,
    })),
  write: (options, currency) =>
    options.map((option) => ({ ...option, price: option.price === null ? null : toMinor(option.price, currency) })),
})

/** The column of each kind of field. */
const columnKinds = {
  name: json,
  lines: json,
  text: plain,
  price: minor,
  priceOrNone: minor,
  flag,
  days: json,
  hours: json,
  minutes: plain,
  calories: plain,
  min: plain,
  max: plain,
  category: plain,
  ecoTag: plain,
  images: json,
  recommendation: plain,
  optionIds: json,
  posId: plain,
  tag: plain,
  options: named('options', optionsColumn),
} satisfies Record<FieldKind, ColumnKind>

type FieldColumns<Fields extends PartFields> = {
  -readonly [Name in keyof Fields]: (typeof columnKinds)[Fields[Name]['is']]
}

function fieldColumns<Fields extends PartFields>(fields: Fields): FieldColumns<Fields> {
  return rowsOf<FieldColumns<Fields>>(keysOf(fields), (name) => columnKinds[fields[name]!.is])
}

/** Storage of menus. */
export const menuColumns = columnsOf<Omit<Menu, 'categoryCount' | 'itemsCount'>, Kept>()(
  'menus',
  { ...fieldColumns(menuFields), ...ownColumns, ...changeColumns },
  keptColumns,
)

/** Storage of categories. */
export const categoryColumns = columnsOf<Omit<Category, 'itemsCount'>, Kept>()(
  'categories',
  { ...fieldColumns(categoryFields), ...ownColumns, menuId: plain, ...changeColumns },
  keptColumns,
)

/** The fields of an item that are read from its sides and modifier groups. */
type BelowItem = 'condimentsList' | 'modifiersList' | 'condimentsCount' | 'modifiersCount'

/** Storage of items. */
export const itemColumns = columnsOf<Omit<Item, BelowItem>, Kept>()(
  'items',
  { ...fieldColumns(itemFields), ...ownColumns, marketingId: plain, menuId: plain, soldOut: json, ...changeColumns },
  keptColumns,
)

/** Storage of sides. */
export const sideColumns = columnsOf<Side, Kept>()(
  'sides',
  { ...fieldColumns(sideFields), ...ownColumns, itemId: plain, soldOut: json, ...changeColumns },
  keptColumns,
)

/** Storage of modifier groups. */
export const groupColumns = columnsOf<ModifierGroup, Kept>()(
  'modifier_groups',
  { ...fieldColumns(groupFields), ...ownColumns, itemId: plain, ...changeColumns },
  keptColumns,
)

export type MenuRow = RowOf<typeof menuColumns>
export type CategoryRow = RowOf<typeof categoryColumns>
export type ItemRow = RowOf<typeof itemColumns>
export type SideRow = RowOf<typeof sideColumns>
export type GroupRow = RowOf<typeof groupColumns>
