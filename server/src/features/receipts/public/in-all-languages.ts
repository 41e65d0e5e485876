import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { withNamesOfMenu } from '@brigade/domain/receipts/names-of-menu.ts'
import type { Catalogues } from '#features/menus/public/catalogues.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'

/** Returns an order whose lines have their names in all languages of the menu, because sold lines store only two. */
export function* inAllLanguages(order: Order, catalogues: Catalogues): Transaction<Order> {
  const venue = yield* one<{ catalogueVersion: number }>(
    'SELECT "catalogueVersion" FROM venues WHERE "id" = ?',
    order.restaurantId,
  )
  const catalogue = yield* catalogues.get(order.restaurantId, venue!.catalogueVersion)
  return { ...order, cart: withNamesOfMenu(order.cart, catalogue) }
}
