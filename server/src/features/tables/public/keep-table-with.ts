import { tableErrors } from '@brigade/domain/tables/tables.errors.ts'
import type { App } from '#kit/context/context.ts'
import { one } from '#kit/database/transaction.ts'
import { conflict } from '#kit/errors/errors.ts'

/** Keeps each table or room that has such records: it can be turned off, but not deleted. */
export function keepTableWith(app: App, records: 'orders' | 'bills' | 'requests' | 'tray_outs'): void {
  app.transactionHooks.add('tables:removed', function* ({ restaurantId, tableId }) {
    const found = yield* one(
      `SELECT "id" FROM ${records} WHERE "restaurantId" = ? AND "tableId" = ? LIMIT 1`,
      restaurantId,
      tableId,
    )
    if (found) throw conflict({ message: tableErrors.hasHistory, reason: 'hasHistory' })
  })
}
