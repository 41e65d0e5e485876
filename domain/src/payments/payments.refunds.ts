import type { Share } from '../orders/payments.shares.ts'

/**
 * The rest of a payment on one of its orders, the order's refund due, and the total paid for the order. In minor units.
 */
export type RefundablePart = { orderId: number; left: number; refundDue: number; paid: number }

/** The rest of a payment: on its orders, and unassigned. In minor units. */
export type Refundable = { parts: readonly RefundablePart[]; unassigned: number }

/** The parts of a refund: for each order, from the unassigned rest, and in excess of the payment. In minor units. */
export type RefundShares = { shares: Share[]; unassigned: number; excess: number }

/**
 * Divides a refund of a payment: first among the orders that have a refund due, then the unassigned rest, then the
 * other orders. Each gets at most the rest of the payment there and the amount still paid for it. (product, Orders)
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
