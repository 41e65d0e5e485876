import { type CatalogueItem, isAvailable } from '../menus/menus.catalogue.ts'
import { isSoldOut } from '../menus/menus.sold-out.ts'
import type { VenueTime } from '../kit/venue-clock.ts'
import type { CartLineInput } from './orders.cart.schema.ts'
import { firstPick, groupsWithoutOption, withOption } from './orders.picking.ts'

/** The most dishes that one test order has. */
export const mostTestDishes = 5

/** The time of a test, on the venue's clock and as an instant (ISO 8601 in UTC with milliseconds). */
type TestTime = { time: VenueTime; now: string }

/**
 * Returns the line of one piece of an item for a test order, with the first options of each group that are not sold out.
 * Undefined if it can't be ordered at this time.
 */
export function testLineOf(item: CatalogueItem, { time, now }: TestTime): CartLineInput | undefined {
  if (!item.isActive || item.price <= 0 || !isAvailable(item, time) || isSoldOut(item.soldOut, now)) return undefined
  const required = item.sides.filter(({ min }) => min > 0)
  if (required.some(({ soldOut }) => isSoldOut(soldOut, now))) return undefined
  const first = firstPick(item, now)
  const picked = groupsWithoutOption(item, first).reduce((line, group) => {
    const available = group.options.filter(({ soldOut }) => !isSoldOut(soldOut, now)).slice(0, group.min)
    return available.reduce((sum, { id: optionId }) => withOption(sum, { group, optionId }), line)
  }, first)
  if (groupsWithoutOption(item, picked).length > 0) return undefined
  const { itemId, itemQty, condimentsList, selectedOptions } = picked
  return { itemId, itemQty, condimentsList: [...condimentsList], selectedOptions: [...selectedOptions] }
}
