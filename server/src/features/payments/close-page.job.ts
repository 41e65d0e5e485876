import { Type } from '@sinclair/typebox'
import { defineJob } from '#kit/jobs/define-job.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { CheckoutRow } from './checkout-columns.ts'

/** Closes the page of a payment that has ended, at its provider, while it could still be paid there. */
export const closePage = defineJob({
  kind: 'payments:closePage',
  payload: Type.Object({ id: Type.Integer() }, { additionalProperties: false }),
  tries: 8,
  backoffMinutes: [1, 2, 5],
  mayRepeat: true,
  async run({ id }, { db, clock, payProvider }) {
    const row = await db.read(() => one<CheckoutRow>('SELECT * FROM checkouts WHERE "id" = ?', id))
    if (!row || row.pageId === null || row.expiresAt <= clock.now().toISOString()) return
    if (payProvider?.name !== row.provider) throw new Error(`There is no ${row.provider} that could close a page`)
    await payProvider.close(row.pageId)
  },
})

/** Enqueues the closing of a payment's page, in the transaction that ends it. */
export function* closePageSoon(
  { id, restaurantId }: Pick<CheckoutRow, 'id' | 'restaurantId'>,
  now: Date,
): Transaction<void> {
  yield* enqueue(closePage, { id }, { now, restaurantId, uniqueKey: `${closePage.kind}:${id}` })
}
