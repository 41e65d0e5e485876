/** What is asked of receipts and of the queue that prints them. */
export const receiptLimits = {
  /** Languages beside each other on one receipt: more make it longer than anybody reads. */
  mostLanguages: 3,
  /** Characters of header and footer that are printed, in each language, as people count them. */
  marginLength: 500,
  /** Lines of header and footer, in each language. */
  marginLines: 15,
  /** Copies of one paper of an order, or of one bill, that may be begun within a minute: more is a key that is stuck, or a program. */
  copiesAMinute: 10,
  /** For so long a screen that has claimed a receipt may open its window; then another one may. */
  claimSeconds: 30,
  /** For so long a print may be under way; then nobody knows whether paper came out, until somebody says so. */
  printingSeconds: 120,
  /** The same for what waits for a printer of the venue, counted from each of its tries. */
  printerSeconds: 3_600,
  /** From one print window of a screen to the next. (spec 1, §9) */
  secondsBetweenWindows: 5,
  /** What is older prints no more by itself: a screen that is switched on in the morning does not print yesterday. */
  printsWithinMinutes: 120,
  /** So many windows may fail to print a receipt; then it is left to a person. */
  mostTries: 3,
} as const
