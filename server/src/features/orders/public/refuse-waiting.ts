import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { conflict } from '#kit/errors/errors.ts'
import { orderOfRow, type OrderRow } from '../records/order-columns.ts'

/** Refuses an act on a pre-order that waits for its time: its queue releases it. */
export function refuseWaiting(row: OrderRow): void {
  if (row.orderType !== 'form' || row.status !== 'incoming') return
  const extras = { status: row.status, order: orderOfRow(row) }
  throw conflict({ message: orderErrors.preOrderWaits, reason: 'preOrderWaits', extras })
}
