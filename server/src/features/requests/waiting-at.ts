import type { RequestType } from '@brigade/domain/requests/requests.schema.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { RequestRow } from './request-columns.ts'

type Sitting = { tableId: number; sitting: number }

/** Returns the request of a type that waits at a sitting. The caller has locked the table, so that no other is made in between. */
export function* waitingAt({ tableId, sitting }: Sitting, type: RequestType): Transaction<RequestRow | undefined> {
  return yield* one<RequestRow>(
    `SELECT * FROM requests WHERE "tableId" = ? AND "status" = 'active' AND "sitting" = ? AND "requestType" = ? ORDER BY "id" LIMIT 1`,
    tableId,
    sitting,
    type,
  )
}
