import type { PaymentWay } from './money-moved.ts'
import type { CartProblem } from './orders.errors.ts'
import type { OrderStatus } from './orders.status.ts'

/** What staff take money in: notes and coins, or a card at a machine of the venue. */
export const staffPaymentKinds = ['cash', 'card'] as const

export type StaffPaymentKind = (typeof staffPaymentKinds)[number]

/** Whether it is one of them, of all that an order may say of how it is paid. */
export function isStaffPaymentKind(type: string | undefined): type is StaffPaymentKind {
  return (staffPaymentKinds as readonly (string | undefined)[]).includes(type)
}

/** What staff gave back, in notes and coins or on a card. */
export const staffRefundKinds = ['refundInCash', 'refundByCard'] as const

/** The kind of payment by which staff refund in each of their ways. */
export const staffRefundKindOf = { cash: 'refundInCash', card: 'refundByCard' } as const satisfies Record<
  StaffPaymentKind,
  (typeof staffRefundKinds)[number]
>

/**
 * The amounts of an order that say what was paid for it, by who took it and in what, less what went back in the same: one is below zero
 * where staff gave back in cash what was paid online. Together they never are.
 */
export const paidAmounts = ['amountPaidOnline', 'amountPaidInCash', 'amountPaidByCard'] as const

export type PaidAmounts = Record<(typeof paidAmounts)[number], number>

/** Of an order for which nothing was. */
export const nothingPaid: PaidAmounts = { amountPaidOnline: 0, amountPaidInCash: 0, amountPaidByCard: 0 }

/** The amount of an order that sums the payments of each way. */
export const paidAmountOf = {
  online: 'amountPaidOnline',
  cash: 'amountPaidInCash',
  card: 'amountPaidByCard',
} as const satisfies Record<PaymentWay, keyof PaidAmounts>

/** The amounts paid of an order that has these payments. */
export function paidBy(payments: readonly { way: PaymentWay; amount: number }[]): PaidAmounts {
  const paid = { ...nothingPaid }
  for (const { way, amount } of payments) paid[paidAmountOf[way]] += amount
  return paid
}

type Priced = PaidAmounts & { orderPrice: number; tipAmount: number }

type Paid = Priced & { status: OrderStatus }

/** All that was paid for an order, online and to staff. In the unit of what it is given, as all sums here. */
export function paidFor(order: PaidAmounts): number {
  return paidAmounts.reduce((sum, name) => sum + order[name], 0)
}

/** How far an order is paid, online and to staff; one that costs nothing is. More can be paid than it costs, once its cart is smaller. */
export function paymentStatusOf(order: Priced): 'not-paid' | 'partially-paid' | 'paid' {
  const amount = paidFor(order)
  if (amount >= order.orderPrice + order.tipAmount) return 'paid'
  return amount === 0 ? 'not-paid' : 'partially-paid'
}

/**
 * What an order costs with its tip and was not paid yet: nothing once it is cancelled, for what it cost is owed no more, or merged, for another
 * order owes it.
 */
export function unpaidOf(order: Paid): number {
  return isPayable(order.status) ? Math.max(0, order.orderPrice + order.tipAmount - paidFor(order)) : 0
}

/**
 * What was paid for an order and is not owed, so that it goes back: all of it once the order is cancelled, else what is more
 * than the order costs. Nothing for a merged one, whose payment went into another. (product, Orders)
 */
export function refundDueOf(order: Paid): number {
  if (order.status === 'merged') return 0
  const owed = order.status === 'cancelled' ? 0 : order.orderPrice + order.tipAmount
  return Math.max(0, paidFor(order) - owed)
}

/** Whether staff can take money for an order that stands so: until it was merged or cancelled. */
export function isPayable(status: OrderStatus): boolean {
  return status !== 'merged' && status !== 'cancelled'
}

/** What stands against staff giving so much of what is due to go back, both in minor units: more than that, or nothing at all. */
export function problemsOfGivingBack(amount: number, refundDue: number): CartProblem[] {
  if (amount > refundDue) return [{ field: 'amount', code: 'refundAboveDue' }]
  return amount === 0 ? [{ field: 'amount', code: 'refundMissing' }] : []
}

/** What staff take at one time, in minor units: `amount` of what is due, and a tip that comes on top of it. */
export type Taking = { amount: number; tipAmount: number }

/** What stands against staff taking this of what is due: more than that, or nothing at all. How large a tip may be is another rule. */
export function problemsOfTaking({ amount, tipAmount }: Taking, due: number): CartProblem[] {
  if (amount > due) return [{ field: 'amount', code: 'paymentTooLarge' }]
  return amount + tipAmount === 0 ? [{ field: 'amount', code: 'paymentMissing' }] : []
}
