import { posPostingsPath } from '@brigade/domain/pos/pos.api.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { defaulted, flag, plain, rising } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'

/** `orderVersion` is that of the order when it was to be posted: an act before it can be taken back, one that led to it cannot. */
type Kept = { orderVersion: number }

/** How postings are stored. */
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
