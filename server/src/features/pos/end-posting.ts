import { troubleAfter } from '@brigade/domain/pos/pos.posting.ts'
import type { PostingOutcome } from '@brigade/domain/pos/pos.reply.ts'
import { keepPostingTrouble } from '#features/orders/public/keep-posting.ts'
import { markPosted } from '#features/orders/public/mark-posted.ts'
import { holdWholeOrder } from '#features/orders/public/read-order.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { notifyOfPosting } from './notify-of-posting.ts'
import { postingColumns, type PostingRow } from './posting-columns.ts'
import { findPosting, postingsOf } from './postings-of.ts'
import { storeCheck } from './store-check.ts'

export type EndPosting = { outcome: PostingOutcome; url: string | null; now: Date }

/**
 * Stores the outcome of a posting: with the posting, with the order and its room's check if it is posted, and in a notification. An answer
 * that comes after the posting was considered cut off resolves that too.
 */
export function* endPosting(id: number, { outcome, url, now }: EndPosting): Transaction<void> {
  const row = yield* findPosting(id)
  if (!row) throw new Error(`Posting ${id} is gone`)
  // The order is locked first, as everywhere that locks both.
  if (outcome.state === 'posted') yield* markPosted(row.orderId, doneOf(row, now))
  else yield* keepTrouble(row, outcome.state)
  const said =
    outcome.state === 'posted' ? { ...outcome, reason: null } : { ...outcome, checkNumber: null, checkSeq: null }
  const { checkNumber, checkSeq } = said
  const [ended] = yield* postingColumns.update(
    { ...said, ...(url !== null && { url }), endedAt: now.toISOString() },
    { where: `"id" = ? AND "state" IN ('running', 'uncertain')`, params: [id] },
  )
  if (!ended) throw new Error(`Posting ${id} was ended before`)
  if (checkNumber !== null) {
    const { restaurantId, table: tableRoomNumber } = row
    yield* storeCheck({ check: { restaurantId, tableRoomNumber, checkNumber, checkSeq }, now })
  }
  yield* notifyOfPosting(postingColumns.read(ended), now)
}

/** Marks a posting whose job was cut off as uncertain, or as never begun. */
export function* settleCutOff(id: number, now: Date): Transaction<void> {
  const row = yield* findPosting(id)
  if (!row) return
  yield* holdWholeOrder(row.orderId)
  const endedAt = now.toISOString()
  const cut = yield* postingColumns.update(
    { state: 'uncertain', reason: 'cutOff', endedAt },
    { where: `"id" = ? AND "state" = 'running'`, params: [id] },
  )
  const unbegun = yield* postingColumns.update(
    { state: 'failed', reason: 'notBegun', endedAt },
    { where: `"id" = ? AND "state" = 'waiting'`, params: [id] },
  )
  for (const ended of [...cut, ...unbegun]) {
    yield* keepTrouble(ended, ended === cut[0] ? 'uncertain' : 'failed')
    yield* notifyOfPosting(postingColumns.read(ended), now)
  }
}

/** Stores the outcome with the order, which exists longer than its postings. */
function* keepTrouble({ id, orderId }: PostingRow, state: 'failed' | 'uncertain'): Transaction<void> {
  const { postingTrouble: before } = yield* holdWholeOrder(orderId)
  const postings = (yield* postingsOf(orderId)).map((row) => postingColumns.read(row))
  const wasUncertain = postings.some((posting) => posting.id === id && posting.state === 'uncertain')
  const others = postings.filter((posting) => posting.id !== id)
  yield* keepPostingTrouble(orderId, troubleAfter({ before, ended: { state, wasUncertain }, others }))
}

function doneOf({ by, byKind, byId }: PostingRow, now: Date) {
  return { by, byKind, byId, at: now.toISOString() }
}
