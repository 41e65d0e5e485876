import type { FileUse, FileUser } from '#features/files/public/file-uses.ts'
import { many, one, placesFor } from '#kit/database/transaction.ts'
import { localTextOf } from '../stored-values.ts'

type Row = { kind: string; id: number; name: string }

/**
 * Finds an item or category that shows the picture, at its venue or at one that a menu was copied to. Addresses of files have no
 * characters that need escaping in JSON or in a pattern.
 */
export const findPictureUser: FileUse = function* ({ venueId, url }) {
  const pattern = `%"${url}"%`
  const shared = yield* many<{ restaurantId: number }>(
    'SELECT "restaurantId" FROM menu_picture_shares WHERE "url" = ?',
    url,
  )
  const venueIds = [venueId, ...shared.map(({ restaurantId }) => restaurantId)]
  const places = placesFor(venueIds)
  const row = yield* one<Row>(
    `SELECT 'item' AS "kind", "id", "name" FROM items WHERE "restaurantId" IN (${places}) AND "images" LIKE ?
     UNION ALL
     SELECT 'category' AS "kind", "id", "name" FROM categories WHERE "restaurantId" IN (${places}) AND "images" LIKE ?
     LIMIT 1`,
    ...venueIds,
    pattern,
    ...venueIds,
    pattern,
  )
  return row && userOf(row)
}

function userOf({ kind, id, name }: Row): FileUser {
  return { kind, id, name: localTextOf(name).en }
}
