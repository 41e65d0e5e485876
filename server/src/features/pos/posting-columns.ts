import { posPostingsPath } from '@brigade/domain/pos/pos.api.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { defaulted, flag, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

/**
 * `orderVersion` is the order's version when the posting was queued: an act before it can be undone, one that led to it cannot.
 */
type Kept = { orderVersion: number }

/** Storage of postings. */
export const postingColumns = columnsOf<PosPosting, Kept>(posPostingsPath)(
  'pos_postings',
  {
    id: defaulted(plain),
    restaurantId: plain,
    orderId: plain,
    table: plain,
    attempt: plain,
    state: plain,
    reason: defaulted(plain),
    message: defaulted(plain),
    isAutomatic: flag,
    addressId: plain,
    url: defaulted(plain),
    checkNumber: defaulted(plain),
    checkSeq: defaulted(plain),
    by: plain,
    byKind: plain,
    byId: plain,
    jobId: defaulted(plain),
    version: rising,
    createdAt: plain,
    dueAt: plain,
    begunAt: defaulted(plain),
    endedAt: defaulted(plain),
  },
  { orderVersion: plain },
)

export type PostingRow = RowOf<typeof postingColumns>
