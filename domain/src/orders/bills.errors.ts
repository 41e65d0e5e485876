/** The sentences that people read when a bill is not closed, by the reason that programs read. */
export const billErrors = {
  billHasOpenOrders: 'This bill still has open orders.',
  billClosed: 'This bill is already closed.',
} as const
