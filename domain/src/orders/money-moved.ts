import type { Payment } from './payments.schema.ts'

/** In what money comes and goes: through a payment provider, in notes and coins, or with a card at a machine of the venue. */
export const moneyWays = ['online', 'cash', 'card'] as const

export type MoneyWay = (typeof moneyWays)[number]

type Movement = { way: MoneyWay; isBack: boolean }

/** Null moved no money: what was carried came with another order, and is counted there. */
const movements = {
  online: { way: 'online', isBack: false },
  refund: { way: 'online', isBack: true },
  cash: { way: 'cash', isBack: false },
  refundInCash: { way: 'cash', isBack: true },
  card: { way: 'card', isBack: false },
  refundByCard: { way: 'card', isBack: true },
  carried: null,
} satisfies Record<Payment['kind'], Movement | null>

/** What came and what went back in one way, both as they are counted, and the difference that is left. In the unit of the amounts. */
export type MoneyMoved = { way: MoneyWay; cameIn: number; wentBack: number; left: number }

/**
 * What payments come to in each way in which there were any: what staff took back of a payment did not come in, what they took back of a
 * refund did not go back. What is left in all ways together is the sum of all payments that were not carried. (product, Orders)
 */
export function moneyMoved(payments: readonly Pick<Payment, 'kind' | 'amount'>[]): MoneyMoved[] {
  const sum = (wanted: Movement) =>
    payments.reduce((total, { kind, amount }) => {
      const movement = movements[kind]
      return movement?.way === wanted.way && movement.isBack === wanted.isBack ? total + amount : total
    }, 0)
  return moneyWays.flatMap((way) => {
    const cameIn = sum({ way, isBack: false })
    // What goes back is below zero; 0 has no sign.
    const wentBack = 0 - sum({ way, isBack: true })
    return cameIn === 0 && wentBack === 0 ? [] : [{ way, cameIn, wentBack, left: cameIn - wentBack }]
  })
}
