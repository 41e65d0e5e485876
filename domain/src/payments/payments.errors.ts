/**
 * The sentences that people read when a payment provider's message is refused or needs a person, by the reason that
 * programs read.
 */
export const paymentErrors = {
  signatureWrong: 'The signature is wrong.',
  venueUnknown: 'This venue doesn’t exist.',
  orderUnknown: 'This order doesn’t exist at this venue.',
  wrongCurrency: 'The order is in another currency.',
  amountTooLarge: 'The payment exceeds the balance due.',
  refundTooLarge: 'The refund exceeds the amount paid.',
  refundDue: 'Overpaid – refund due.',
  refundFailed: 'A refund failed.',
  disputed: 'A bank disputes this payment.',
  paymentOff: 'This venue doesn’t take online payments.',
  providerMissing: 'No payment provider is set up.',
  providerFailed: 'The payment provider can’t be reached. Try again.',
  providerBusy: 'The payment provider is busy. Try again in a minute.',
  providerRefused: 'Online payment isn’t set up correctly here. Pay the staff instead.',
  currencyUnsupported: 'The payment provider doesn’t accept this currency. Pay the staff instead.',
  amountTooSmall: 'This amount is too small to pay online. Pay the staff instead.',
  pageClosed: 'The amount due has changed. Start again.',
  testTakesNoMoney: 'This is a test order. No money can be taken for it.',
  nothingDue: 'There’s nothing left to pay.',
  orderOrBill: 'Choose either an order or a bill.',
  tooManyCheckouts: 'Too many payments were started for this table. Finish one, or wait a few minutes.',
  settledReasonMissing: 'Enter a resolution.',
  staleVersion: 'The amount has changed.',
  tooManyDecimals: 'This amount has too many decimals for its currency.',
} as const

export type PaymentErrorCode = keyof typeof paymentErrors
