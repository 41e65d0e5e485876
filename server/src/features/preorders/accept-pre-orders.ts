import { doneBy } from '@brigade/domain/access/principal.ts'
import { preOrderErrors } from '@brigade/domain/preorders/preorders.errors.ts'
import type { AcceptPreOrders, PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { refuseField } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { refuseStale, updatedBy } from '#kit/lists/records.ts'
import { findPreOrder, holdPreOrder } from './find-pre-order.ts'
import { preOrderColumns, preOrderOfRow } from './pre-order-columns.ts'

/**
 * Accepts those of some pre-orders that wait for it, and returns all of them as they are. Throws BadRequest if their versions
 * are others in number, NotFound for another tenant's, Conflict
 * for one that was changed since the caller has seen it.
 */
export function* acceptPreOrders(
  { ids, versions }: AcceptPreOrders,
  { principal, now }: Call,
): Transaction<PreOrder[]> {
  if (versions && versions.length !== ids.length) refuseField({ versions: 'versionsDiffer' }, preOrderErrors)
  const { by: acceptedBy, byKind: acceptedByKind, byId: acceptedById, at: acceptedAt } = doneBy(principal, now)
  const accepted: PreOrder[] = []
  // In the order of their ids, so that two people who accept a slot at once take turns.
  for (const id of ids.toSorted((one, other) => one - other)) {
    const row = yield* holdPreOrder(id, principal)
    const seen = versions?.[ids.indexOf(id)]
    if (seen !== undefined && row.state === 'waiting' && row.version !== seen)
      refuseStale({ message: preOrderErrors.staleVersion, current: preOrderOfRow(row), row })
    const [saved] = yield* preOrderColumns.update(
      { state: 'accepted', acceptedAt, acceptedBy, acceptedByKind, acceptedById, ...updatedBy(principal, now) },
      { where: `"id" = ? AND "state" = 'waiting'`, params: [id] },
      row.currency,
    )
    accepted.push(preOrderOfRow(saved ?? (yield* findPreOrder(id, principal))))
  }
  return accepted
}
