import { type Currency, minorText } from '@brigade/domain/kit/money.ts'
import type { CategoryRow, GroupRow, ItemRow, MenuRow, SideRow } from '../part-columns.ts'
import type { ReadColumns } from '../read-changes.ts'
import { optionsOf } from '../stored-values.ts'

/** An item as text, but for its sides and groups, which follow. */
export function itemHead(row: ItemRow, currency: Currency): string {
  return (
    `{"id":${row.id},"menuId":${row.menuId},"categoryId":${row.categoryId},"name":${row.name},"description":${row.description},` +
    `"price":${price(row.price, currency)},"isDiscountedPrice":${Boolean(row.isDiscountedPrice)},` +
    `"discountedPrice":${price(row.discountedPrice, currency)},` +
    `"appliedDaysForDiscountedPrice":${row.appliedDaysForDiscountedPrice},` +
    `"appliedHoursForDiscountedPrice":${row.appliedHoursForDiscountedPrice},${times(row)},` +
    `"prepareTime":${row.prepareTime},"calory":${row.calory},"ecoTag":${text(row.ecoTag)},"images":${row.images},` +
    `"hidePrice":${Boolean(row.hidePrice)},"isRecommendable":${Boolean(row.isRecommendable)},` +
    `"recommendationCategory":${text(row.recommendationCategory)},"mainOptionId":${row.mainOptionId},` +
    `"subOptionId":${row.subOptionId},"marketingId":${row.marketingId},"subCategory":${text(row.subCategory)},` +
    `"tag":${text(row.tag)},"soldOut":${row.soldOut ?? 'null'}`
  )
}

export function itemText(head: string, { sides, groups }: { sides: string[]; groups: string[] }): string {
  return `${head},"condimentsList":[${sides.join()}],"modifiersList":[${groups.join()}]}`
}

export function sideText(row: SideRow, currency: Currency): string {
  return `{"id":${row.id},"name":${row.name},"price":${price(row.price, currency)},"min":${row.min},"max":${row.max},"soldOut":${row.soldOut ?? 'null'}}`
}

/** Undefined for a group without options: nothing can be chosen from it. */
export function groupText(row: GroupRow, currency: Currency): string | undefined {
  const options = optionsOf(row).map(
    (option) =>
      `{"_id":${text(option._id)},"name":${text(option.name)},"price":${price(option.price, currency)},"soldOut":${text(option.soldOut)}}`,
  )
  if (options.length === 0) return undefined
  return `{"id":${row.id},"groupName":${row.groupName},"modifiersList":[${options.join()}]}`
}

/** A category as text, but for its items, which follow. */
export function categoryHead(row: CategoryRow): string {
  return `{"id":${row.id},"name":${row.name},${times(row)},"images":${row.images},"tag":${text(row.tag)}`
}

/** A menu as text, but for its categories and items, which follow. */
export function menuHead(row: MenuRow): string {
  return (
    `{"id":${row.id},"name":${row.name},${times(row)},"hasMenuForm":${Boolean(row.hasMenuForm)},` +
    `"isOpenTab":${Boolean(row.isOpenTab)}`
  )
}

function price(minor: number | null, currency: Currency): string {
  return minor === null ? 'null' : minorText(minor, currency)
}

function times({ daysAvailable, hoursAvailable }: { daysAvailable: string; hoursAvailable: string }): string {
  return `"daysAvailable":${daysAvailable},"hoursAvailable":${hoursAvailable}`
}

function text(value: unknown): string {
  return JSON.stringify(value)
}

/** What the texts are made of. */
export const textColumns: ReadColumns = {
  menus: ['id', 'index', 'isActive', 'name', 'daysAvailable', 'hoursAvailable', 'hasMenuForm', 'isOpenTab'],
  categories: ['id', 'index', 'isActive', 'menuId', 'name', 'daysAvailable', 'hoursAvailable', 'images', 'tag'],
  items: [
    'id',
    'index',
    'isActive',
    'menuId',
    'categoryId',
    'name',
    'description',
    'price',
    'isDiscountedPrice',
    'discountedPrice',
    'appliedDaysForDiscountedPrice',
    'appliedHoursForDiscountedPrice',
    'daysAvailable',
    'hoursAvailable',
    'prepareTime',
    'calory',
    'ecoTag',
    'images',
    'hidePrice',
    'isRecommendable',
    'recommendationCategory',
    'mainOptionId',
    'subOptionId',
    'marketingId',
    'subCategory',
    'tag',
    'soldOut',
  ],
  sides: ['id', 'index', 'isActive', 'itemId', 'name', 'price', 'min', 'max', 'soldOut'],
  modifier_groups: ['id', 'index', 'isActive', 'itemId', 'groupName', 'options'],
}
