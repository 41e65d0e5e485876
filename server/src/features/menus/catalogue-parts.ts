import type { Catalogue, CatalogueGroup, CatalogueItem, CatalogueSide } from '@brigade/domain/menus/menus.catalogue.ts'
import type { ItemPromotion } from '@brigade/domain/menus/menus.promotion.schema.ts'
import { promotedPrice } from '@brigade/domain/menus/menus.promotion.ts'
import { readStored } from '#kit/database/stored-json.ts'
import type { CategoryRow, GroupRow, ItemRow, MenuRow, SideRow } from './part-columns.ts'
import type { CatalogueChanges, PartChanges, ReadColumns } from './read-changes.ts'
import { PartLookup, updateLookup } from './part-lookup.ts'
import { listOf, optionsOf, soldOutOf, localTextOf, timesOf } from './stored-values.ts'

type Times = CatalogueItem['times'][number]

/** The values that an item inherits from its menu or category. */
type Above = { isActive: boolean; times: Times[] }
type MenuAbove = Above & Pick<CatalogueItem, 'menu' | 'isOpenTab'>

/** An item without its parents and parts. */
type OwnItem = Omit<CatalogueItem, 'menu' | 'isOpenTab' | 'sides' | 'groups'> & {
  menuId: number
  categoryId: number | null
}

/** The parts of a venue's catalogue, so that only changed parts are built again after a change. */
export class CatalogueParts {
  readonly #menus = new Map<number, MenuAbove>()
  readonly #categories = new Map<number, Above>()
  readonly #items = new Map<number, OwnItem>()
  readonly #sides = new PartLookup<CatalogueSide>()
  readonly #groups = new PartLookup<CatalogueGroup>()
  readonly #made = new Map<number, CatalogueItem>()

  apply({ menus, categories, items, sides, modifier_groups: groups }: CatalogueChanges): void {
    const stale = new Set<number>([...items.gone, ...items.rows.map(({ id }) => id)])
    updateParts(this.#menus, menus, menuOf)
    updateParts(this.#categories, categories, aboveOf)
    updateParts(this.#items, items, ownOf)
    for (const itemId of updateLookup(this.#sides, sides, sideOf)) stale.add(itemId)
    for (const itemId of updateLookup(this.#groups, groups, groupOf)) stale.add(itemId)
    const above = [menus, categories].flatMap(({ rows, gone }) => [...rows, ...gone])
    if (above.length > 0) this.#made.clear()
    else for (const id of stale) this.#made.delete(id)
  }

  /** Returns everything that the venue sells, by item id. */
  toCatalogue(): Catalogue {
    for (const [id, own] of this.#items) if (!this.#made.has(id)) this.#made.set(id, this.#itemOf(own))
    return new Map(this.#made)
  }

  #itemOf({ menuId, categoryId, ...own }: OwnItem): CatalogueItem {
    const menu = this.#menus.get(menuId)
    if (!menu) throw new Error(`Item ${own.id} stands on a menu of another venue`)
    const category = categoryId === null ? undefined : this.#categories.get(categoryId)
    return {
      ...own,
      menu: menu.menu,
      isOpenTab: menu.isOpenTab,
      isActive: own.isActive && menu.isActive && (category?.isActive ?? true),
      times: [...own.times, ...menu.times, ...(category?.times ?? [])],
      sides: this.#sides.of(own.id).map(({ value }) => value),
      groups: this.#groups.of(own.id).map(({ value }) => value),
    }
  }
}

/** The columns that the catalogue is built from. */
export const columns: ReadColumns = {
  menus: ['id', 'name', 'daysAvailable', 'hoursAvailable', 'isActive', 'isOpenTab', 'menuPosId'],
  categories: ['id', 'daysAvailable', 'hoursAvailable', 'isActive'],
  items: [
    'id',
    'menuId',
    'categoryId',
    'name',
    'price',
    'isDiscountedPrice',
    'discountedPrice',
    'appliedDaysForDiscountedPrice',
    'appliedHoursForDiscountedPrice',
    'daysAvailable',
    'hoursAvailable',
    'prepareTime',
    'isActive',
    'hidePrice',
    'posItemId',
    'soldOut',
    'marketingId',
    'promotion',
  ],
  sides: ['id', 'itemId', 'index', 'isActive', 'name', 'price', 'min', 'max', 'posItemId', 'soldOut'],
  modifier_groups: ['id', 'itemId', 'index', 'isActive', 'groupName', 'min', 'max', 'options'],
}

function updateParts<Row extends { id: number }, T>(
  kept: Map<number, T>,
  { rows, gone }: PartChanges<Row>,
  make: (row: Row) => T,
): void {
  for (const id of gone) kept.delete(id)
  for (const row of rows) kept.set(row.id, make(row))
}

function menuOf(row: MenuRow): MenuAbove {
  const menu = { id: row.id, name: localTextOf(row.name), menuPosId: row.menuPosId }
  return { ...aboveOf(row), menu, isOpenTab: Boolean(row.isOpenTab) }
}

function aboveOf(row: MenuRow | CategoryRow | ItemRow): Above {
  return { isActive: Boolean(row.isActive), times: [timesOf(row)].filter((times) => !isAlways(times)) }
}

function ownOf(row: ItemRow): OwnItem {
  return {
    id: row.id,
    menuId: row.menuId,
    categoryId: row.categoryId,
    name: localTextOf(row.name),
    price: row.price,
    discount: discountOf(row),
    promotion: promotionOf(row),
    hidePrice: Boolean(row.hidePrice),
    posItemId: row.posItemId,
    prepareTime: row.prepareTime,
    ...aboveOf(row),
    soldOut: soldOutOf(row),
  }
}

function discountOf(row: ItemRow): CatalogueItem['discount'] {
  if (!row.isDiscountedPrice || row.discountedPrice === null) return null
  return {
    price: row.discountedPrice,
    daysAvailable: listOf(row.appliedDaysForDiscountedPrice),
    hoursAvailable: listOf(row.appliedHoursForDiscountedPrice),
  }
}

function promotionOf({ marketingId, promotion, price }: ItemRow): CatalogueItem['promotion'] {
  if (marketingId === null || promotion === null) return null
  const terms = readStored<NonNullable<ItemPromotion>>(promotion)
  const promoted = promotedPrice(price, terms)
  if (promoted === null) return null
  const { firstDay, lastDay, daysAvailable, hoursAvailable } = terms
  return { id: marketingId, price: promoted, firstDay, lastDay, daysAvailable, hoursAvailable }
}

function sideOf(row: SideRow): CatalogueSide {
  const { id, name, price, min, max, posItemId } = row
  return { id, name: localTextOf(name), price, min, max, posItemId, soldOut: soldOutOf(row) }
}

/** Returns a group; undefined for one without options, from which nothing can be chosen. */
function groupOf(row: GroupRow): CatalogueGroup | undefined {
  const options = optionsOf(row).map(({ _id, ...option }) => ({ id: _id, ...option }))
  if (options.length === 0) return undefined
  const { id, groupName, min, max } = row
  return { id, name: localTextOf(groupName), min, max, options }
}

function isAlways({ daysAvailable, hoursAvailable }: Times): boolean {
  return daysAvailable.includes('ALL') && hoursAvailable.includes('ALL')
}
