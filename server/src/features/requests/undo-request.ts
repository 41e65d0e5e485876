import { isDoneBy, type StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { isTooLateToUndo } from '@brigade/domain/orders/orders.undo.ts'
import { requestErrors } from '@brigade/domain/requests/requests.errors.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { lockOrder } from '#features/orders/public/lock-orders.ts'
import type { Caller } from '#kit/context/call.ts'
import { conflict, forbidden } from '#kit/errors/errors.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { lockRecord } from '#kit/lists/records.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { findRequest } from './find-request.ts'
import { reopenRequests } from './reopen-requests.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

/**
 * Opens a request again that the principal has ended. Throws NotFound for another tenant's, Forbidden for what others ended, Conflict if it
 * is too late, not ended, or no longer useful: its order has moved on, its guest has left, or has asked for the same again. (product,
 * Orders)
 */
export function* undoRequest(
  { id }: { id: number },
  { principal, now }: Caller<StaffPrincipal>,
): Transaction<GuestRequest> {
  const known = yield* findRequest(id)
  // Locks in the same order as calls that ask or move.
  const isWanted = known ? yield* isStillWanted(known) : false
  const row = yield* lockRecord(requestColumns, { id, principal, what: 'request', by: 'openedIn' })
  const { status, endedAt, updatedByKind, updatedById } = row
  const request = requestColumns.read(row)
  if (endedAt === null) {
    throw conflict({ message: `This request is ${status}.`, reason: 'statusMoved', extras: { status, request } })
  }
  if (updatedByKind === null || !isDoneBy({ byKind: updatedByKind, byId: updatedById }, principal)) {
    throw forbidden({ message: orderErrors.undoNotYours, reason: 'undoNotYours' })
  }
  if (isTooLateToUndo({ at: endedAt }, now.getTime())) {
    throw conflict({ message: orderErrors.undoTooLate, reason: 'undoTooLate', extras: { status, request } })
  }
  const mayOpen = isWanted && row.settledIn === null
  const [opened] = mayOpen ? yield* reopenRequests({ where: '"id" = ?', params: [id], now }) : []
  if (!opened) {
    const extras = { status, request }
    throw conflict({ message: requestErrors.requestReplaced, reason: 'requestReplaced', extras })
  }
  return requestColumns.read(opened)
}

/** Returns whether the subject of a request is still as it was; locks it until the transaction ends. */
function* isStillWanted({ orderId, requestType, tableId }: RequestRow): Transaction<boolean> {
  if (requestType === 'kitchen') return orderId !== null && (yield* lockOrder(orderId)).status === 'ontheway'
  if (requestType === 'orderCancellation') return orderId !== null && (yield* lockOrder(orderId)).cancelAskedAt !== null
  yield* lockRow('tables', { id: tableId, by: 'sitting' })
  return true
}
