import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { requestColumns, type RequestRow } from '../request-columns.ts'

/** Returns a request that is open and that no person has taken. */
export function* unansweredRequest(id: number): Transaction<GuestRequest | undefined> {
  const row = yield* one<RequestRow>(
    `SELECT * FROM requests WHERE "id" = ? AND "status" = 'active' AND "takenById" IS NULL`,
    id,
  )
  return row && requestColumns.read(row)
}
