import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { badRequest, forbidden } from '#kit/errors.ts'
import type { OrderRow } from './order-columns.ts'

type OnlinePayment = Pick<OrderRow, 'amountPaidOnline' | 'onlineOrderPaymentStatus'>

/**
 * What an order says of its online payment when this much of what is due was paid, in minor units, and so much before. Only a
 * machine, which took the money, may say that it is another amount now. Throws Forbidden, or BadRequest for more than is due.
 */
export function onlinePaymentOf({
  amount,
  before,
  due,
  principal,
}: {
  amount: number
  before: number
  due: number
  principal: Principal
}): OnlinePayment {
  const onlineOrderPaymentStatus = onlinePaymentStatusOf(amount, due)
  if (amount === before) return { amountPaidOnline: amount, onlineOrderPaymentStatus }
  if (!can(principal, 'orders:recordPayment')) {
    throw forbidden({ message: 'Only the payment system may say what was paid online.' })
  }
  if (amount > due) {
    const sentence = 'More than is due cannot be paid.'
    throw badRequest({ message: sentence, reason: 'amountTooLarge', fields: { amountPaidOnline: sentence } })
  }
  return { amountPaidOnline: amount, onlineOrderPaymentStatus }
}

/** How far an order is paid online when so much of what is due was paid; more can be, once its cart has become smaller. */
export function onlinePaymentStatusOf(amount: number, due: number): OnlinePayment['onlineOrderPaymentStatus'] {
  if (amount === 0) return 'not-paid'
  return amount < due ? 'partially-paid' : 'paid'
}
