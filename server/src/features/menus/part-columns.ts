import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import type { Doer } from '@brigade/domain/access/principal.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { type Currency, fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import {
  categoryFields,
  type FieldKind,
  groupFields,
  itemFields,
  menuFields,
  type PartFields,
  sideFields,
  fieldRowsOf,
} from '@brigade/domain/menus/menus.fields.ts'
import type { ItemPromotion } from '@brigade/domain/menus/menus.promotion.schema.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { SharedGroup, SharedSide } from '@brigade/domain/menus/menus.shared.schema.ts'
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
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { StoredOption } from './stored-values.ts'
import type { EditedTable } from './visible-parts.ts'

type Kept = {
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
  /** The version in which each field last changed, as JSON. */
  fieldVersions: string
}

type PromotionTerms = NonNullable<ItemPromotion>

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

const promotionColumn = pricedJson<PromotionTerms, PromotionTerms>({
  read: (terms, currency) => ({ ...terms, price: terms.price && fromMinor(terms.price, currency) }),
  write: (terms, currency) => ({ ...terms, price: terms.price && toMinor(terms.price, currency) }),
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
  return fieldRowsOf<FieldColumns<Fields>>(keysOf(fields), (name) => columnKinds[fields[name]!.is])
}

/** Returns the currency of the prices of a menu's part, for the audit log. */
function* currencyOfVenue(row: object): Transaction<Currency | undefined> {
  if (!hasFields(row) || typeof row.restaurantId !== 'number') return undefined
  const sql = 'SELECT "currency" FROM venues WHERE "id" = ?'
  return (yield* one<{ currency: Currency }>(sql, row.restaurantId))?.currency
}

/** Storage of menus. Marks of what is sold out are everyday work and are not logged, nor places among others. */
export const menuColumns = columnsOf<Omit<Menu, 'categoryCount' | 'itemsCount'>, Kept>(undefined, {
  record: 'menu',
  nameOf: ({ name }) => name.en,
  except: ['index'],
})('menus', { ...fieldColumns(menuFields), ...ownColumns, ...changeColumns }, keptColumns)

/** Storage of categories. */
export const categoryColumns = columnsOf<Omit<Category, 'itemsCount'>, Kept>(undefined, {
  record: 'category',
  nameOf: ({ name }) => name.en,
  except: ['index'],
})('categories', { ...fieldColumns(categoryFields), ...ownColumns, menuId: plain, ...changeColumns }, keptColumns)

/** The fields of an item that are read from its sides and modifier groups. */
type BelowItem = 'condimentsList' | 'modifiersList' | 'condimentsCount' | 'modifiersCount'

/** Storage of items. */
export const itemColumns = columnsOf<Omit<Item, BelowItem>, Kept>(undefined, {
  record: 'item',
  nameOf: ({ name }) => name.en,
  except: ['index', 'menuId', 'marketingId', 'promotion', 'soldOut'],
  currencyOf: currencyOfVenue,
})(
  'items',
  {
    ...fieldColumns(itemFields),
    ...ownColumns,
    marketingId: plain,
    promotion: promotionColumn,
    menuId: plain,
    soldOut: json,
    ...changeColumns,
  },
  keptColumns,
)

/** Storage of sides. */
export const sideColumns = columnsOf<Side, Kept>(undefined, {
  record: 'side',
  nameOf: ({ name }) => name.en,
  except: ['index', 'soldOut'],
  currencyOf: currencyOfVenue,
})(
  'sides',
  {
    ...fieldColumns(sideFields),
    ...ownColumns,
    itemId: plain,
    sharedId: plain,
    soldOut: json,
    ...changeColumns,
  },
  keptColumns,
)

/** Storage of modifier groups. */
export const groupColumns = columnsOf<ModifierGroup, Kept>(undefined, {
  record: 'modifierGroup',
  nameOf: ({ groupName }) => groupName.en,
  except: ['index'],
  currencyOf: currencyOfVenue,
})(
  'modifier_groups',
  { ...fieldColumns(groupFields), ...ownColumns, itemId: plain, sharedId: plain, ...changeColumns },
  keptColumns,
)

/** Storage of the groups that several items share. */
export const sharedGroupColumns = columnsOf<Omit<SharedGroup, 'itemIds'>, Kept>(undefined, {
  record: 'sharedGroup',
  nameOf: ({ groupName }) => groupName.en,
  except: ['index'],
  currencyOf: currencyOfVenue,
})('shared_groups', { ...fieldColumns(groupFields), ...ownColumns, ...changeColumns }, keptColumns)

/** Storage of the sides that several items share. */
export const sharedSideColumns = columnsOf<Omit<SharedSide, 'itemIds'>, Kept>(undefined, {
  record: 'sharedSide',
  nameOf: ({ name }) => name.en,
  except: ['index', 'soldOut'],
  currencyOf: currencyOfVenue,
})('shared_sides', { ...fieldColumns(sideFields), ...ownColumns, soldOut: json, ...changeColumns }, keptColumns)

/** The storage of each kind of part, by its table. */
export const partColumns = {
  menus: menuColumns,
  categories: categoryColumns,
  items: itemColumns,
  sides: sideColumns,
  modifier_groups: groupColumns,
  shared_groups: sharedGroupColumns,
  shared_sides: sharedSideColumns,
} satisfies Record<EditedTable, object>

export type MenuRow = RowOf<typeof menuColumns>
export type CategoryRow = RowOf<typeof categoryColumns>
export type ItemRow = RowOf<typeof itemColumns>
export type SideRow = RowOf<typeof sideColumns>
export type GroupRow = RowOf<typeof groupColumns>
export type SharedGroupRow = RowOf<typeof sharedGroupColumns>
export type SharedSideRow = RowOf<typeof sharedSideColumns>
