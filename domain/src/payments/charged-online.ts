/** The amount that a payment provider charges, in minor units. */
export type ChargedOnline = {
  charged: number
  /** The part that exceeds the amount due: a tip. */
  rounding: number
}

/**
 * Rounds an amount up to the next step that a provider can charge. The result exceeds the amount due only if the rest
 * is smaller than a step, because no guest could pay that rest.
 */
export function chargedOnline(amount: number, { due, step }: { due: number; step: number }): ChargedOnline {
  const charged = Math.ceil(amount / step) * step
  return { charged, rounding: Math.max(0, charged - due) }
}
