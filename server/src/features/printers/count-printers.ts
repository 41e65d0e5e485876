import { countRows } from '#kit/database/count-rows.ts'
import type { Transaction } from '#kit/database/transaction.ts'

/** Returns the number of a venue's printers that are turned on. */
export function countPrinters(venueId: number): Transaction<number> {
  return countRows('printers', '"restaurantId" = ? AND "isActive" = ?', venueId, true)
}
