/** What one sitting can ask for: whoever holds its table's code asks again at once for what was just seen to. */
export const requestLimits = {
  /** New requests of guests within `whileMinutes`. */
  mostInAWhile: 30,
  whileMinutes: 10,
} as const

/** Within how many minutes a venue can want a type of request to be seen to: a day at most. */
export const dueMinutesLimits = { least: 1, most: 1_440 } as const
