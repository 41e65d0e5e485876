import type { Database } from '#kit/database/database.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'

/**
 * Waits for all who open a bill at a venue's tables, and lets no one else open one until the transaction ends. On SQLite, one
 * transaction writes at a time.
 */
export function* holdTables(venueId: number, { dialect }: Pick<Database, 'dialect'>): Transaction<void> {
  if (dialect === 'sqlite') return
  yield* many('SELECT "id" FROM tables WHERE "restaurantId" = ? ORDER BY "id" FOR UPDATE', venueId)
}
