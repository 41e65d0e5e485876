import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { type PaidAmounts, paidFor } from '@brigade/domain/orders/orders.payments.ts'
import { badRequest, forbidden } from '#kit/errors.ts'
import type { NewPayment } from './book-payments.ts'

/**
 * The payment by which this much, in minor units, is paid online for an order: none where that is so already. Only a machine, which took
 * the money, may say that it is another amount now. Throws Forbidden, or BadRequest for more than is due, and for so little that more went
 * back than was paid.
 */
export function onlinePaymentOf({
  amount,
  before,
  due,
  principal,
}: {
  amount: number
  before: PaidAmounts
  /** What the order costs with its tip. */
  due: number
  principal: Principal
}): NewPayment[] {
  const paid = { ...before, amountPaidOnline: amount }
  if (amount === before.amountPaidOnline) return []
  if (!can(principal, 'orders:recordPayment')) {
    throw forbidden({ message: 'Only the payment system may say what was paid online.' })
  }
  if (paidFor(paid) > due) {
    const sentence = 'More than is due cannot be paid.'
    throw badRequest({ message: sentence, reason: 'amountTooLarge', fields: { amountPaidOnline: sentence } })
  }
  if (paidFor(paid) < 0) {
    const sentence = 'More went back than was paid.'
    throw badRequest({ message: sentence, reason: 'refundTooLarge', fields: { amountPaidOnline: sentence } })
  }
  const change = amount - before.amountPaidOnline
  return [{ kind: change > 0 ? 'online' : 'refund', way: 'online', amount: change }]
}
