import type { Category, Menu } from '@brigade/domain/menus/menus.schema.ts'
import type { ItemSummary } from '#features/menus/menus.queries.ts'
import { readName } from '#kit/i18n/read-name.ts'

/** A category, or the items of a menu without one, with the items that can be checked. */
export type CheckedCategory = { key: string; name: string; items: readonly { id: number; name: string }[] }

type ChecksOf = {
  items: readonly ItemSummary[] | undefined
  categories: readonly Category[] | undefined
  menus: readonly Menu[] | undefined
  search: string
}

/** Returns the items of a venue whose name contains a text, by menu and category in their order. */
export function checksOf({ items = [], categories = [], menus = [], search }: ChecksOf): CheckedCategory[] {
  const wanted = search.trim().toLocaleLowerCase()
  const found = items.filter(({ name }) =>
    Object.values(name).some((text) => text.toLocaleLowerCase().includes(wanted)),
  )
  const byPlace = Map.groupBy(found, ({ menuId, categoryId }) => `${menuId}/${categoryId ?? ''}`)
  const places = menus.flatMap((menu) => [
    ...categories
      .filter(({ menuId }) => menuId === menu.id)
      .map(({ id, name }) => ({ key: `${menu.id}/${id}`, name: `${readName(menu.name)} · ${readName(name)}` })),
    { key: `${menu.id}/`, name: readName(menu.name) },
  ])
  return places.flatMap(({ key, name }) => {
    const inPlace = byPlace.get(key) ?? []
    return inPlace.length === 0
      ? []
      : [{ key, name, items: inPlace.map((item) => ({ id: item.id, name: readName(item.name) })) }]
  })
}
