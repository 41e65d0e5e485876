/** The longest reason for settling a payment problem, in characters. */
export const settledReasonLength = 200
