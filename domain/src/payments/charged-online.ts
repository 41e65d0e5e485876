/** The amount that a payment provider charges, in minor units. */
export type ChargedOnline = {
  charged: number
  /** The part that exceeds the amount due: a tip. */
  rounding: number
}

/**
 * What is charged for an amount by a provider that takes no finer steps than this: the next that it takes. It is no more than is due, unless the rest
 * that would be left is finer than a step: nobody could pay that.
 */
export function chargedOnline(amount: number, { due, step }: { due: number; step: number }): ChargedOnline {
  const charged = Math.ceil(amount / step) * step
  return { charged, rounding: Math.max(0, charged - due) }
}
