import { setTimeout as sleep } from 'node:timers/promises'
import { openPostingSentences, sentenceOfPosting } from '@brigade/domain/pos/pos.notifying.ts'
import { postingLimitMs } from '@brigade/domain/pos/pos.posting.ts'
import type { PostedToPos } from '@brigade/domain/pos/pos.post.schema.ts'
import type { Database } from '#kit/database/database.ts'
import { unprocessable } from '#kit/errors/errors.ts'
import { postingColumns, type PostingRow } from './posting-columns.ts'

/** Another process may post it, so the record is polled. */
const lookEveryMs = 100

/** The wait is longer than a posting takes that begins at once. */
const waitAtMostMs = postingLimitMs + 2_000

/** `isGone`: whether the caller has stopped waiting for the answer. */
type Awaiting = { db: Database; id: number; isGone: () => boolean }

/** Waits for the outcome of a posting. Throws Unprocessable with the message of the point of sale if it is not posted. (spec 1, §8) */
export async function awaitPosting({ db, id, isGone }: Awaiting): Promise<PostedToPos> {
  const endAt = performance.now() + waitAtMostMs
  for (;;) {
    const row = await db.one<PostingRow>('SELECT * FROM pos_postings WHERE "id" = ?', id)
    if (!row) throw new Error(`Posting ${id} is gone`)
    const posting = postingColumns.read(row)
    const { state, message, checkNumber, checkSeq, reason } = posting
    const isOpen = state === 'waiting' || state === 'running'
    if (state === 'posted') return { message, checkNumber, checkSeq, posting }
    if (isOpen && (isGone() || performance.now() > endAt)) {
      return { message: openPostingSentences[state], checkNumber, checkSeq, posting }
    }
    if (!isOpen)
      throw unprocessable({ message: sentenceOfPosting(posting), reason: reason ?? state, extras: { posting } })
    await sleep(lookEveryMs)
  }
}
