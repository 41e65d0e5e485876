import { staffPaymentKinds } from '@brigade/domain/orders/orders.payments.ts'
import { paymentRequestTypes, type RequestType } from '@brigade/domain/requests/requests.schema.ts'
import { isBillPaid } from '#features/orders/public/is-bill-paid.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { placesFor, type Transaction } from '#kit/database/transaction.ts'
import { endRequests } from './end-requests.ts'

/**
 * Ends the payment requests of a table when staff take money there: the request to pay in this way, and all of them once nothing of the
 * bill is due. They are open again if the payment is undone, through any of its orders, as with every act of an order. (product, Orders)
 */
export function* endPaymentRequests({ orders, principal, now }: HookInputs['orders:moneyTaken']): Transaction<void> {
  const [order] = orders
  const paidIn = staffPaymentKinds.filter((kind) => kind === order.paymentType)
  const types: readonly RequestType[] = (yield* isBillPaid(order.billId)) ? paymentRequestTypes : paidIn
  yield* endRequests({
    where: `"tableId" = ? AND "sitting" = ? AND "requestType" IN (${placesFor(types)})`,
    params: [order.tableId, order.sitting, ...types],
    principal,
    now,
    settledBy: order,
  })
}
