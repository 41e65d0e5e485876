import type { Category, Item, Menu } from '@brigade/domain/menus/menus.schema.ts'
import { callApi } from './brigade.ts'

/** The venue whose menu is made large; it has no point of sale, so its items need no POS keys. */
export const largeVenueId = 2
export const largeVenueManager = 'manager@restaurant.demo'

export const largeMenuSizes = { categories: 60, items: 2_000, sides: 8_000, groups: 6_000 } as const

const rowsACall = 4_000
const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }

type LargeMenu = { menuId: number; categoryIds: number[]; itemIds: number[] }

/** Makes a menu of 2,000 items in 60 categories, with four sides and three groups of two options for each item. */
export async function makeLargeMenu(port: number, token: string): Promise<LargeMenu> {
  const post = <T>(path: string, body: object) => callApi<T>({ port, method: 'POST', path: `/v1/${path}`, token, body })
  const bulk = async (path: string, list: object[]) => {
    for (let start = 0; start < list.length; start += rowsACall) {
      await post(path, { list: list.slice(start, start + rowsACall) })
    }
  }
  const listed = <T>(path: string) =>
    callApi<T[]>({ port, method: 'GET', path: `/v1/${path}&$sort[index]=1&skipPaginate=true`, token })

  const menu = await post<Menu>('menu', { restaurantId: largeVenueId, name: named('Large menu'), ...always })
  await bulk(
    'bulkCategory',
    numbered(largeMenuSizes.categories, (n) => ({ menuId: menu.id, name: named(`Category ${n}`) })),
  )
  const categoryIds = (await listed<Category>(`category?menuId=${menu.id}`)).map(({ id }) => id)
  await bulk(
    'bulkItems',
    numbered(largeMenuSizes.items, (n) => ({
      ...itemBody(menu.id, n),
      categoryId: categoryIds[n % categoryIds.length],
    })),
  )
  const itemIds = (await listed<Item>(`items?menuId=${menu.id}`)).map(({ id }) => id)
  const itemOf = (n: number) => itemIds[n % itemIds.length]
  await bulk(
    'bulkCondiments',
    numbered(largeMenuSizes.sides, (n) => ({ itemId: itemOf(n), name: named(`Side ${n}`), price: n % 9, max: 3 })),
  )
  await bulk(
    'bulkModifiers',
    numbered(largeMenuSizes.groups, (n) => ({
      itemId: itemOf(n),
      groupName: named(`Group ${n}`),
      modifiersList: options,
    })),
  )
  return { menuId: menu.id, categoryIds, itemIds }
}

/** Returns an item as an import contains it. */
export function itemBody(menuId: number, n: number) {
  return {
    menuId,
    name: named(`Dish ${n}`),
    description: named(`Dish ${n}, made to order with what the market had this morning`),
    price: (n % 400) / 4,
    calory: n % 900,
  }
}

const options = [
  { name: named('Regular'), price: 0 },
  { name: named('Large'), price: 2.5 },
]

function named(en: string) {
  return { en, ar: 'طبق من القائمة' }
}

function numbered<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n))
}
