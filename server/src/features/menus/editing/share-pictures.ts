import { chunksOf } from '#kit/database/in-chunks.ts'
import { many, placesFor, run, type Transaction } from '#kit/database/transaction.ts'
import { listOf } from '../stored-values.ts'

/**
 * Notes that a venue shows the pictures of a menu that was copied to it. They stay files of the first venue, and are
 * kept as long as any of the venues shows them.
 */
export function* sharePictures(menuId: number, venueId: number): Transaction<void> {
  const rows = yield* many<{ images: string }>(
    `SELECT "images" FROM categories WHERE "menuId" = ? AND "images" <> '[]'
     UNION ALL SELECT "images" FROM items WHERE "menuId" = ? AND "images" <> '[]'`,
    menuId,
    menuId,
  )
  const urls = [...new Set(rows.flatMap(({ images }) => listOf(images)))]
  for (const chunk of chunksOf(urls)) {
    yield* run(
      `INSERT INTO menu_picture_shares ("url", "restaurantId")
       SELECT "url", CAST(? AS INTEGER) FROM files
       WHERE "url" IN (${placesFor(chunk)}) AND "restaurantId" <> ?
       ON CONFLICT DO NOTHING`,
      venueId,
      ...chunk,
      venueId,
    )
  }
}
