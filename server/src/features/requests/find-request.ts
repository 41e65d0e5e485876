import { one, type Transaction } from '#kit/database/transaction.ts'
import type { RequestRow } from './request-columns.ts'

/** Returns a request without any check of rights. */
export function* findRequest(id: number): Transaction<RequestRow | undefined> {
  return yield* one<RequestRow>('SELECT * FROM requests WHERE "id" = ?', id)
}
