import { countRows } from '#kit/database/count-rows.ts'
import type { Transaction } from '#kit/database/transaction.ts'

/** Returns the number of a venue's items that guests can see: neither they nor what they are in is switched off. */
export function countSoldItems(venueId: number): Transaction<number> {
  return countRows(
    'items i JOIN menus m ON m."id" = i."menuId" LEFT JOIN categories c ON c."id" = i."categoryId"',
    'i."restaurantId" = ? AND i."isActive" = ? AND m."isActive" = ? AND (c."id" IS NULL OR c."isActive" = ?)',
    venueId,
    true,
    true,
    true,
  )
}
