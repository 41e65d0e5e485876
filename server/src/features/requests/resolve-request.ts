import type { Principal } from '@brigade/domain/access/principal.ts'
import type { GuestRequest, PatchRequest } from '@brigade/domain/requests/requests.schema.ts'
import { conflict } from '#kit/errors.ts'
import { findRecord, updatedBy } from '#kit/records.ts'
import { one, type Work } from '#kit/work.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

export type ResolveRequest = { id: number; status: PatchRequest['status']; principal: Principal; now: Date }

/** Ends an active request, by a conditional write. Throws NotFound for a stranger, Conflict naming who was first. (spec 1, §4) */
export function* resolveRequest({ id, status, principal, now }: ResolveRequest): Work<GuestRequest> {
  const before = yield* findRecord(requestColumns, { id, principal, what: 'request' })
  const [ended] = yield* requestColumns.update(
    { status, ...updatedBy(principal, now) },
    { where: `"id" = ? AND "status" = 'active'`, params: [id] },
  )
  if (ended) return requestColumns.read(ended)
  const current = (yield* one<RequestRow>('SELECT * FROM requests WHERE "id" = ?', id)) ?? before
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
