import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { amountSchema, currencySchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { orderLimits } from './orders.limits.ts'
import { paymentKindSchema } from './orders.payment-kinds.ts'
import { orderActs, orderStatusSchema } from './orders.status.ts'

/** All that an order's last act can be: those of the status machine, and those beside it. */
export const recordedActs = ['place', ...orderActs, 'keep', 'discount', 'pay', 'refund', 'undo'] as const

export type RecordedAct = (typeof recordedActs)[number]

/** What somebody is who does something to an order. */
export const doerKindSchema = Type.Union([Type.Literal('staff'), Type.Literal('guest'), Type.Literal('machine')])

const doerSchemas = { byKind: doerKindSchema, byId: nullable(idSchema) }

/** What was done to an order last, and by whom: `byId` is the id of that account or key, and no guest's. */
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

/** Where an order was changed last. */
const editSources = ['app', 'v_rest_staff', 'dashboard'] as const
export const editSourceSchema = Type.Union(editSources.map((source) => Type.Literal(source)))

/** The body that accepts an order. `acceptedBy` is accepted and ignored: the server knows who asks. (spec 1, §7) */
export const acceptOrderSchema = Type.Object(
  {
    id: idSchema,
    acceptedBy: ignored,
    allowEdit: Type.Optional(Type.Boolean()),
    editSource: Type.Optional(editSourceSchema),
    /** That the caller has seen: a wish to cancel that came after it is answered by nobody who has not seen it. */
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  },
  { additionalProperties: false },
)

export type AcceptOrder = Static<typeof acceptOrderSchema>

/** The body of an act that names its order alone; with a `version`, one that the order has left behind is refused. */
export const orderActSchema = Type.Object(
  { id: idSchema, version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) },
  { additionalProperties: false },
)

export type OrderActBody = Static<typeof orderActSchema>

/** The body that gives an order a discount, or takes it away with 0. The reason stays in the log. */
export const discountOrderSchema = Type.Object(
  {
    id: idSchema,
    /** From 0 to 100, with at most two decimals. */
    discountPercentage: Type.Number(),
    reason: Type.String({ maxLength: orderLimits.reasonLength }),
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  },
  { additionalProperties: false },
)

export type DiscountOrder = Static<typeof discountOrderSchema>

/** One entry of an order's log: who did what, when, from where to where. */
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
    /** What was paid by it, or went back: below zero. Null of all else, and of what was paid before this was kept. */
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
