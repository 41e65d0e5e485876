import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import { billErrors } from '@brigade/domain/orders/bills.errors.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { openStatuses } from '@brigade/domain/orders/orders.status.ts'
import { conflict } from '#kit/errors.ts'
import type { Announcement, FollowUps } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { billOver, type BillRow } from './bill-columns.ts'
import { endBill } from './end-bill.ts'
import { billedOrders, findBill } from './find-bill.ts'
import { holdBill } from './hold-bill.ts'
import { newsOfClosed } from './news-of-closed.ts'

export type CloseBill = { id: number; principal: Principal; now: Date; followUps: FollowUps }

export type Closed = { bill: Bill; announcements: Announcement[] }

/**
 * Closes a bill, which ends the sitting of the guests at its table: the next order there opens another. Throws NotFound for a
 * stranger, Conflict when it is closed already, or while orders of it are not finished, naming them. (product, Orders)
 */
export function* closeBill({ id, principal, now, followUps }: CloseBill): Work<Closed> {
  const found = yield* findBill(id, principal)
  if (!(yield* holdBill(id))) refuseClosed(yield* findBill(id, principal))
  const orders = yield* billedOrders(id)
  const unfinished = orders.filter(({ status }) => (openStatuses as readonly string[]).includes(status))
  if (unfinished.length > 0) {
    const extras = { orderIds: unfinished.map((order) => order.id) }
    throw conflict({ message: billErrors.billHasOpenOrders, reason: 'billHasOpenOrders', extras })
  }
  const { by: closedBy, byId: closedById, at } = doneBy(principal, now)
  const closed = yield* endBill({ id: found.id, closedBy, closedByKind: 'staff', closedById, at })
  if (!closed) throw new Error(`Bill ${id} was closed while it was held`)
  const bill = billOver(orders, closed)
  return { bill, announcements: yield* newsOfClosed(bill, { principal, now, followUps }) }
}

function refuseClosed({ closedAt, closedBy }: BillRow): never {
  throw conflict({ message: billErrors.billClosed, reason: 'billClosed', extras: { closedAt, closedBy } })
}
