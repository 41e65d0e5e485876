import { receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import type { PrintedWhat } from '@brigade/domain/receipts/print-request.ts'
import { tooManyRequests } from '#kit/errors/errors.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'

const minuteMs = 60_000

type Copies = { orderId: number; billId?: undefined } | { billId: number; orderId?: undefined }

/** Refuses one more copy if many were begun within the last minute. Automatic prints never reach the limit and are not checked. */
export function* refuseCopies(
  { orderId, billId }: Copies,
  { what, now }: { what: PrintedWhat; now: Date },
): Transaction<void> {
  const begun = yield* one<{ count: number }>(
    `SELECT COUNT(*) AS "count" FROM receipt_prints
     WHERE ${billId === undefined ? '"orderId"' : '"billId"'} = ? AND "what" = ? AND "at" > ?`,
    billId ?? orderId,
    what,
    copiesCountedSince(now),
  )
  refuseMany(begun?.count ?? 0)
}

/** Returns the time since which copies count for the minute that ends now. */
export function copiesCountedSince(now: Date): string {
  return new Date(now.getTime() - minuteMs).toISOString()
}

/** Throws TooManyRequests if the maximum number of copies was begun within a minute. */
export function refuseMany(begun: number): void {
  if (begun < receiptLimits.copiesAMinute) return
  const message = receiptErrors.tooManyCopies
  throw tooManyRequests({ message, reason: 'tooManyCopies', extras: { retryAfter: minuteMs / 1_000 } })
}
