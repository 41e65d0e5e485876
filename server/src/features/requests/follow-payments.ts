import { staffPaymentKinds } from '@brigade/domain/orders/orders.payments.ts'
import { paymentRequestTypes, type RequestType } from '@brigade/domain/requests/requests.schema.ts'
import { isBillPaid } from '#features/orders/door/is-bill-paid.ts'
import type { Happenings } from '#kit/follow-ups.ts'
import { placesFor, type Work } from '#kit/work.ts'
import { endRequests } from './end-requests.ts'

/**
 * Ends what a table asks for to pay, when staff take money there: the wish to pay in this way, and every one once nothing of the bill is
 * due any more. What it ends is open again when the payment is taken back, of whichever of its orders, as with every act
 * of an order. (product, Orders)
 */
export function* followPayment({ orders, principal, now }: Happenings['orders:moneyTaken']): Work<void> {
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
