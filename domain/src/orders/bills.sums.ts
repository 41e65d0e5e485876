import { discountAmountOf } from './orders.discount.ts'
import { isPayable, paidAmounts, type PaidAmounts, refundDueOf, unpaidOf } from './orders.payments.ts'
import type { OrderStatus } from './orders.status.ts'

/** The data of an order that its bill needs; amounts in minor units. */
export type BilledOrder = PaidAmounts & {
  status: OrderStatus
  isTest: boolean | 0 | 1
  cartPrice: number
  serviceFee: number
  vatFee: number
  orderPrice: number
  tipAmount: number
}

/** The sums of a bill, in minor units. */
export type BillSums = Record<(typeof billSums)[number], number>

/** The sums of a bill, in the order in which a bill lists them. */
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
 * Returns the sums of a bill over its orders. Merged orders are left out, because their lines and payments belong to
 * other orders. Cancelled ones count only with their payments, which are a refund due. Test orders count nowhere.
 * (product, Orders)
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

/** Returns whether an order is to be paid with its bill: it is neither merged nor cancelled, and no test. */
export function isOwed(order: Pick<BilledOrder, 'status' | 'isTest'>): boolean {
  return isPayable(order)
}
