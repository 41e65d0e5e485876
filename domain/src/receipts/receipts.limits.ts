/** The limits of receipts and of the queue that prints them. */
export const receiptLimits = {
  /** The most languages side by side on one receipt: more make it too long. */
  mostLanguages: 3,
  /** The most characters of header and footer in each language, as people count them. */
  marginLength: 500,
  /** The most lines of header and footer in each language. */
  marginLines: 15,
  /**
   * The most prints of one paper of an order or bill that may begin per minute: more come from a stuck key or a
   * program.
   */
  copiesAMinute: 10,
  /** The time in seconds in which a screen that has claimed a receipt may open its window; then another screen may. */
  claimSeconds: 30,
  /**
   * The longest duration of a print in seconds; after that it is uncertain whether paper came out, until a person
   * decides.
   */
  printingSeconds: 120,
  /** The longest wait for a printer of the venue in seconds, counted from each of its tries. */
  printerSeconds: 3_600,
  /** The seconds from one print window of a screen to the next. (spec 1, §9) */
  secondsBetweenWindows: 5,
  /**
   * Older receipts are no longer printed automatically: a screen that is switched on in the morning does not print
   * yesterday's.
   */
  printsWithinMinutes: 120,
  /** The number of windows that may fail to print a receipt; then a person must print it. */
  mostTries: 3,
} as const
