import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import type { Category, Item, Menu, ModifierGroup, ModifierOption, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { SoldOut } from '@brigade/domain/menus/menus.sold-out.ts'

type Flag = boolean | 0 | 1

/** What the five tables have in common; names and lists are JSON text, prices in minor units of the venue's currency. */
type Row = Changed & { id: number; restaurantId: number; index: number; isActive: Flag }
type Changed = { version: number; updatedAt: string; updatedBy: string | null; fieldVersions: string }
type Times = { daysAvailable: string; hoursAvailable: string }

export type MenuRow = Row &
  Times & { name: string; hasCategories: Flag; hasMenuForm: Flag; isOpenTab: Flag; menuPosId: string | null }

export type CategoryRow = Row & Times & { menuId: number; name: string; images: string; tag: string | null }

export type ItemRow = Row &
  Times & {
    menuId: number
    categoryId: number | null
    name: string
    description: string
    price: number
    isDiscountedPrice: Flag
    discountedPrice: number | null
    appliedDaysForDiscountedPrice: string
    appliedHoursForDiscountedPrice: string
    prepareTime: number
    calory: number | null
    ecoTag: Item['ecoTag']
    images: string
    hidePrice: Flag
    isRecommendable: Flag
    recommendationCategory: Item['recommendationCategory']
    mainOptionId: string
    subOptionId: string
    marketingId: number | null
    subCategory: string | null
    posItemId: string | null
    tag: string | null
    soldOut: string | null
  }

export type SideRow = Row & {
  itemId: number
  name: string
  price: number
  min: number
  max: number
  posItemId: string | null
  soldOut: string | null
}

export type GroupRow = Row & { itemId: number; groupName: string; options: string }

export function menuOfRow(row: MenuRow, counts: Pick<Menu, 'categoryCount' | 'itemsCount'>): Menu {
  return {
    id: row.id,
    restaurantId: row.restaurantId,
    name: textOf(row.name),
    index: row.index,
    ...timesOf(row),
    hasCategories: Boolean(row.hasCategories),
    isActive: Boolean(row.isActive),
    hasMenuForm: Boolean(row.hasMenuForm),
    isOpenTab: Boolean(row.isOpenTab),
    menuPosId: row.menuPosId,
    ...counts,
    ...changedOf(row),
  }
}

export function categoryOfRow(row: CategoryRow, itemsCount: number): Category {
  return {
    id: row.id,
    restaurantId: row.restaurantId,
    menuId: row.menuId,
    name: textOf(row.name),
    index: row.index,
    ...timesOf(row),
    isActive: Boolean(row.isActive),
    images: listOf(row.images),
    tag: row.tag,
    itemsCount,
    ...changedOf(row),
  }
}

export function itemOfRow(
  row: ItemRow,
  currency: Currency,
  counts: Pick<Item, 'condimentsCount' | 'modifiersCount'>,
): Item {
  return {
    id: row.id,
    restaurantId: row.restaurantId,
    menuId: row.menuId,
    categoryId: row.categoryId,
    name: textOf(row.name),
    description: textOf(row.description),
    index: row.index,
    price: fromMinor(row.price, currency),
    isDiscountedPrice: Boolean(row.isDiscountedPrice),
    discountedPrice: row.discountedPrice === null ? null : fromMinor(row.discountedPrice, currency),
    appliedDaysForDiscountedPrice: listOf(row.appliedDaysForDiscountedPrice),
    appliedHoursForDiscountedPrice: listOf(row.appliedHoursForDiscountedPrice),
    ...timesOf(row),
    prepareTime: row.prepareTime,
    calory: row.calory,
    ecoTag: row.ecoTag,
    images: listOf(row.images),
    isActive: Boolean(row.isActive),
    hidePrice: Boolean(row.hidePrice),
    isRecommendable: Boolean(row.isRecommendable),
    recommendationCategory: row.recommendationCategory,
    mainOptionId: idsOf(row.mainOptionId),
    subOptionId: idsOf(row.subOptionId),
    marketingId: row.marketingId,
    subCategory: row.subCategory,
    posItemId: row.posItemId,
    tag: row.tag,
    soldOut: soldOutOf(row),
    ...counts,
    ...changedOf(row),
  }
}

export function sideOfRow(row: SideRow, currency: Currency): Side {
  const { id, restaurantId, itemId, index, min, max, posItemId } = row
  const price = fromMinor(row.price, currency)
  return {
    id,
    restaurantId,
    itemId,
    name: textOf(row.name),
    price,
    min,
    max,
    isActive: Boolean(row.isActive),
    posItemId,
    index,
    soldOut: soldOutOf(row),
    ...changedOf(row),
  }
}

export function groupOfRow(row: GroupRow, currency: Currency): ModifierGroup {
  return {
    id: row.id,
    restaurantId: row.restaurantId,
    itemId: row.itemId,
    groupName: textOf(row.groupName),
    index: row.index,
    isActive: Boolean(row.isActive),
    modifiersList: optionsOf(row).map((option) => ({ ...option, price: fromMinor(option.price, currency) })),
    ...changedOf(row),
  }
}

/** The options of a group as they are stored, their prices in minor units. */
export function optionsOf({ options }: Pick<GroupRow, 'options'>): ModifierOption[] {
  const stored = JSON.parse(options) as (Omit<ModifierOption, 'soldOut'> & { soldOut?: SoldOut })[]
  return stored.map((option) => ({ ...option, soldOut: option.soldOut ?? null }))
}

/** Whether an item or a side is sold out, and until when. */
export function soldOutOf({ soldOut }: Pick<ItemRow, 'soldOut'>): SoldOut {
  return soldOut === null ? null : (JSON.parse(soldOut) as SoldOut)
}

/** When a menu, category or item may be had. */
export function timesOf({ daysAvailable, hoursAvailable }: Times) {
  return { daysAvailable: listOf(daysAvailable), hoursAvailable: listOf(hoursAvailable) }
}

function changedOf({ version, updatedAt, updatedBy }: Changed) {
  return { version, updatedAt, updatedBy }
}

export function idsOf(json: string): number[] {
  return JSON.parse(json) as number[]
}

export function textOf(json: string): LocalText {
  return JSON.parse(json) as LocalText
}

export function listOf(json: string): string[] {
  return JSON.parse(json) as string[]
}
