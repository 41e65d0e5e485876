/**
 * The ways in which money moves: through a payment provider, in notes and coins, or with a card at a machine of the
 * venue.
 */
export const paymentWays = ['online', 'cash', 'card'] as const

export type PaymentWay = (typeof paymentWays)[number]
