import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema, instantSchema } from '../kit/ids.ts'
import { largestAmount } from '../kit/money.ts'
import { amountSchema, currencySchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { doerKindSchema } from './orders.acts.schema.ts'
import { paymentKindSchema } from './orders.payment-kinds.ts'
import { staffPaymentKinds } from './orders.payments.ts'

/**
 * One payment, or one refund, which is below zero. An order's paid amounts (online, in cash and by card) are the sums
 * of its payments. `reference` is the provider's own id of it, or the other order for a carried payment.
 */
export const paymentSchema = Type.Object(
  {
    id: idSchema,
    /** Null if a provider received or refunded it for no order. */
    orderId: nullable(idSchema),
    restaurantId: idSchema,
    kind: paymentKindSchema,
    currency: currencySchema,
    amount: amountSchema,
    /** The payment provider that took it, if there was one. */
    provider: nullable(Type.String()),
    reference: nullable(Type.String()),
    by: nullable(Type.String()),
    byKind: nullable(doerKindSchema),
    byId: nullable(idSchema),
    at: instantSchema,
  },
  { additionalProperties: false },
)

export type Payment = Static<typeof paymentSchema>

export const paymentListQuerySchema = listQuerySchema(
  { restaurantId: filters.id, orderId: filters.id, kind: filters.oneOf(paymentKindSchema), at: filters.instant },
  ['at', 'id'],
)

export type PaymentListQuery = Static<typeof paymentListQuerySchema>

const takingSchemas = {
  kind: Type.Union(staffPaymentKinds.map((kind) => Type.Literal(kind))),
  /** The payment of the amount due, in the unit of the order's currency: at most that amount, and 0 only with a tip. */
  amount: Type.Number({ minimum: 0, maximum: largestAmount }),
  /** The extra amount: it is added to the tip, up to the venue's largest, and to the paid amount. */
  tipAmount: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
}

/** The body by which staff record a payment of an order or a bill. */
export const takePaymentSchema = Type.Object(
  { id: idSchema, ...takingSchemas, idempotencyKey: Type.Optional(idempotencyKeySchema) },
  { additionalProperties: false },
)

export type TakePayment = Static<typeof takePaymentSchema>

/** The body by which staff record a refund of all or a part of the refund due. */
export const giveBackSchema = Type.Object(
  {
    id: idSchema,
    /** The way of the refund, whatever the way of the payment. */
    kind: takingSchemas.kind,
    /** The refunded amount in the unit of the order's currency: above 0, and at most the refund due. */
    amount: Type.Number({ minimum: 0, maximum: largestAmount }),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type GiveBack = Static<typeof giveBackSchema>
