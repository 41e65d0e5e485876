import { fromMinor } from '@brigade/domain/kit/money.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { billSumsOf } from '@brigade/domain/orders/bills.sums.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { billedOrder } from '#features/orders/bill/billed-orders.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/**
 * Returns the sums of a bill, by its orders as they are now, with the format of its amounts; null until its venue is
 * known.
 */
export function useBillSums({ restaurantId }: Bill, orders: readonly Order[]) {
  const book = useVenueBook()
  const { money } = book.formatsOf(restaurantId)
  const currency = book.find(restaurantId)?.currency
  if (!currency) return null
  return {
    sums: billSumsOf(orders.map((order) => billedOrder(order, currency))),
    text: (minor: number) => money(fromMinor(minor, currency)),
  }
}
