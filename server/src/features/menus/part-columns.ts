import type { Doer } from '@brigade/domain/access/principal.ts'
import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { defaulted, flag, json, minor, named, plain, pricedJson, rising } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'
import type { StoredOption } from './stored-values.ts'

type Kept = {
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
  /** In which version each field was changed last, as JSON. */
  fieldVersions: string
}

const ownColumns = { id: defaulted(plain), restaurantId: plain, index: plain, isActive: defaulted(flag) }
const timeColumns = { daysAvailable: json, hoursAvailable: json }
const changeColumns = { version: rising, updatedAt: plain, updatedBy: plain }
const keptColumns = { updatedByKind: plain, updatedById: plain, fieldVersions: defaulted(plain) }

/** How menus are stored. */
export const menuColumns = columnsOf<Omit<Menu, 'categoryCount' | 'itemsCount'>, Kept>()(
  'menus',
  {
    ...ownColumns,
    name: json,
    ...timeColumns,
    hasCategories: flag,
    hasMenuForm: flag,
    isOpenTab: flag,
    menuPosId: plain,
    ...changeColumns,
  },
  keptColumns,
)

/** How categories are stored. */
export const categoryColumns = columnsOf<Omit<Category, 'itemsCount'>, Kept>()(
  'categories',
  { ...ownColumns, name: json, ...timeColumns, images: json, tag: plain, menuId: plain, ...changeColumns },
  keptColumns,
)

/** What is read of an item's sides and modifier groups. */
type BelowItem = 'condimentsList' | 'modifiersList' | 'condimentsCount' | 'modifiersCount'

/** How items are stored. */
export const itemColumns = columnsOf<Omit<Item, BelowItem>, Kept>()(
  'items',
  {
    ...ownColumns,
    name: json,
    description: json,
    ...timeColumns,
    price: minor,
    isDiscountedPrice: flag,
    discountedPrice: minor,
    appliedDaysForDiscountedPrice: json,
    appliedHoursForDiscountedPrice: json,
    prepareTime: plain,
    calory: plain,
    ecoTag: plain,
    images: json,
    hidePrice: flag,
    isRecommendable: flag,
    recommendationCategory: plain,
    mainOptionId: json,
    subOptionId: json,
    marketingId: plain,
    subCategory: plain,
    posItemId: plain,
    tag: plain,
    categoryId: plain,
    menuId: plain,
    soldOut: json,
    ...changeColumns,
  },
  keptColumns,
)

/** How sides are stored. */
export const sideColumns = columnsOf<Side, Kept>()(
  'sides',
  {
    ...ownColumns,
    itemId: plain,
    name: json,
    price: minor,
    min: plain,
    max: plain,
    posItemId: plain,
    soldOut: json,
    ...changeColumns,
  },
  keptColumns,
)

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

/** How modifier groups are stored. */
export const groupColumns = columnsOf<ModifierGroup, Kept>()(
  'modifier_groups',
  { ...ownColumns, itemId: plain, groupName: json, modifiersList: named('options', optionsColumn), ...changeColumns },
  keptColumns,
)

export type MenuRow = RowOf<typeof menuColumns>
export type CategoryRow = RowOf<typeof categoryColumns>
export type ItemRow = RowOf<typeof itemColumns>
export type SideRow = RowOf<typeof sideColumns>
export type GroupRow = RowOf<typeof groupColumns>
