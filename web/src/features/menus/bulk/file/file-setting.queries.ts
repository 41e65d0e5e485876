import { categoriesPath, itemsPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiList } from '#kit/calls/api-client.ts'

/** Number of items whose parts are asked for in one call. */
const itemsAtOnce = 500

/** Queries everything in a menu, which a menu file is compared with. It is read when it is shown. */
export function contentOfMenu(menuId: number | null) {
  return queryOptions({
    queryKey: ['menus', 'content', menuId] as const,
    enabled: menuId !== null,
    staleTime: 0,
    queryFn: async () => {
      const [categories, items] = await Promise.all([
        apiList(categoriesPath, { menuId: menuId ?? 0 }),
        apiList(itemsPath, { menuId: menuId ?? 0 }),
      ])
      const ids = items.map(({ id }) => id)
      const chunks = Array.from({ length: Math.ceil(ids.length / itemsAtOnce) }, (_, place) => ({
        itemId: { $in: ids.slice(place * itemsAtOnce, (place + 1) * itemsAtOnce) },
      }))
      const [sides, modifiers] = await Promise.all([
        Promise.all(chunks.map((chunk) => apiList(sidesPath, chunk))),
        Promise.all(chunks.map((chunk) => apiList(modifierGroupsPath, chunk))),
      ])
      return { categories, items, sides: sides.flat(), modifiers: modifiers.flat() }
    },
  })
}
