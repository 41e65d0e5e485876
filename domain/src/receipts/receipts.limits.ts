/** What is asked of receipts and of the queue that prints them. */
export const receiptLimits = {
  /** Languages beside each other on one receipt: more make it longer than anybody reads. */
  mostLanguages: 3,
  /** Characters of header and footer that are printed, in each language. */
  marginLength: 500,
} as const
