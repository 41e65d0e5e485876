import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { type PaidAmounts, paidFor } from '@brigade/domain/orders/orders.payments.ts'
import { badRequest, forbidden } from '#kit/errors/errors.ts'
import type { NewPayment } from './records/book-payments.ts'

/**
 * Returns the payment that changes an order's amount paid online to this one, in minor units: none if it is the same. Only a machine,
 * which has taken the money, may change it. Throws Forbidden, or BadRequest for more than is due, and for so little that more would be
 * refunded than was paid.
 */
export function onlinePaymentOf({
  amount,
  before,
  due,
  principal,
}: {
  amount: number
  before: PaidAmounts
  /** The price of the order with its tip. */
  due: number
  principal: Principal
}): NewPayment[] {
  const paid = { ...before, amountPaidOnline: amount }
  if (amount === before.amountPaidOnline) return []
  if (!can(principal, 'orders:recordPayment')) {
    throw forbidden({ message: 'Only a payment system can set online payments.' })
  }
  if (paidFor(paid) > due) {
    const sentence = orderErrors.paymentTooLarge
    throw badRequest({ message: sentence, reason: 'amountTooLarge', fields: { amountPaidOnline: sentence } })
  }
  if (paidFor(paid) < 0) {
    const sentence = 'The refund exceeds the amount paid.'
    throw badRequest({ message: sentence, reason: 'refundTooLarge', fields: { amountPaidOnline: sentence } })
  }
  const change = amount - before.amountPaidOnline
  return [{ kind: change > 0 ? 'online' : 'refund', way: 'online', amount: change }]
}
