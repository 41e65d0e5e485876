import type { Payment } from './payments.schema.ts'

/** In what money comes and goes: through a payment provider, in notes and coins, or with a card at a machine of the venue. */
export const paymentWays = ['online', 'cash', 'card'] as const

export type PaymentWay = (typeof paymentWays)[number]

/** The same for finance, which shows apart what a provider received or refunded for no order. */
export const moneyWays = [...paymentWays, 'unassigned'] as const

export type MoneyWay = (typeof moneyWays)[number]

type Movement = { way: PaymentWay; isBack: boolean }

/** Null moved no money: what was carried came with another order, and is counted there. */
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

/** What came and what went back in one way, both as they are counted, and the difference that is left. In the unit of the amounts. */
export type MoneyMoved = { way: MoneyWay; cameIn: number; wentBack: number; left: number }

type Moved = Pick<Payment, 'kind' | 'amount'> & {
  /** It is for no order. */
  isUnassigned?: boolean
}

/**
 * Sums payments by the way in which money moved, where any did: a payment that staff undid did not come in, a refund that was undone, failed or
 * was returned did not go back. What is left in all ways together is the sum of all payments that were not carried. (product, Orders)
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
    // What goes back is below zero; 0 has no sign.
    const wentBack = 0 - sum(way, true)
    return cameIn === 0 && wentBack === 0 ? [] : [{ way, cameIn, wentBack, left: cameIn - wentBack }]
  })
}
