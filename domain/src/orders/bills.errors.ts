/** The sentences that people read when a bill is not closed, by the reason that programs read. */
export const billErrors = {
  billHasOpenOrders: 'Some orders of this bill are not finished yet.',
  billClosed: 'This bill is closed already.',
} as const
