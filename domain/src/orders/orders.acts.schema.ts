import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { amountSchema, currencySchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { orderLimits } from './orders.limits.ts'
import { paymentKindSchema } from './orders.payment-kinds.ts'
import { orderActs, orderStatusSchema } from './orders.status.ts'

/** Every possible last act of an order: those of the status machine, and those beside it. */
export const recordedActs = ['place', ...orderActs, 'keep', 'discount', 'pay', 'refund', 'undo'] as const

export type RecordedAct = (typeof recordedActs)[number]

/** The kind of author of an act on an order. */
export const doerKindSchema = Type.Union([Type.Literal('staff'), Type.Literal('guest'), Type.Literal('machine')])

const doerSchemas = { byKind: doerKindSchema, byId: nullable(idSchema) }

/** The last act on an order and its author: `byId` is the id of the account or key; guests have none. */
export const lastActSchema = Type.Object(
  {
    act: Type.Union(recordedActs.map((act) => Type.Literal(act))),
    fromStatus: nullable(orderStatusSchema),
    by: Type.String(),
    ...doerSchemas,
    at: instantSchema,
  },
  { additionalProperties: false },
)

export type LastAct = Static<typeof lastActSchema>

/** The app in which an order was last changed. */
const editSources = ['app', 'v_rest_staff', 'dashboard'] as const
export const editSourceSchema = Type.Union(editSources.map((source) => Type.Literal(source)))

/** The body that accepts an order. `acceptedBy` is accepted and ignored: the server knows the caller. (spec 1, §7) */
export const acceptOrderSchema = Type.Object(
  {
    id: idSchema,
    acceptedBy: ignored,
    allowEdit: Type.Optional(Type.Boolean()),
    editSource: Type.Optional(editSourceSchema),
    /** The version that the caller has seen: a caller who has not seen a later wish to cancel can't answer it. */
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  },
  { additionalProperties: false },
)

export type AcceptOrder = Static<typeof acceptOrderSchema>

/**
 * The body of an act that needs only its order; with a `version`, the act is refused if the order has changed since.
 */
export const orderActSchema = Type.Object(
  { id: idSchema, version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) },
  { additionalProperties: false },
)

export type OrderActBody = Static<typeof orderActSchema>

/** The body that gives an order a discount, or removes it with 0. The reason is stored in the log. */
export const discountOrderSchema = Type.Object(
  {
    id: idSchema,
    /** A percentage from 0 to 100, with at most two decimals. */
    discountPercentage: Type.Number(),
    reason: Type.String({ maxLength: orderLimits.reasonLength }),
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  },
  { additionalProperties: false },
)

export type DiscountOrder = Static<typeof discountOrderSchema>

/** One entry of an order's log: the act, its author, its time, and the statuses before and after. */
export const orderEventSchema = Type.Object(
  {
    id: idSchema,
    orderId: idSchema,
    restaurantId: idSchema,
    act: Type.String(),
    fromStatus: nullable(orderStatusSchema),
    toStatus: orderStatusSchema,
    by: Type.String(),
    ...doerSchemas,
    at: instantSchema,
    reason: nullable(Type.String()),
    /**
     * The payment of this act; below zero if money went back. Null for other acts, and for payments from before this
     * field existed.
     */
    payment: nullable(
      Type.Object(
        {
          kind: paymentKindSchema,
          amount: amountSchema,
          currency: currencySchema,
          provider: nullable(Type.String()),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)

export type OrderEvent = Static<typeof orderEventSchema>
