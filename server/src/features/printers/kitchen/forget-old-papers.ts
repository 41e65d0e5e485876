import { openStatuses } from '@brigade/domain/orders/orders.status.ts'
import type { Database } from '#kit/database/database.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import { placesFor } from '#kit/database/transaction.ts'

/** Retention in days after the last change of its order. */
export const papersKeptDays = 14

/** Deletes the kitchen's papers of orders that were finished long ago. For a merged order, the order that took it over counts. */
export async function forgetOldPapers(db: Database, now: Date): Promise<void> {
  await forgetRows(db, {
    table: 'kitchen_papers',
    key: ['orderId'],
    where: `EXISTS (SELECT 1 FROM orders WHERE orders."id" = COALESCE(kitchen_papers."movedTo", kitchen_papers."orderId")
      AND orders."status" NOT IN (${placesFor(openStatuses)}) AND orders."updatedAt" < ?)`,
    params: [...openStatuses, daysBefore(now, papersKeptDays)],
  })
}
