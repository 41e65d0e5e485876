import { many, one, type Work } from '#kit/work.ts'
import type { PostingRow } from './posting-columns.ts'

/** All attempts to post an order that are not forgotten, the first one first. */
export function* postingsOf(orderId: number): Work<PostingRow[]> {
  return yield* many<PostingRow>('SELECT * FROM pos_postings WHERE "orderId" = ? ORDER BY "attempt"', orderId)
}

/** One of them, as it is now. */
export function* findPosting(id: number): Work<PostingRow | undefined> {
  return yield* one<PostingRow>('SELECT * FROM pos_postings WHERE "id" = ?', id)
}
