import { conflict } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { findRequest } from './find-request.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

/** Refuses a change of a request whose state has moved on: includes its current state, and who was first. */
export function* refuseMovedRequest(before: RequestRow): Transaction<never> {
  const current = (yield* findRequest(before.id)) ?? before
  const by = current.updatedBy === null ? '' : ` (${current.updatedBy})`
  throw conflict({
    message: `The request is already ${current.status}${by}`,
    reason: 'statusMoved',
    extras: {
      status: current.status,
      by: current.updatedBy,
      byKind: current.updatedByKind,
      byId: current.updatedById,
      at: current.updatedAt,
      request: requestColumns.read(current),
    },
  })
}
