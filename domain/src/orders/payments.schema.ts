import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { amountSchema, currencySchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { doerKindSchema } from './orders.acts.schema.ts'

/** `online` was paid through a payment provider, `refund` went back there; `carried` came with another order, or went back with it. */
const paymentKindSchema = Type.Union([Type.Literal('online'), Type.Literal('refund'), Type.Literal('carried')])

/**
 * What was paid for an order at one time, in the order's currency; below zero where it went back. An order's `amountPaidOnline` is
 * their sum. `reference` is the provider's own word for it, or the other order where it was carried.
 */
export const paymentSchema = Type.Object(
  {
    id: idSchema,
    orderId: idSchema,
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
