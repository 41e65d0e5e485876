/** The sentences that people read when a print is refused, by the reason that programs read. */
export const receiptErrors = {
  notToPrint: 'This receipt does not print by itself any more.',
  claimLost: 'Another screen prints this receipt.',
  printUnderWay: 'This receipt is being printed right now. Wait a moment.',
  tooManyCopies: 'These are enough copies for now. Wait a minute.',
  receiptTextTooLong: 'At most {{limit}} characters!',
  receiptTextTooHigh: 'At most {{limit}} lines!',
  printedMissing: 'Say of what it is: an order, or for the receipt of a bill the bill.',
  printedOther: 'A print is of an order or of a bill, not of both.',
  nothingToPrint: 'There is no order on this bill.',
  printEnded: 'Somebody has already said how this print ended.',
} as const

export type ReceiptErrorCode = keyof typeof receiptErrors
