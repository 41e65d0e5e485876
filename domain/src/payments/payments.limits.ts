/** How long what is said of money that somebody saw to can be, in characters. */
export const settledReasonLength = 200
