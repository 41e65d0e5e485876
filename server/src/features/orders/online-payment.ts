import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { type PaidAmounts, paidFor } from '@brigade/domain/orders/orders.payments.ts'
import { badRequest, forbidden } from '#kit/errors.ts'
import type { OrderRow } from './order-columns.ts'

type OnlinePayment = Pick<OrderRow, 'amountPaidOnline' | 'onlineOrderPaymentStatus'>

/**
 * What an order says of its online payment when this much was paid online, in minor units, beside what was paid before. Only a
 * machine, which took the money, may say that it is another amount now. Throws Forbidden, or BadRequest for more than is due, and for so
 * little that more went back than was paid.
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
}): OnlinePayment {
  const paid = { ...before, amountPaidOnline: amount }
  const onlineOrderPaymentStatus = paymentStatusOf(paid, due)
  if (amount === before.amountPaidOnline) return { amountPaidOnline: amount, onlineOrderPaymentStatus }
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
  return { amountPaidOnline: amount, onlineOrderPaymentStatus }
}

/** How far an order that costs so much is paid, online and to staff; more can be, once its cart has become smaller. */
export function paymentStatusOf(paid: PaidAmounts, due: number): OnlinePayment['onlineOrderPaymentStatus'] {
  const amount = paidFor(paid)
  if (amount === 0) return 'not-paid'
  return amount < due ? 'partially-paid' : 'paid'
}
