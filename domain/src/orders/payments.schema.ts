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
 * Money that came at one time, or went back: below zero. An order's amounts paid (online, in cash and by card) are the sums of its payments.
 * `reference` is the provider's own word for it, or the other order where it was carried.
 */
export const paymentSchema = Type.Object(
  {
    id: idSchema,
    /** Null where a provider received or refunded it for no order. */
    orderId: nullable(idSchema),
    restaurantId: idSchema,
    kind: paymentKindSchema,
    currency: currencySchema,
    amount: amountSchema,
    /** Who took it, where that was a payment provider. */
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
  /** What is taken of what is due, in the unit of the order's currency: not more than that, and 0 only beside a tip. */
  amount: Type.Number({ minimum: 0, maximum: largestAmount }),
  /** What is given on top of it: is added to the tip, up to the venue's largest, and to what was paid. */
  tipAmount: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
}

/** The body by which staff say that an order, or a bill, was paid to them. */
export const takePaymentSchema = Type.Object(
  { id: idSchema, ...takingSchemas, idempotencyKey: Type.Optional(idempotencyKeySchema) },
  { additionalProperties: false },
)

export type TakePayment = Static<typeof takePaymentSchema>

/** The body by which staff say that they gave back what is due to go back, or a part of it. */
export const giveBackSchema = Type.Object(
  {
    id: idSchema,
    /** In what it was given back, however it was paid. */
    kind: takingSchemas.kind,
    /** In the unit of the order's currency: above 0, and not more than is due to go back. */
    amount: Type.Number({ minimum: 0, maximum: largestAmount }),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type GiveBack = Static<typeof giveBackSchema>
