/** The limits of push messages. */
export const pushLimits = {
  /** The most browsers of one person: one more replaces the one that was confirmed longest ago. */
  mostPerPerson: 10,
  /**
   * The most test messages of one person per minute, to any of their browsers: each calls an address of their choice.
   */
  testsAMinute: 10,
  /** The limits in characters. */
  endpointLength: 1000,
  deviceNameLength: 60,
  /** The letters of the text about a request: services accept 4,096 bytes, and a locked screen shows less. */
  bodyLength: 240,
  /** The time in seconds for which a push service stores a message for a phone: later it is useless. */
  keptSeconds: 600,
  /** The time limit for the answer of a push service, in milliseconds. */
  answerWithinMs: 10_000,
  /** The longest pause after a push service refuses messages for a while (`Retry-After`), in minutes. */
  leftAloneAtMostMinutes: 60,
  /** The range of minutes after which a venue can have phones notified of a new order. */
  leastOrderMinutes: 1,
  mostOrderMinutes: 59,
  /** The largest age in minutes of an order that is still pushed. */
  oldestOrderMinutes: 60,
} as const
