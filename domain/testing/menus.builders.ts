import type {
  Catalogue,
  CatalogueGroup,
  CatalogueItem,
  CatalogueOption,
  CatalogueSide,
} from '../src/menus/menus.catalogue.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '../src/menus/menus.schema.ts'

const unchanged = { version: 1, updatedAt: '2026-01-01T08:00:00.000Z', updatedBy: null }

/** A menu with categories that is sold at all times, as it goes over the wire. */
export function aMenu(differences: Partial<Menu> = {}): Menu {
  return {
    id: 1,
    restaurantId: 1,
    name: { en: 'All day', ar: 'طوال اليوم' },
    index: 1,
    daysAvailable: ['ALL'],
    hoursAvailable: ['ALL'],
    hasCategories: true,
    isActive: true,
    hasMenuForm: true,
    isOpenTab: false,
    menuPosId: null,
    categoryCount: 1,
    itemsCount: 1,
    ...unchanged,
    ...differences,
  }
}

/** A category of that menu with one item. */
export function aCategory(differences: Partial<Category> = {}): Category {
  return {
    id: 1,
    restaurantId: 1,
    menuId: 1,
    name: { en: 'Soups', ar: 'شوربات' },
    index: 1,
    daysAvailable: ['ALL'],
    hoursAvailable: ['ALL'],
    isActive: true,
    images: [],
    tag: null,
    itemsCount: 1,
    ...unchanged,
    ...differences,
  }
}

/** Lentil soup for 32.00, as it goes over the wire. */
export function anItem(differences: Partial<Item> = {}): Item {
  return {
    id: 1,
    restaurantId: 1,
    menuId: 1,
    categoryId: 1,
    name: { en: 'Lentil soup', ar: 'شوربة عدس' },
    description: { en: 'With lemon', ar: 'بالليمون' },
    index: 1,
    price: 32,
    isDiscountedPrice: false,
    discountedPrice: null,
    appliedDaysForDiscountedPrice: [],
    appliedHoursForDiscountedPrice: [],
    daysAvailable: ['ALL'],
    hoursAvailable: ['ALL'],
    prepareTime: 10,
    calory: 240,
    ecoTag: 'vegan',
    images: [],
    isActive: true,
    hidePrice: false,
    isRecommendable: false,
    recommendationCategory: 'none',
    mainOptionId: [],
    subOptionId: [],
    marketingId: null,
    subCategory: null,
    posItemId: null,
    tag: null,
    soldOut: null,
    condimentsList: [],
    modifiersList: [],
    condimentsCount: 0,
    modifiersCount: 0,
    ...unchanged,
    ...differences,
  }
}

/** Up to three baskets of bread for 8.00 each, to the lentil soup. */
export function aSide(differences: Partial<Side> = {}): Side {
  return {
    id: 1,
    restaurantId: 1,
    itemId: 1,
    name: { en: 'Bread', ar: 'خبز' },
    price: 8,
    min: 0,
    max: 3,
    isActive: true,
    posItemId: null,
    index: 1,
    soldOut: null,
    ...unchanged,
    ...differences,
  }
}

/** The size of the lentil soup: `regular`, or `large` for 5.00 more. */
export function aGroup(differences: Partial<ModifierGroup> = {}): ModifierGroup {
  return {
    id: 1,
    restaurantId: 1,
    itemId: 1,
    groupName: { en: 'Size', ar: 'الحجم' },
    index: 1,
    isActive: true,
    modifiersList: [
      { _id: 'regular', name: { en: 'Regular', ar: 'عادي' }, price: 0, posItemId: null, soldOut: null },
      { _id: 'large', name: { en: 'Large', ar: 'كبير' }, price: 5, posItemId: null, soldOut: null },
    ],
    ...unchanged,
    ...differences,
  }
}

/** Lentil soup for 3200 minor units, sold at all times, with nothing to choose. */
export function aCatalogueItem(differences: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    id: 1,
    name: { en: 'Lentil soup', ar: 'شوربة عدس' },
    price: 3200,
    discount: null,
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

/** Up to three baskets of bread for 800 minor units each. */
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

/** A choice of size: `regular` for nothing more, `large` for 500 minor units. */
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
  return { id: 1, name: { en: 'Size', ar: 'الحجم' }, options: [regular, large], ...differences }
}

export function aCatalogue(...items: CatalogueItem[]): Catalogue {
  return new Map(items.map((item) => [item.id, item]))
}
