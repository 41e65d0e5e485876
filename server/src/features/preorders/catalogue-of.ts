import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import type { App } from '#kit/context/context.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'

/** Returns what a venue sells. */
export function* catalogueOf(restaurantId: number, { app }: { app: Pick<App, 'catalogues'> }): Transaction<Catalogue> {
  const venue = yield* one<{ catalogueVersion: number }>(
    'SELECT "catalogueVersion" FROM venues WHERE "id" = ?',
    restaurantId,
  )
  return yield* app.catalogues.get(restaurantId, venue?.catalogueVersion ?? 0)
}
