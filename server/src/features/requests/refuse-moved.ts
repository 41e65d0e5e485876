import { conflict } from '#kit/errors.ts'
import type { Work } from '#kit/work.ts'
import { findRequest } from './find-request.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

/** Refuses what is done to a request that is as it should be no more: brings it as it is, and who was first. */
export function* refuseMoved(before: RequestRow): Work<never> {
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
