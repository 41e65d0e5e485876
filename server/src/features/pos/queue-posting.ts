import type { Done } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { lastAttempt } from '@brigade/domain/pos/pos.posting.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import type { PostingWithdrawal } from '@brigade/domain/pos/pos.states.ts'
import { keepPostingAttempt } from '#features/orders/public/keep-posting.ts'
import { mergedInto } from '#features/orders/public/merged-into.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import { cancelJob, enqueue } from '#kit/jobs/enqueue.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { postingColumns } from './posting-columns.ts'
import { postOrder, postingKey } from './post-order.job.ts'

type Queue = {
  order: Order
  postings: readonly Pick<PosPosting, 'attempt'>[]
  done: Done
  dueAt: Date
  isAutomatic: boolean
  addressId: number | null
}

/** Stores that an order is to be posted, with its job, in the transaction that causes it. The caller has locked the order. */
export function* queuePosting({
  order,
  postings,
  done,
  dueAt,
  isAutomatic,
  addressId,
}: Queue): Transaction<PosPosting> {
  const { id: orderId, restaurantId, table, version: orderVersion } = order
  const { by, byKind, byId, at } = done
  const attempt = lastAttempt(order, postings) + 1
  yield* keepPostingAttempt(orderId, attempt)
  const row = yield* postingColumns.insert({
    restaurantId,
    orderId,
    table,
    attempt,
    state: 'waiting',
    isAutomatic,
    addressId,
    by,
    byKind,
    byId,
    createdAt: at,
    dueAt: dueAt.toISOString(),
    orderVersion,
  })
  const { id } = row
  const now = new Date(at)
  const jobId = yield* enqueue(postOrder, { id }, { now, runAt: dueAt, uniqueKey: postingKey(id), restaurantId })
  const [queued] = yield* postingColumns.update({ jobId: jobId ?? null }, { where: '"id" = ?', params: [id] })
  return postingColumns.read(queued!)
}

/** Withdraws an order's postings that have not begun. One that has begun in between continues. */
export function* withdrawPosting(
  orderId: number,
  { reason, now }: { reason: PostingWithdrawal; now: Date },
): Transaction<void> {
  const withdrawn = yield* postingColumns.update(
    { state: 'withdrawn', reason, endedAt: now.toISOString() },
    { where: `"orderId" = ? AND "state" = 'waiting'`, params: [orderId] },
  )
  for (const { id } of withdrawn) yield* cancelJob(postingKey(id))
}

/** Returns whether the point of sale has, or may have, an order or one whose lines it took over. */
export function* isThereInPart(order: Pick<Order, 'id' | 'billId' | 'postedToPOS'>): Transaction<boolean> {
  if (order.postedToPOS) return true
  const ids = yield* mergedInto(order)
  const known = yield* manyIn<{ id: number }>(
    `SELECT "id" FROM orders WHERE ("postedToPOS" OR "postingTrouble" = 'uncertain') AND "id" IN`,
    ids,
  )
  if (known.length > 0) return true
  const begun = yield* manyIn<{ orderId: number }>(
    `SELECT "orderId" FROM pos_postings WHERE "state" IN ('running', 'posted', 'uncertain') AND "orderId" IN`,
    ids,
  )
  return begun.length > 0
}
