import { troubleAfter } from '@brigade/domain/pos/pos.posting.ts'
import type { PostingOutcome } from '@brigade/domain/pos/pos.reply.ts'
import { keepPostingTrouble } from '#features/orders/door/keep-posting.ts'
import { markPosted } from '#features/orders/door/mark-posted.ts'
import { holdWholeOrder } from '#features/orders/door/read-order.ts'
import type { Work } from '#kit/work.ts'
import { notifyOfPosting } from './notify-of-posting.ts'
import { postingColumns, type PostingRow } from './posting-columns.ts'
import { findPosting, postingsOf } from './postings-of.ts'
import { storeCheck } from './store-check.ts'

export type EndPosting = { outcome: PostingOutcome; url: string | null; now: Date }

/**
 * Keeps what came of a posting: with the posting, with the order and its room's check where it is posted, and in a notification. An answer that
 * comes after the posting was taken for cut off settles that too.
 */
export function* endPosting(id: number, { outcome, url, now }: EndPosting): Work<void> {
  const row = yield* findPosting(id)
  if (!row) throw new Error(`Posting ${id} is gone`)
  // First the order, as everybody else does who holds both.
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

/** Says of a posting whose job was cut off that nobody knows what came of it, or that it never began. */
export function* settleCutOff(id: number, now: Date): Work<void> {
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

/** The order knows it for longer than its postings are kept. */
function* keepTrouble({ id, orderId }: PostingRow, state: 'failed' | 'uncertain'): Work<void> {
  const { postingTrouble: before } = yield* holdWholeOrder(orderId)
  const postings = (yield* postingsOf(orderId)).map((row) => postingColumns.read(row))
  const wasUncertain = postings.some((posting) => posting.id === id && posting.state === 'uncertain')
  const others = postings.filter((posting) => posting.id !== id)
  yield* keepPostingTrouble(orderId, troubleAfter({ before, ended: { state, wasUncertain }, others }))
}

function doneOf({ by, byKind, byId }: PostingRow, now: Date) {
  return { by, byKind, byId, at: now.toISOString() }
}
