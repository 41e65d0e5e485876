import type { PaymentWay } from './payment-ways.ts'
import type { CartProblem } from './orders.errors.ts'
import type { OrderStatus } from './orders.status.ts'

/** The ways in which staff take money: notes and coins, or a card at a machine of the venue. */
export const staffPaymentKinds = ['cash', 'card'] as const

export type StaffPaymentKind = (typeof staffPaymentKinds)[number]

/** Returns whether a payment type of an order is one of these. */
export function isStaffPaymentKind(type: string | undefined): type is StaffPaymentKind {
  return (staffPaymentKinds as readonly (string | undefined)[]).includes(type)
}

/** The ways in which staff refund: in notes and coins, or on a card. */
export const staffRefundKinds = ['refundInCash', 'refundByCard'] as const

/** The kind of a staff refund in each way. */
export const staffRefundKindOf = { cash: 'refundInCash', card: 'refundByCard' } as const satisfies Record<
  StaffPaymentKind,
  (typeof staffRefundKinds)[number]
>

/**
 * The paid amounts of an order by recipient and way, less the refunds in the same way. One is below zero if staff
 * refunded in cash an online payment; their sum never is.
 */
export const paidAmounts = ['amountPaidOnline', 'amountPaidInCash', 'amountPaidByCard'] as const

export type PaidAmounts = Record<(typeof paidAmounts)[number], number>

/** The paid amounts of an order without payments. */
export const nothingPaid: PaidAmounts = { amountPaidOnline: 0, amountPaidInCash: 0, amountPaidByCard: 0 }

/** The paid amount that sums the payments of each way. */
export const paidAmountOf = {
  online: 'amountPaidOnline',
  cash: 'amountPaidInCash',
  card: 'amountPaidByCard',
} as const satisfies Record<PaymentWay, keyof PaidAmounts>

/** Returns the paid amounts of an order with these payments. */
export function paidBy(payments: readonly { way: PaymentWay; amount: number }[]): PaidAmounts {
  const paid = { ...nothingPaid }
  for (const { way, amount } of payments) paid[paidAmountOf[way]] += amount
  return paid
}

/** A flag of an order, on the wire or as a database stores it. */
type Flag = boolean | 0 | 1

type Priced = PaidAmounts & { orderPrice: number; tipAmount: number }

type Paid = Priced & { status: OrderStatus; isTest: Flag }

/**
 * Returns everything that was paid for an order, online and to staff. The unit is that of the input, as for all sums
 * here.
 */
export function paidFor(order: PaidAmounts): number {
  return paidAmounts.reduce((sum, name) => sum + order[name], 0)
}

/**
 * Returns how far an order is paid, online and to staff; an order that costs nothing is paid. The payments can exceed
 * the price after its cart got smaller.
 */
export function paymentStatusOf(order: Priced): 'not-paid' | 'partially-paid' | 'paid' {
  const amount = paidFor(order)
  if (amount >= order.orderPrice + order.tipAmount) return 'paid'
  return amount === 0 ? 'not-paid' : 'partially-paid'
}

/**
 * Returns the unpaid amount of an order with its tip: nothing once it is cancelled, because its price is no longer
 * owed, or merged, because another order owes it. Nobody owes a test order.
 */
export function unpaidOf(order: Paid): number {
  return isPayable(order) ? Math.max(0, order.orderPrice + order.tipAmount - paidFor(order)) : 0
}

/**
 * Returns the paid amount that is not owed and must go back: all of it for a cancelled order, else the excess over the
 * price. Nothing for a merged one, whose payments moved to another order. (product, Orders)
 */
export function refundDueOf(order: Omit<Paid, 'isTest'>): number {
  if (order.status === 'merged') return 0
  const owed = order.status === 'cancelled' ? 0 : order.orderPrice + order.tipAmount
  return Math.max(0, paidFor(order) - owed)
}

/** Returns whether money can be taken for an order: it is neither merged nor cancelled, and no test. */
export function isPayable({ status, isTest }: Pick<Paid, 'status' | 'isTest'>): boolean {
  return status !== 'merged' && status !== 'cancelled' && !isTest
}

/** Returns the problems of a staff refund of this amount, in minor units: it exceeds the refund due, or is zero. */
export function problemsOfGivingBack(amount: number, refundDue: number): CartProblem[] {
  if (amount > refundDue) return [{ field: 'amount', code: 'refundAboveDue' }]
  return amount === 0 ? [{ field: 'amount', code: 'refundMissing' }] : []
}

/** The money that staff take at one time, in minor units: `amount` of what is due, and a tip on top of it. */
export type Taking = { amount: number; tipAmount: number }

/**
 * Returns the problems of taking this amount: it exceeds the amount due, or everything is zero. Another rule limits the
 * tip.
 */
export function problemsOfTaking({ amount, tipAmount }: Taking, due: number): CartProblem[] {
  if (amount > due) return [{ field: 'amount', code: 'paymentTooLarge' }]
  return amount + tipAmount === 0 ? [{ field: 'amount', code: 'paymentMissing' }] : []
}
