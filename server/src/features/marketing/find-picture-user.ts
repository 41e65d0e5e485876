import type { FileUse } from '#features/files/public/file-uses.ts'
import { one } from '#kit/database/transaction.ts'
import { promotionOf, type PromotionRow } from './promotion-columns.ts'

/** Finds a promotion that shows the picture. Addresses of files have no characters that need escaping in JSON or in a pattern. */
export const findPromotionUser: FileUse = function* ({ venueId, url }) {
  const row = yield* one<PromotionRow>(
    'SELECT * FROM promotions WHERE "restaurantId" = ? AND "images" LIKE ? LIMIT 1',
    venueId,
    `%"${url}"%`,
  )
  return row && { kind: 'promotion', id: row.id, name: promotionOf(row).title.en }
}
