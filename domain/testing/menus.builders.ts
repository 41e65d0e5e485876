import type {
  Catalogue,
  CatalogueGroup,
  CatalogueItem,
  CatalogueOption,
  CatalogueSide,
} from '../src/menus/menus.catalogue.ts'
import { categoryFields, itemFields, menuFields, sideFields } from '../src/menus/menus.fields.ts'
import { proposedOf } from '../src/menus/menus.field-values.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '../src/menus/menus.schema.ts'
import type { SharedGroup, SharedSide } from '../src/menus/menus.shared.schema.ts'

const unchanged = { version: 1, updatedAt: '2026-01-01T08:00:00.000Z', updatedBy: null }

/** Returns a menu with categories that is sold at all times, as on the wire. */
export function aMenu(differences: Partial<Menu> = {}): Menu {
  return {
    id: 1,
    restaurantId: 1,
    index: 1,
    ...proposedOf(menuFields),
    name: { en: 'All day', ar: 'طوال اليوم' },
    categoryCount: 1,
    itemsCount: 1,
    ...unchanged,
    ...differences,
  }
}

/** Returns a category of that menu with one item. */
export function aCategory(differences: Partial<Category> = {}): Category {
  return {
    id: 1,
    restaurantId: 1,
    menuId: 1,
    index: 1,
    ...proposedOf(categoryFields),
    name: { en: 'Soups', ar: 'شوربات' },
    itemsCount: 1,
    ...unchanged,
    ...differences,
  }
}

/** Returns lentil soup for 32.00, as on the wire. */
export function anItem(differences: Partial<Item> = {}): Item {
  return {
    id: 1,
    restaurantId: 1,
    menuId: 1,
    index: 1,
    ...proposedOf(itemFields),
    categoryId: 1,
    name: { en: 'Lentil soup', ar: 'شوربة عدس' },
    description: { en: 'With lemon', ar: 'بالليمون' },
    price: 32,
    prepareTime: 10,
    calory: 240,
    ecoTag: 'vegan',
    marketingId: null,
    promotion: null,
    soldOut: null,
    condimentsList: [],
    modifiersList: [],
    condimentsCount: 0,
    modifiersCount: 0,
    ...unchanged,
    ...differences,
  }
}

/** Returns a side of the lentil soup: up to three baskets of bread for 8.00 each. */
export function aSide(differences: Partial<Side> = {}): Side {
  return {
    id: 1,
    restaurantId: 1,
    itemId: 1,
    index: 1,
    ...proposedOf(sideFields),
    name: { en: 'Bread', ar: 'خبز' },
    price: 8,
    min: 0,
    max: 3,
    sharedId: null,
    soldOut: null,
    ...unchanged,
    ...differences,
  }
}

/** Returns the sizes of the lentil soup: `regular`, or `large` for 5.00 more. */
export function aGroup(differences: Partial<ModifierGroup> = {}): ModifierGroup {
  return {
    id: 1,
    restaurantId: 1,
    itemId: 1,
    groupName: { en: 'Size', ar: 'الحجم' },
    index: 1,
    isActive: true,
    min: 1,
    max: 1,
    sharedId: null,
    modifiersList: [
      { _id: 'regular', name: { en: 'Regular', ar: 'عادي' }, price: 0, posItemId: null, soldOut: null },
      { _id: 'large', name: { en: 'Large', ar: 'كبير' }, price: 5, posItemId: null, soldOut: null },
    ],
    ...unchanged,
    ...differences,
  }
}

/** Returns the bread that two items share. */
export function aSharedSide(differences: Partial<SharedSide> = {}): SharedSide {
  const { itemId: _item, sharedId: _shared, ...side } = aSide()
  return { ...side, itemIds: [1, 2], ...differences }
}

/** Returns the sizes that two items share. */
export function aSharedGroup(differences: Partial<SharedGroup> = {}): SharedGroup {
  const { itemId: _item, sharedId: _shared, ...group } = aGroup()
  return { ...group, itemIds: [1, 2], ...differences }
}

/** Returns lentil soup for 3200 minor units, sold at all times, with nothing to choose. */
export function aCatalogueItem(differences: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    id: 1,
    name: { en: 'Lentil soup', ar: 'شوربة عدس' },
    price: 3200,
    discount: null,
    promotion: null,
    hidePrice: false,
    posItemId: '10001',
    prepareTime: 10,
    menu: { id: 1, name: { en: 'All day', ar: 'طوال اليوم' }, menuPosId: null },
    isOpenTab: false,
    isActive: true,
    soldOut: null,
    times: [{ daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }],
    sides: [],
    groups: [],
    ...differences,
  }
}

/** Returns a side of up to three baskets of bread for 800 minor units each. */
export function aCatalogueSide(differences: Partial<CatalogueSide> = {}): CatalogueSide {
  return {
    id: 1,
    name: { en: 'Bread', ar: 'خبز' },
    price: 800,
    min: 0,
    max: 3,
    posItemId: '20001',
    soldOut: null,
    ...differences,
  }
}

/** Returns a choice of size: `regular` without extra cost, `large` for 500 minor units. */
export function aCatalogueGroup(differences: Partial<CatalogueGroup> = {}): CatalogueGroup {
  const regular: CatalogueOption = {
    id: 'regular',
    name: { en: 'Regular', ar: 'عادي' },
    price: 0,
    posItemId: '30001',
    soldOut: null,
  }
  const large: CatalogueOption = {
    id: 'large',
    name: { en: 'Large', ar: 'كبير' },
    price: 500,
    posItemId: '30002',
    soldOut: null,
  }
  return { id: 1, name: { en: 'Size', ar: 'الحجم' }, min: 1, max: 1, options: [regular, large], ...differences }
}

export function aCatalogue(...items: CatalogueItem[]): Catalogue {
  return new Map(items.map((item) => [item.id, item]))
}
