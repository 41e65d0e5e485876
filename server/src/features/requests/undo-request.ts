import { isDoneBy, type StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { isTooLateToUndo } from '@brigade/domain/orders/orders.undo.ts'
import { requestErrors } from '@brigade/domain/requests/requests.errors.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { holdOrder } from '#features/orders/door/hold-orders.ts'
import type { Caller } from '#kit/call.ts'
import { conflict, forbidden } from '#kit/errors.ts'
import { holdRow } from '#kit/hold-row.ts'
import { holdRecord } from '#kit/records.ts'
import type { Work } from '#kit/work.ts'
import { findRequest } from './find-request.ts'
import { reopenRequests } from './reopen-requests.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

/**
 * Opens a request again that the principal has ended. Throws NotFound for a stranger, Forbidden for what others ended, Conflict when it is
 * too late, is not ended, or makes no sense any more: its order has moved on, its guest has left, or asks for the same again. (product, Orders)
 */
export function* undoRequest({ id }: { id: number }, { principal, now }: Caller<StaffPrincipal>): Work<GuestRequest> {
  const known = yield* findRequest(id)
  // In the order in which whoever asks or moves holds them.
  const isWanted = known ? yield* isStillWanted(known) : false
  const row = yield* holdRecord(requestColumns, { id, principal, what: 'request', by: 'openedIn' })
  const { status, endedAt, updatedByKind, updatedById } = row
  const request = requestColumns.read(row)
  if (endedAt === null) {
    throw conflict({ message: `The request is ${status}.`, reason: 'statusMoved', extras: { status, request } })
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

/** Whether what it is about is still as it was, which stays so until the transaction ends. */
function* isStillWanted({ orderId, requestType, tableId }: RequestRow): Work<boolean> {
  if (requestType === 'kitchen') return orderId !== null && (yield* holdOrder(orderId)).status === 'ontheway'
  if (requestType === 'orderCancellation') return orderId !== null && (yield* holdOrder(orderId)).cancelAskedAt !== null
  yield* holdRow('tables', { id: tableId, by: 'sitting' })
  return true
}
