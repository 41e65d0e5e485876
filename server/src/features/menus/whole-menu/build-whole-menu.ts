import { type Currency, minorText } from '@brigade/domain/kit/money.ts'
import { many, one, type Work } from '#kit/work.ts'
import { type CategoryRow, type GroupRow, type ItemRow, type MenuRow, optionsOf, type SideRow } from '../menu-rows.ts'
import type { PartTable } from '../visible-parts.ts'

export type VenueVersion = { catalogueVersion: number; currency: Currency }
export type BuiltMenu = { version: number; json: string }

/** The version of what a venue sells now; undefined for a venue that does not exist. */
export function* versionOf(venueId: number): Work<VenueVersion | undefined> {
  return yield* one<VenueVersion>('SELECT "catalogueVersion", "currency" FROM venues WHERE "id" = ?', venueId)
}

/**
 * A venue's whole menu as the text that goes over the wire: what is switched on together with all above it, in its order. Names, times
 * and images are JSON where they are stored and go out as they are. Not to be run in a transaction that may be taken back.
 */
export function* buildWholeMenu(venueId: number): Work<BuiltMenu> {
  for (;;) {
    const before = yield* versionOf(venueId)
    if (!before) throw new Error(`Venue ${venueId} is gone while its menu is read`)
    const json = yield* readWhole(venueId, before)
    const after = yield* versionOf(venueId)
    // Each statement sees what is committed by then: only if nothing was, they belong together.
    if (after?.catalogueVersion === before.catalogueVersion) return { version: before.catalogueVersion, json }
  }
}

function* readWhole(venueId: number, { catalogueVersion, currency }: VenueVersion): Work<string> {
  const price = (minor: number | null) => (minor === null ? 'null' : minorText(minor, currency))
  const sides = byParent(yield* activeRows<SideRow>('sides', venueId), 'itemId')
  const groups = byParent(yield* activeRows<GroupRow>('modifier_groups', venueId), 'itemId')
  const items = yield* activeRows<ItemRow>('items', venueId)
  const ofCategory = byParent(items, 'categoryId')
  const loose = byParent(
    items.filter(({ categoryId }) => categoryId === null),
    'menuId',
  )
  const categories = byParent(yield* activeRows<CategoryRow>('categories', venueId), 'menuId')
  const menus = yield* activeRows<MenuRow>('menus', venueId)

  const sideText = (row: SideRow) =>
    `{"id":${row.id},"name":${row.name},"price":${price(row.price)},"min":${row.min},"max":${row.max},"soldOut":${row.soldOut ?? 'null'}}`
  const groupText = (row: GroupRow) => {
    const options = optionsOf(row).map(
      ({ _id, name, price: minor, soldOut }) =>
        `{"_id":${text(_id)},"name":${text(name)},"price":${price(minor)},"soldOut":${text(soldOut)}}`,
    )
    return options.length === 0
      ? []
      : [`{"id":${row.id},"groupName":${row.groupName},"modifiersList":[${options.join()}]}`]
  }
  const itemText = (row: ItemRow) =>
    `{"id":${row.id},"menuId":${row.menuId},"categoryId":${row.categoryId},"name":${row.name},"description":${row.description},` +
    `"price":${price(row.price)},"isDiscountedPrice":${Boolean(row.isDiscountedPrice)},` +
    `"discountedPrice":${price(row.discountedPrice)},` +
    `"appliedDaysForDiscountedPrice":${row.appliedDaysForDiscountedPrice},` +
    `"appliedHoursForDiscountedPrice":${row.appliedHoursForDiscountedPrice},${times(row)},` +
    `"prepareTime":${row.prepareTime},"calory":${row.calory},"ecoTag":${text(row.ecoTag)},"images":${row.images},` +
    `"hidePrice":${Boolean(row.hidePrice)},"isRecommendable":${Boolean(row.isRecommendable)},` +
    `"recommendationCategory":${text(row.recommendationCategory)},"mainOptionId":${row.mainOptionId},` +
    `"subOptionId":${row.subOptionId},"marketingId":${row.marketingId},"subCategory":${text(row.subCategory)},` +
    `"tag":${text(row.tag)},"soldOut":${row.soldOut ?? 'null'},` +
    `"condimentsList":[${(sides.get(row.id) ?? []).map(sideText).join()}],` +
    `"modifiersList":[${(groups.get(row.id) ?? []).flatMap(groupText).join()}]}`
  const itemsText = (rows: ItemRow[] = []) => `"items":[${rows.map(itemText).join()}]`
  const categoryText = (row: CategoryRow) =>
    `{"id":${row.id},"name":${row.name},${times(row)},"images":${row.images},"tag":${text(row.tag)},${itemsText(ofCategory.get(row.id))}}`
  const menuText = (row: MenuRow) =>
    `{"id":${row.id},"name":${row.name},${times(row)},"hasMenuForm":${Boolean(row.hasMenuForm)},` +
    `"isOpenTab":${Boolean(row.isOpenTab)},"categories":[${(categories.get(row.id) ?? []).map(categoryText).join()}],` +
    `${itemsText(loose.get(row.id))}}`

  return `{"restaurantId":${venueId},"catalogueVersion":${catalogueVersion},"menus":[${menus.map(menuText).join()}]}`
}

function times({ daysAvailable, hoursAvailable }: { daysAvailable: string; hoursAvailable: string }): string {
  return `"daysAvailable":${daysAvailable},"hoursAvailable":${hoursAvailable}`
}

function text(value: unknown): string {
  return JSON.stringify(value)
}

function byParent<Row, Key extends keyof Row>(rows: Row[], key: Key): Map<Row[Key], Row[]> {
  return Map.groupBy(rows, (row) => row[key])
}

/** What the text is made of, and no more: reading the rest of some ten thousand rows is felt. */
const columns = {
  menus: quoted(['id', 'name', 'daysAvailable', 'hoursAvailable', 'hasMenuForm', 'isOpenTab']),
  categories: quoted(['id', 'menuId', 'name', 'daysAvailable', 'hoursAvailable', 'images', 'tag']),
  items: quoted([
    'id',
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
  ]),
  sides: quoted(['id', 'itemId', 'name', 'price', 'min', 'max', 'soldOut']),
  modifier_groups: quoted(['id', 'itemId', 'groupName', 'options']),
} satisfies Record<PartTable, string>

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}

function* activeRows<Row>(table: PartTable, venueId: number): Work<Row[]> {
  return yield* many<Row>(
    `SELECT ${columns[table]} FROM ${table} WHERE "restaurantId" = ? AND "isActive" = ? ORDER BY "index", "id"`,
    venueId,
    true,
  )
}
