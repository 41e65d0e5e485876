import type { Share } from '../orders/payments.shares.ts'

/** What is left of a payment on one of its orders, what has to go back for that order, and all that is paid for it. In minor units. */
export type RefundablePart = { orderId: number; left: number; refundDue: number; paid: number }

/** What is left of a payment: on its orders, and for no order. */
export type Refundable = { parts: readonly RefundablePart[]; unassigned: number }

/** How much of a refund goes back for which order, how much is of what is for no order, and how much is more than was paid. */
export type RefundShares = { shares: Share[]; unassigned: number; excess: number }

/**
 * Shares a refund of a payment out: first to the orders that have a refund due, then to what is for no order, then to the other orders, each up
 * to what is left of the payment there and to what is still paid for it. (product, Orders)
 */
export function sharesOfRefund(amount: number, { parts, unassigned }: Refundable): RefundShares {
  const taken = new Map<number, number>()
  let rest = amount
  const take = (most: (part: RefundablePart) => number) => {
    for (const part of parts) {
      const before = taken.get(part.orderId) ?? 0
      const share = Math.max(0, Math.min(rest, most(part), part.left - before, part.paid - before))
      taken.set(part.orderId, before + share)
      rest -= share
    }
  }
  take(({ refundDue }) => refundDue)
  const ofUnassigned = Math.max(0, Math.min(rest, unassigned))
  rest -= ofUnassigned
  take(({ left }) => left)
  const shares = parts.map(({ orderId }) => ({ orderId, amount: taken.get(orderId) ?? 0 }))
  return { shares: shares.filter((share) => share.amount > 0), unassigned: ofUnassigned, excess: rest }
}
