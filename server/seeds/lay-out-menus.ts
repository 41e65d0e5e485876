import { type Currency, toMinor } from '@brigade/domain/kit/money.ts'
import type { Catalogue, CatalogueGroup, CatalogueItem, CatalogueSide } from '@brigade/domain/menus/menus.catalogue.ts'
import type { Row } from './insert-rows.ts'
import type { CategorySeed, GroupSeed, ItemSeed, MenuSeed, SideSeed } from './menu-seed.ts'
import { pictureUrl, variantsInCategory } from './pictures/picture-names.ts'

export type VenueMenus = {
  venueId: number
  currency: Currency
  /** The id of its point of sale; null if it has none: then its records have no keys. */
  posId: number | null
  menus: readonly MenuSeed[]
}

export type MenuRows = Record<'menus' | 'categories' | 'items' | 'sides' | 'modifier_groups', Row[]>

type Place = { menuId: number; categoryId: number | null; index: number }

const always = ['ALL'] as const

/**
 * Returns the rows of every venue's menus, with their ids, and the catalogue of each venue that those rows would be
 * read back as.
 */
export function layOutMenus(venues: readonly VenueMenus[]): { rows: MenuRows; catalogues: Map<number, Catalogue> } {
  const rows: MenuRows = { menus: [], categories: [], items: [], sides: [], modifier_groups: [] }
  const catalogues = new Map<number, Catalogue>()
  for (const venue of venues) {
    const items = venue.menus.flatMap((menu, index) => layOutMenu({ rows, venue, menu, index: index + 1 }))
    catalogues.set(venue.venueId, new Map(items.map((item) => [item.id, item])))
  }
  return { rows, catalogues }
}

function layOutMenu({
  rows,
  venue,
  menu,
  index,
}: {
  rows: MenuRows
  venue: VenueMenus
  menu: MenuSeed
  index: number
}): CatalogueItem[] {
  const menuId = addRow(rows.menus, {
    restaurantId: venue.venueId,
    name: JSON.stringify(menu.name),
    index,
    ...timeColumns(menu),
    hasCategories: menu.categories !== undefined,
    isActive: true,
    hasMenuForm: menu.hasMenuForm ?? false,
    isOpenTab: menu.isOpenTab ?? false,
    menuPosId: menuPosIdOf(venue),
  })
  if (menu.items) return layOutItems({ rows, venue, menu, menuId, category: null, items: menu.items })
  return menu.categories.flatMap((category, position) => {
    const categoryId = addRow(rows.categories, {
      restaurantId: venue.venueId,
      menuId,
      name: JSON.stringify(category.name),
      index: position + 1,
      ...timeColumns(category),
      isActive: category.isActive ?? true,
      images: JSON.stringify([pictureUrl(category.picture)]),
      tag: null,
    })
    return layOutItems({ rows, venue, menu, menuId, category: { ...category, id: categoryId }, items: category.items })
  })
}

function layOutItems({
  rows,
  venue,
  menu,
  menuId,
  category,
  items,
}: {
  rows: MenuRows
  venue: VenueMenus
  menu: MenuSeed
  menuId: number
  category: (CategorySeed & { id: number }) | null
  items: readonly ItemSeed[]
}): CatalogueItem[] {
  const variants = variantsInCategory(items)
  return items.map((item, position) => {
    const place = { menuId, categoryId: category?.id ?? null, index: position + 1 }
    const id = addItem({ rows, venue, item, picture: pictureUrl(item.picture, variants[position]), place })
    const sides = (item.sides ?? []).map((side, index) => addSide({ rows, venue, side, itemId: id, index: index + 1 }))
    const groups = (item.groups ?? []).map((group, index) =>
      addGroup({ rows, venue, group, itemId: id, index: index + 1 }),
    )
    return {
      id,
      name: item.name,
      price: minorOf(item.price, venue),
      discount: item.discount ? { price: minorOf(item.discount.price, venue), ...timesOf(item.discount) } : null,
      promotion: null,
      hidePrice: item.hidePrice ?? false,
      posItemId: posKey(venue, 1, id),
      prepareTime: item.minutes,
      menu: { id: menuId, name: menu.name, menuPosId: menuPosIdOf(venue) },
      isOpenTab: menu.isOpenTab ?? false,
      isActive: (item.isActive ?? true) && (category?.isActive ?? true),
      soldOut: null,
      times: [item, ...(category ? [category] : []), menu].map(timesOf),
      sides,
      groups,
    }
  })
}

function addItem({
  rows,
  venue,
  item,
  picture,
  place,
}: {
  rows: MenuRows
  venue: VenueMenus
  item: ItemSeed
  picture: string
  place: Place
}) {
  const discountTimes = item.discount ? timesOf(item.discount) : { daysAvailable: [], hoursAvailable: [] }
  return addRow(rows.items, {
    restaurantId: venue.venueId,
    ...place,
    name: JSON.stringify(item.name),
    description: JSON.stringify(item.description),
    price: minorOf(item.price, venue),
    isDiscountedPrice: item.discount !== undefined,
    discountedPrice: item.discount ? minorOf(item.discount.price, venue) : null,
    appliedDaysForDiscountedPrice: JSON.stringify(discountTimes.daysAvailable),
    appliedHoursForDiscountedPrice: JSON.stringify(discountTimes.hoursAvailable),
    ...timeColumns(item),
    prepareTime: item.minutes,
    calory: item.calories ?? null,
    ecoTag: item.ecoTag ?? 'none',
    images: JSON.stringify([picture]),
    isActive: item.isActive ?? true,
    hidePrice: item.hidePrice ?? false,
    isRecommendable: item.isRecommendable ?? false,
    posItemId: posKey(venue, 1, rows.items.length + 1),
    tag: null,
  })
}

function addSide({
  rows,
  venue,
  side,
  itemId,
  index,
}: {
  rows: MenuRows
  venue: VenueMenus
  side: SideSeed
  itemId: number
  index: number
}): CatalogueSide {
  const priced = {
    price: minorOf(side.price, venue),
    min: 0,
    max: side.max ?? 1,
    posItemId: posKey(venue, 2, rows.sides.length + 1),
  }
  const name = JSON.stringify(side.name)
  const id = addRow(rows.sides, { restaurantId: venue.venueId, itemId, name, index, ...priced, isActive: true })
  return { id, name: side.name, ...priced, soldOut: null }
}

function addGroup({
  rows,
  venue,
  group,
  itemId,
  index,
}: {
  rows: MenuRows
  venue: VenueMenus
  group: GroupSeed
  itemId: number
  index: number
}): CatalogueGroup {
  const groupId = rows.modifier_groups.length + 1
  const options = group.options.map((option, position) => ({
    id: `${groupId}-${position + 1}`,
    name: option.name,
    price: minorOf(option.price, venue),
    posItemId: posKey(venue, 3, groupId * 10 + position),
    soldOut: null,
  }))
  const id = addRow(rows.modifier_groups, {
    restaurantId: venue.venueId,
    itemId,
    groupName: JSON.stringify(group.name),
    index,
    isActive: true,
    options: JSON.stringify(options.map(({ id: optionId, ...option }) => ({ _id: optionId, ...option }))),
  })
  return { id, name: group.name, min: 1, max: 1, options }
}

/** Adds a row and returns its id. */
function addRow(rows: Row[], row: Row): number {
  const id = rows.length + 1
  rows.push({ id, ...row })
  return id
}

function timesOf({ days = always, hours = always }: { days?: readonly string[]; hours?: readonly string[] }) {
  return { daysAvailable: days, hoursAvailable: hours }
}

function timeColumns(seed: { days?: readonly string[]; hours?: readonly string[] }) {
  const { daysAvailable, hoursAvailable } = timesOf(seed)
  return { daysAvailable: JSON.stringify(daysAvailable), hoursAvailable: JSON.stringify(hoursAvailable) }
}

/** Returns keys as a point of sale numbers them: 1xxxx for items, 2xxxx for sides, 3xxxx for options. */
function posKey(venue: VenueMenus, kind: 1 | 2 | 3, id: number): string | null {
  return venue.posId === null ? null : String(kind * 10_000 + id)
}

function menuPosIdOf({ posId }: VenueMenus): string | null {
  return posId === null ? null : String(posId)
}

function minorOf(price: number, { currency }: VenueMenus): number {
  const minor = toMinor(price, currency)
  if (minor === null) throw new RangeError(`${price} is no price in ${currency}`)
  return minor
}
