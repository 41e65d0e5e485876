import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { badRequest, forbidden } from '#kit/errors.ts'
import type { OrderRow } from './order-row.ts'

type OnlinePayment = Pick<OrderRow, 'amountPaidOnline' | 'onlineOrderPaymentStatus'>

/**
 * What an order says of its online payment when this much of what is due was paid, in minor units. Only a machine, which took the
 * money, may say so. Throws Forbidden, or BadRequest for more than is due.
 */
export function onlinePaymentOf({
  amount,
  due,
  principal,
}: {
  amount: number
  due: number
  principal: Principal
}): OnlinePayment {
  if (amount === 0) return { amountPaidOnline: 0, onlineOrderPaymentStatus: 'not-paid' }
  if (!can(principal, 'orders:recordPayment')) {
    throw forbidden({ message: 'Only the payment system may say what was paid online.' })
  }
  if (amount < 0 || amount > due) {
    const sentence = 'More than is due cannot be paid.'
    throw badRequest({ message: sentence, reason: 'amountTooLarge', fields: { amountPaidOnline: sentence } })
  }
  return { amountPaidOnline: amount, onlineOrderPaymentStatus: amount === due ? 'paid' : 'partially-paid' }
}
