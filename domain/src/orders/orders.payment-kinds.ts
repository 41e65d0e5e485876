import { Type } from '@sinclair/typebox'
import { staffPaymentKinds, staffRefundKinds } from './orders.payments.ts'

/**
 * `online` was paid through a payment provider, `refund` went back there, and `refundFailed` is such a refund that did not arrive; `dispute`
 * is what a bank took back for its customer, `disputeReturned` what it returned of that. `cash` and `card` staff took, `refundInCash` and
 * `refundByCard` they gave back: with the other sign, such a one was undone. `carried` came with another order, or went back with it.
 */
export const paymentKindSchema = Type.Union([
  Type.Literal('online'),
  Type.Literal('refund'),
  Type.Literal('refundFailed'),
  Type.Literal('dispute'),
  Type.Literal('disputeReturned'),
  Type.Literal('carried'),
  ...staffPaymentKinds.map((kind) => Type.Literal(kind)),
  ...staffRefundKinds.map((kind) => Type.Literal(kind)),
])
