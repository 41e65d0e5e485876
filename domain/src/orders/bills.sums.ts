import { discountAmountOf } from './orders.discount.ts'
import { paidAmounts, type PaidAmounts, refundDueOf, unpaidOf } from './orders.payments.ts'
import type { OrderStatus } from './orders.status.ts'

/** What a bill needs to know of an order that stands on it; amounts in minor units. */
export type BilledOrder = PaidAmounts & {
  status: OrderStatus
  cartPrice: number
  serviceFee: number
  vatFee: number
  orderPrice: number
  tipAmount: number
}

/** What a bill comes to, in minor units. */
export type BillSums = Record<(typeof billSums)[number], number>

/** The sums of a bill, in the order in which a bill says them. */
export const billSums = [
  'cartPrice',
  'serviceFee',
  'vatFee',
  'discountAmount',
  'orderPrice',
  'tipAmount',
  ...paidAmounts,
  'amountToBePaid',
  'refundDue',
] as const

/**
 * The sums of a bill over its orders. Merged ones are left out, for their lines and payments stand in others, and cancelled ones but for
 * what was paid for them, which is a refund due. (product, Orders)
 */
export function billSumsOf(orders: readonly BilledOrder[]): BillSums {
  const owed = orders.filter(isOwed)
  const sum = (amountOf: (order: BilledOrder) => number) => owed.reduce((total, order) => total + amountOf(order), 0)
  return {
    cartPrice: sum((order) => order.cartPrice),
    serviceFee: sum((order) => order.serviceFee),
    vatFee: sum((order) => order.vatFee),
    discountAmount: sum(discountAmountOf),
    orderPrice: sum((order) => order.orderPrice),
    tipAmount: sum((order) => order.tipAmount),
    amountPaidOnline: sum((order) => order.amountPaidOnline),
    amountPaidInCash: sum((order) => order.amountPaidInCash),
    amountPaidByCard: sum((order) => order.amountPaidByCard),
    amountToBePaid: sum(unpaidOf),
    refundDue: orders.reduce((total, order) => total + refundDueOf(order), 0),
  }
}

/** Whether an order is to be paid with its bill: neither merged nor cancelled. */
export function isOwed({ status }: { status: OrderStatus }): boolean {
  return status !== 'merged' && status !== 'cancelled'
}
