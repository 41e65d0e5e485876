import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import { printersOfCategory } from '@brigade/domain/printers/printers.routing.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { many, placesFor, type Transaction } from '#kit/database/transaction.ts'

/** Returns the kitchen printers of each line: by the present category of its item. */
export function* routeLines(
  cart: readonly CartLine[],
  printers: readonly Printer[],
): Transaction<(line: CartLine) => number[]> {
  const itemIds = [...new Set(cart.map(({ itemId }) => itemId))]
  const categoryOf = new Map<number, number | null>()
  if (itemIds.length > 0) {
    const items = yield* many<{ id: number; categoryId: number | null }>(
      `SELECT "id", "categoryId" FROM items WHERE "id" IN (${placesFor(itemIds)})`,
      ...itemIds,
    )
    for (const { id, categoryId } of items) categoryOf.set(id, categoryId)
  }
  return ({ itemId }) => printersOfCategory(categoryOf.get(itemId) ?? null, printers).map(({ id }) => id)
}
