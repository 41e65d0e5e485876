/** The sentences that people read when a print is refused, by the reason that programs read. */
export const receiptErrors = {
  notToPrint: 'This receipt no longer prints automatically.',
  claimLost: 'Another screen is printing this receipt.',
  printUnderWay: 'This receipt is already printing. Wait a moment.',
  tooManyCopies: 'Too many copies. Try again in a minute.',
  receiptTextTooLong: 'Use at most {{limit}} characters.',
  receiptTextTooHigh: 'Use at most {{limit}} lines.',
  printedMissing: 'Give orderId, or billId for a bill receipt.',
  printedOther: 'Give either orderId or billId, not both.',
  nothingToPrint: 'This bill has no orders.',
  printEnded: 'Someone else already confirmed this print job.',
} as const

export type ReceiptErrorCode = keyof typeof receiptErrors
