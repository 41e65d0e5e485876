/** The limits of recommendations; lengths are in letters. */
export const recommendationLimits = {
  textLength: 60,
  mostMainOptions: 20,
  mostSubOptions: 20,
  mostAccepted: 100,
} as const

/** The limits of what is proposed from orders. */
export const countLimits = {
  /** Business days, of which the present one is the last. */
  days: 90,
  /** Business days that one query reads. */
  daysAtOnce: 10,
  /** Orders that two must have in common, at least. */
  leastTogether: 5,
  leastLift: 1.2,
  /** Standard deviations by which the orders in common must exceed those that chance explains. */
  leastDeviations: 3,
  /** Suggestions of each kind. */
  most: 50,
} as const
