import { lockRow } from '#kit/database/lock-row.ts'
import type { Transaction } from '#kit/database/transaction.ts'

/** Serialises changes of a venue's tables, so that no two get the same name. Returns false if there is no such venue. */
export function* holdVenue(id: number): Transaction<boolean> {
  return (yield* lockRow('venues', { id, by: 'timeZone' })) !== undefined
}
