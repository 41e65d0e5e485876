/**
 * The limits of one sitting's requests: anyone with its table's code can repeat a request as soon as it is resolved.
 */
export const requestLimits = {
  /** The most new requests of guests within `whileMinutes`. */
  mostInAWhile: 30,
  whileMinutes: 10,
} as const

/** The range of minutes within which a venue can want a type of request to be resolved: at most a day. */
export const dueMinutesLimits = { least: 1, most: 1_440 } as const
