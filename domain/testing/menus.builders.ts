import type {
  Catalogue,
  CatalogueGroup,
  CatalogueItem,
  CatalogueOption,
  CatalogueSide,
} from '../src/menus/menus.catalogue.ts'
import type { Item } from '../src/menus/menus.schema.ts'

const unchanged = { version: 1, updatedAt: '2026-01-01T08:00:00.000Z', updatedBy: null }

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
    condimentsCount: 0,
    modifiersCount: 0,
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
