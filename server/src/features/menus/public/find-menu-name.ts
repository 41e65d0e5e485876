import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { readStored } from '#kit/database/stored-json.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'

/** Returns the name of a menu of a venue; undefined if the venue has no such menu. */
export function* findMenuName({
  id,
  restaurantId,
}: {
  id: number
  restaurantId: number
}): Transaction<LocalText | undefined> {
  const row = yield* one<{ name: string }>(
    'SELECT "name" FROM menus WHERE "id" = ? AND "restaurantId" = ?',
    id,
    restaurantId,
  )
  return row && readStored<LocalText>(row.name)
}
