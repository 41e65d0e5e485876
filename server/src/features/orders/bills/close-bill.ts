import { doneBy, type StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { billErrors } from '@brigade/domain/orders/bills.errors.ts'
import type { Bill, CloseBill } from '@brigade/domain/orders/bills.schema.ts'
import { isOpenStatus } from '@brigade/domain/orders/orders.status.ts'
import type { Call } from '#kit/context/call.ts'
import { conflict } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { billOver, type BillRow } from './bill-columns.ts'
import { endBill } from './end-bill.ts'
import { billedOrders, findBill } from './find-bill.ts'
import { lockBill } from './lock-bill.ts'
import { publishClosed } from './publish-bill.ts'

/**
 * Closes a bill, which ends the sitting of the guests at its table: the next order there opens another. Throws NotFound for
 * another tenant's, Conflict if it is closed already, or while orders of it are not finished, naming them. (product, Orders)
 */
export function* closeBill({ id }: CloseBill, call: Call<StaffPrincipal>): Transaction<Bill> {
  const { principal, now } = call
  const found = yield* findBill(id, principal)
  if (!(yield* lockBill(id))) refuseClosed(yield* findBill(id, principal))
  const orders = yield* billedOrders(id)
  const unfinished = orders.filter(({ status }) => isOpenStatus(status))
  if (unfinished.length > 0) {
    const extras = { orderIds: unfinished.map((order) => order.id) }
    throw conflict({ message: billErrors.billHasOpenOrders, reason: 'billHasOpenOrders', extras })
  }
  const { by: closedBy, byId: closedById, at } = doneBy(principal, now)
  const closed = yield* endBill({ id: found.id, closedBy, closedByKind: 'staff', closedById, at })
  if (!closed) throw new Error(`Bill ${id} was closed while it was held`)
  const bill = billOver(orders, closed)
  yield* publishClosed(bill, call)
  return bill
}

function refuseClosed({ closedAt, closedBy }: BillRow): never {
  throw conflict({ message: billErrors.billClosed, reason: 'billClosed', extras: { closedAt, closedBy } })
}
