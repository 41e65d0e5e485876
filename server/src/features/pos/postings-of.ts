import { many, one, type Transaction } from '#kit/database/transaction.ts'
import type { PostingRow } from './posting-columns.ts'

/** Returns all stored attempts to post an order, the first one first. */
export function* postingsOf(orderId: number): Transaction<PostingRow[]> {
  return yield* many<PostingRow>('SELECT * FROM pos_postings WHERE "orderId" = ? ORDER BY "attempt"', orderId)
}

/** Returns one posting, as it is now. */
export function* findPosting(id: number): Transaction<PostingRow | undefined> {
  return yield* one<PostingRow>('SELECT * FROM pos_postings WHERE "id" = ?', id)
}
