import { paymentWays, type PaymentWay } from './payment-ways.ts'
import type { Payment } from './payments.schema.ts'

/**
 * The ways in which money moves, as finance sees them: it lists separately what a provider received or refunded for no
 * order.
 */
export const moneyWays = [...paymentWays, 'unassigned'] as const

export type MoneyWay = (typeof moneyWays)[number]

type Movement = { way: PaymentWay; isBack: boolean }

/** Kinds with null moved no money: a carried payment came with another order and is counted there. */
const movements = {
  online: { way: 'online', isBack: false },
  refund: { way: 'online', isBack: true },
  refundFailed: { way: 'online', isBack: true },
  dispute: { way: 'online', isBack: true },
  disputeReturned: { way: 'online', isBack: true },
  cash: { way: 'cash', isBack: false },
  refundInCash: { way: 'cash', isBack: true },
  card: { way: 'card', isBack: false },
  refundByCard: { way: 'card', isBack: true },
  carried: null,
} satisfies Record<Payment['kind'], Movement | null>

/**
 * The money that came in and went back in one way, both as positive amounts, and the difference. The unit is that of
 * the input.
 */
export type MoneyMoved = { way: MoneyWay; cameIn: number; wentBack: number; left: number }

type Moved = Pick<Payment, 'kind' | 'amount'> & {
  /** True if it belongs to no order. */
  isUnassigned?: boolean
}

/**
 * Sums payments by the way in which money moved, without empty ways. A payment that staff undid did not come in; a
 * refund that was undone, failed or was returned did not go back. The sum over all ways is the sum of all payments,
 * without those that were carried to another order. (product, Orders)
 */
export function moneyMoved(payments: readonly Moved[]): MoneyMoved[] {
  const sum = (wanted: MoneyWay, isBack: boolean) =>
    payments.reduce((total, { kind, amount, isUnassigned = false }) => {
      const movement = movements[kind]
      const way = isUnassigned ? 'unassigned' : movement?.way
      return movement && way === wanted && movement.isBack === isBack ? total + amount : total
    }, 0)
  return moneyWays.flatMap((way) => {
    const cameIn = sum(way, false)
    // Refunds are below zero; 0 must have no sign.
    const wentBack = 0 - sum(way, true)
    return cameIn === 0 && wentBack === 0 ? [] : [{ way, cameIn, wentBack, left: cameIn - wentBack }]
  })
}
