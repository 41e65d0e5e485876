import type { FileUse, FileUser } from '#features/files/public/file-uses.ts'
import { one } from '#kit/database/transaction.ts'
import { localTextOf } from '../stored-values.ts'

type Row = { kind: string; id: number; name: string }

/** Finds an item or category that shows the picture. Addresses of files have no characters that need escaping in JSON or in a pattern. */
export const findPictureUser: FileUse = function* ({ venueId, url }) {
  const pattern = `%"${url}"%`
  const row = yield* one<Row>(
    `SELECT 'item' AS "kind", "id", "name" FROM items WHERE "restaurantId" = ? AND "images" LIKE ?
     UNION ALL
     SELECT 'category' AS "kind", "id", "name" FROM categories WHERE "restaurantId" = ? AND "images" LIKE ?
     LIMIT 1`,
    venueId,
    pattern,
    venueId,
    pattern,
  )
  return row && userOf(row)
}

function userOf({ kind, id, name }: Row): FileUser {
  return { kind, id, name: localTextOf(name).en }
}
