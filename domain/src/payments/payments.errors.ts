/** The sentences that people read when what a payment provider tells is not taken, or needs a person, by the reason that programs read. */
export const paymentErrors = {
  signatureWrong: 'This is not signed as it should be.',
  venueUnknown: 'There is no such venue.',
  orderUnknown: 'There is no such order at this venue.',
  wrongCurrency: 'The order is in another currency.',
  amountTooLarge: 'More was paid than is due.',
  refundTooLarge: 'More went back than was paid.',
  refundDue: 'What was paid is owed no more, and has to go back.',
  refundFailed: 'A refund did not arrive.',
  disputed: 'A bank asks for a payment back.',
  paymentOff: 'This venue takes no online payments.',
  providerMissing: 'No payment provider is set up.',
  providerFailed: 'The payment provider can not be reached. Please try again.',
  providerBusy: 'The payment provider is busy. Please try again in a minute.',
  providerRefused: 'Online payment is not set up correctly here. Please pay the staff.',
  currencyUnsupported: 'The payment provider does not take this currency. Please pay the staff.',
  amountTooSmall: 'This is less than the payment provider takes. Please pay the staff.',
  pageClosed: 'What is to be paid has changed. Please begin again.',
  nothingDue: 'Nothing is to be paid.',
  orderOrBill: 'Say either an order or a bill.',
  tooManyCheckouts: 'Many payments of this table were begun just now. Please finish one, or wait a few minutes.',
  settledReasonMissing: 'Please say what was done about it!',
  staleVersion: 'The amount has become another in the meantime.',
  tooManyDecimals: 'This amount has more decimals than its currency.',
} as const

export type PaymentErrorCode = keyof typeof paymentErrors
