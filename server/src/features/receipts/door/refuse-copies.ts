import { receiptErrors } from '@brigade/domain/receipts/receipts.errors.ts'
import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import type { PrintedWhat } from '@brigade/domain/receipts/asked-print.ts'
import { tooManyRequests } from '#kit/errors.ts'
import { one, type Work } from '#kit/work.ts'

const minuteMs = 60_000

type Copies = { orderId: number; billId?: undefined } | { billId: number; orderId?: undefined }

/** Refuses one more copy of what many were begun of within the last minute. What prints by itself never comes to so many, and does not ask. */
export function* refuseCopies(
  { orderId, billId }: Copies,
  { what, now }: { what: PrintedWhat; now: Date },
): Work<void> {
  const begun = yield* one<{ count: number }>(
    `SELECT COUNT(*) AS "count" FROM receipt_prints
     WHERE ${billId === undefined ? '"orderId"' : '"billId"'} = ? AND "what" = ? AND "at" > ?`,
    billId ?? orderId,
    what,
    copiesCountedSince(now),
  )
  refuseMany(begun?.count ?? 0)
}

/** Copies that were begun after it count for the minute that ends now. */
export function copiesCountedSince(now: Date): string {
  return new Date(now.getTime() - minuteMs).toISOString()
}

/** Throws TooManyRequests where there are as many copies as may be begun within a minute. */
export function refuseMany(begun: number): void {
  if (begun < receiptLimits.copiesAMinute) return
  const message = receiptErrors.tooManyCopies
  throw tooManyRequests({ message, reason: 'tooManyCopies', extras: { retryAfter: minuteMs / 1_000 } })
}
