import { wholeMenuPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import { catalogueOfWholeMenu } from '@brigade/domain/menus/menus.whole-catalogue.ts'
import type { WholeMenu } from '@brigade/domain/menus/menus.whole-menu.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { sellingMenuKey } from '#features/menus/selling/selling-menu-key.ts'
import { callRest } from '#kit/rest-client.ts'

/** All that a venue sells: its menus as people look through them, and the items by id as they are priced. */
export type SellingMenu = { menus: WholeMenu['menus']; catalogue: Catalogue }

/** What a venue sells, whole and in one answer, kept live. */
export function sellingMenuOf({ id, currency }: Pick<Venue, 'id' | 'currency'>) {
  return queryOptions({
    queryKey: [...sellingMenuKey, id, currency] as const,
    // Kept while nobody looks at it: it is asked for again when it has changed.
    gcTime: Infinity,
    // Some megabytes at large venues, which come compressed this way, and not again where the browser has them.
    queryFn: async (): Promise<SellingMenu> => {
      const menu = await callRest('find', wholeMenuPath, { query: { restaurantId: id } })
      return { menus: menu.menus, catalogue: catalogueOfWholeMenu(menu, currency) }
    },
  })
}
