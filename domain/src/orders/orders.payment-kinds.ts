import { Type } from '@sinclair/typebox'
import { staffPaymentKinds, staffRefundKinds } from './orders.payments.ts'

/**
 * The kinds of payment. `online` was paid through a payment provider, `refund` went back there, and `refundFailed` is a
 * refund that did not arrive. `dispute` is money that a bank withdrew for its customer, `disputeReturned` the part that
 * it returned. Staff took `cash` and `card`, and gave back `refundInCash` and `refundByCard`; with the opposite sign,
 * these were undone. `carried` came with another order, or left with it.
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
