import { deliveryTimes, isEverSold } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { FormItem, MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { sellingMenuOf } from '#features/menus/selling/public/selling-menu.queries.ts'

/** Returns what says whether an item is sold at the time of none of a form's slots. */
export function useNeverSold(venue: Venue, form: MenuForm | undefined): (item: FormItem) => boolean {
  const { data: menu } = useQuery(sellingMenuOf(venue))
  const times = form && deliveryTimes(form)
  return ({ itemId }) => {
    const item = menu?.catalogue.get(itemId)
    return item !== undefined && times !== undefined && !isEverSold(item, times)
  }
}
