/** The sentences that people read when what a payment provider tells is not taken, or needs a person, by the reason that programs read. */
export const paymentErrors = {
  signatureWrong: 'This is not signed as it should be.',
  venueUnknown: 'There is no such venue.',
  orderUnknown: 'There is no such order at this venue.',
  wrongCurrency: 'The order is in another currency.',
  amountTooLarge: 'More was paid than is due.',
  refundTooLarge: 'More went back than was paid.',
  refundDue: 'What was paid is owed no more, and has to go back.',
  paymentOff: 'This venue takes no online payments.',
  providerMissing: 'No payment provider is set up.',
  providerFailed: 'The payment provider can not be reached. Please try again.',
  nothingDue: 'Nothing is to be paid.',
  orderOrBill: 'Say either an order or a bill.',
  amountTooFine: 'The payment provider takes no such fine amount.',
  tooManyCheckouts: 'Many payments of this table were begun just now. Please finish one, or wait a few minutes.',
  settledReasonMissing: 'Please say what was done about it!',
  staleVersion: 'The amount has become another in the meantime.',
  tooManyDecimals: 'This amount has more decimals than its currency.',
} as const

export type PaymentErrorCode = keyof typeof paymentErrors
