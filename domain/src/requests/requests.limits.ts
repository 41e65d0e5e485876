/** What one sitting can ask for: whoever holds its table's code asks again at once for what was just seen to. */
export const requestLimits = {
  /** New requests of guests within `whileMinutes`. */
  mostInAWhile: 30,
  whileMinutes: 10,
} as const
