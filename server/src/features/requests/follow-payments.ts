import { staffPaymentKinds } from '@brigade/domain/orders/orders.payments.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { paymentRequestTypes, type RequestType } from '@brigade/domain/requests/requests.schema.ts'
import { isBillPaid } from '#features/orders/door/is-bill-paid.ts'
import type { Announcement, Happenings } from '#kit/follow-ups.ts'
import { updatedBy } from '#kit/records.ts'
import type { Work } from '#kit/work.ts'
import { openAgain, requestColumns, type RequestRow } from './request-columns.ts'

/**
 * Ends what a table asks for to pay, when staff take money there: the wish to pay in this way, and every one once nothing of the bill is
 * due any more. (product, Orders)
 */
export function* followPayment({ order, act, principal, now }: Happenings['orders:moved']): Work<Announcement[]> {
  if (act !== 'pay') return []
  const paidIn = staffPaymentKinds.filter((kind) => kind === order.paymentType)
  const types: readonly RequestType[] = (yield* isBillPaid(order.billId)) ? paymentRequestTypes : paidIn
  const ended = yield* requestColumns.update(
    {
      status: 'completed',
      settledIn: order.version,
      settledOrderId: order.id,
      endedAt: now.toISOString(),
      ...updatedBy(principal, now),
    },
    {
      where: `"tableId" = ? AND "status" = 'active' AND "sitting" = ? AND "requestType" IN (${types.map(() => '?').join(', ')})`,
      params: [order.tableId, order.sitting, ...types],
    },
  )
  return ended.map(patched)
}

/** Opens again what a payment ended that was taken back, unless it is open again with its order, or the table has asked for the same since. */
export function* unfollowPayment({
  order,
  act,
  version,
  principal,
  now,
}: Happenings['orders:undone']): Work<Announcement[]> {
  if (act !== 'pay') return []
  const { updatedAt, updatedByKind, updatedById } = updatedBy(principal, now)
  const open = yield* requestColumns.update(
    { ...openAgain, updatedAt },
    {
      where: `"tableId" = ? AND "sitting" = ? AND "settledOrderId" = ? AND "settledIn" = ? AND "status" = 'completed'
        AND "updatedByKind" = ? AND "updatedById" = ? AND "requestType" IN (${paymentRequestTypes.map(() => '?').join(', ')})
        AND NOT EXISTS (SELECT 1 FROM requests same WHERE same."tableId" = requests."tableId" AND same."status" = 'active'
          AND same."sitting" = requests."sitting" AND same."requestType" = requests."requestType")`,
      params: [order.tableId, order.sitting, order.id, version, updatedByKind, updatedById, ...paymentRequestTypes],
    },
  )
  return open.map(patched)
}

function patched(row: RequestRow): Announcement {
  return { path: requestsPath, event: 'patched', record: requestColumns.read(row) }
}
