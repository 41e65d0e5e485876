import { type Currency, toMinor } from '@brigade/domain/kit/money.ts'
import type { Catalogue, CatalogueItem } from '@brigade/domain/menus/menus.catalogue.ts'
import { soldPromotion } from '@brigade/domain/menus/menus.promotion.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'

export type WireMenus = {
  menus: readonly Menu[]
  categories: readonly Category[]
  items: readonly Item[]
  sides: readonly Side[]
  groups: readonly ModifierGroup[]
}

/**
 * Builds a venue's catalogue from its menus as a guest reads them, so that a guest's program can price a cart as the
 * server does.
 */
export function wireCatalogue(wire: WireMenus, currency: Currency): Catalogue {
  const menus = new Map(wire.menus.map((menu) => [menu.id, menu]))
  const categories = new Map(wire.categories.map((category) => [category.id, category]))
  const sides = Map.groupBy(wire.sides, (side) => side.itemId)
  const groups = Map.groupBy(wire.groups, (group) => group.itemId)
  const minor = (amount: number) => toMinor(amount, currency) ?? 0
  const items = wire.items.flatMap((item): CatalogueItem[] => {
    const menu = menus.get(item.menuId)
    const category = item.categoryId === null ? undefined : categories.get(item.categoryId)
    if (!menu || (item.categoryId !== null && !category)) return []
    return [
      {
        id: item.id,
        name: item.name,
        price: minor(item.price),
        discount: discountOf(item, minor),
        promotion: soldPromotion(item, minor),
        hidePrice: item.hidePrice,
        posItemId: item.posItemId,
        prepareTime: item.prepareTime,
        menu: { id: menu.id, name: menu.name, menuPosId: menu.menuPosId },
        isOpenTab: menu.isOpenTab,
        isActive: item.isActive && menu.isActive && category?.isActive !== false,
        soldOut: item.soldOut,
        times: [item, menu, ...(category ? [category] : [])],
        sides: (sides.get(item.id) ?? [])
          .filter((side) => side.isActive)
          .map((side) => ({ ...side, price: minor(side.price) })),
        groups: (groups.get(item.id) ?? [])
          .filter((group) => group.isActive && group.modifiersList.length > 0)
          .map((group) => ({
            id: group.id,
            name: group.groupName,
            min: group.min,
            max: group.max,
            options: group.modifiersList.map(({ _id, price, ...option }) => ({
              id: _id,
              price: minor(price),
              ...option,
            })),
          })),
      },
    ]
  })
  return new Map(items.map((item) => [item.id, item]))
}

function discountOf(item: Item, minor: (amount: number) => number): CatalogueItem['discount'] {
  if (!item.isDiscountedPrice || item.discountedPrice === null) return null
  return {
    price: minor(item.discountedPrice),
    daysAvailable: item.appliedDaysForDiscountedPrice,
    hoursAvailable: item.appliedHoursForDiscountedPrice,
  }
}
