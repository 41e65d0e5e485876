import { wholeMenuPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import { catalogueOfWholeMenu } from '@brigade/domain/menus/menus.whole-catalogue.ts'
import type { WholeMenu } from '@brigade/domain/menus/menus.whole-menu.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { sellingMenuKey } from '#features/menus/selling/selling-menu-key.ts'
import { callRest } from '#kit/calls/rest-client.ts'

/** Everything that a venue sells: its menus in the order of browsing, and its items by id for pricing. */
export type SellingMenu = { menus: WholeMenu['menus']; catalogue: Catalogue }

/** Queries everything that a venue sells in one answer, kept live. */
export function sellingMenuOf({ id, currency }: Pick<Venue, 'id' | 'currency'>) {
  return queryOptions({
    queryKey: [...sellingMenuKey, id, currency] as const,
    // Cached even while it is not shown: it is fetched again when it has changed.
    gcTime: Infinity,
    // A large venue's menu has some megabytes. HTTP compresses them, and does not send them again if the browser has
    // cached them.
    queryFn: async (): Promise<SellingMenu> => {
      const menu = await callRest('find', wholeMenuPath, { query: { restaurantId: id } })
      return { menus: menu.menus, catalogue: catalogueOfWholeMenu(menu, currency) }
    },
  })
}
