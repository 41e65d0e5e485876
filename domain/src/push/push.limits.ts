/** What pushing to phones is held to. */
export const pushLimits = {
  /** Browsers of one person: of one more, the one that was confirmed longest ago makes room. */
  mostPerPerson: 10,
  /** Test messages of one person, to whichever of their browsers: each is a call to an address of their choice. */
  testsAMinute: 10,
  /** In characters. */
  endpointLength: 1000,
  deviceNameLength: 60,
  /** For so long a push service keeps what a phone does not fetch, in seconds: later it is of no use to anybody. */
  keptSeconds: 600,
  /** For so long a push service may take to answer, in milliseconds. */
  answerWithinMs: 10_000,
  /** A push service that takes nothing for a while (`Retry-After`) is not called again for so long at most, in minutes. */
  leftAloneAtMostMinutes: 60,
  /** After how many minutes a venue may have phones told of a new order. */
  leastOrderMinutes: 1,
  mostOrderMinutes: 59,
  /** An order that was placed longer ago is not told any more, in minutes. */
  oldestOrderMinutes: 60,
} as const
