import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema, instantSchema } from '../kit/ids.ts'
import { ignoredFields } from '../kit/ignored.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { doerKindSchema, editSourceSchema, lastActSchema } from './orders.acts.schema.ts'
import { cartInputSchema, cartLineInputSchema, cartLineSchema } from './orders.cart.schema.ts'
import { orderLimits } from './orders.limits.ts'
import { orderStatusSchema } from './orders.status.ts'

export const paymentTypes = ['room', 'roompool', 'card', 'cash', 'later', 'none', 'dinein', 'takeaway'] as const
export const onlinePaymentStatuses = ['paid', 'partially-paid', 'not-paid'] as const
export const orderTypes = ['order', 'form'] as const
export const orderFeedbacks = ['happy', 'neutral', 'sad', 'none'] as const
export const orderRewards = ['earn', 'redeem'] as const

export const paymentTypeSchema = Type.Union(paymentTypes.map((type) => Type.Literal(type)))
const onlinePaymentStatusSchema = Type.Union(onlinePaymentStatuses.map((status) => Type.Literal(status)))
export const orderTypeSchema = Type.Union(orderTypes.map((type) => Type.Literal(type)))
export const orderFeedbackSchema = Type.Union(orderFeedbacks.map((feedback) => Type.Literal(feedback)))
const orderRewardSchema = Type.Union(orderRewards.map((reward) => Type.Literal(reward)))
const paymentInfoSchema = Type.Object(
  { lastname: Type.Optional(Type.String({ maxLength: 60 })) },
  { additionalProperties: false },
)
const coversSchema = Type.Integer({ minimum: orderLimits.leastCovers, maximum: orderLimits.mostCovers })

/**
 * An order. Amounts are in the venue's currency: `cartPrice` is the sum of the lines, `orderPrice` what the guest owes for it
 * (lines, service fee and VAT fee less `discountAmount`; a tip comes on top), `placeHolderPrice` the lines before any discounted price. `version` rises
 * by one with every change. Beside the names of who did something stand what they are and their ids, null where only the name was kept, and a
 * guest has none. `cancelAskedAt` is there while a guest's wish to cancel it has no answer. (spec 1, §3)
 */
export const orderSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    orderType: orderTypeSchema,
    status: orderStatusSchema,
    lastAct: nullable(lastActSchema),
    version: Type.Integer(),
    editSource: editSourceSchema,
    tableId: idSchema,
    table: Type.String(),
    /** The bill on which it stands, and the number of its sitting at the table. */
    billId: idSchema,
    sitting: Type.Integer(),
    cart: Type.Array(cartLineSchema),
    paymentType: paymentTypeSchema,
    paymentInfo: nullable(paymentInfoSchema),
    /** From 0 to 100, with at most two decimals. */
    discountPercentage: Type.Number(),
    /** What that takes off lines and fees. */
    discountAmount: amountSchema,
    orderPrice: amountSchema,
    cartPrice: amountSchema,
    placeHolderPrice: amountSchema,
    serviceFee: amountSchema,
    vatFee: amountSchema,
    tipAmount: amountSchema,
    openTab: Type.Boolean(),
    continuation: Type.Boolean(),
    continuationOf: nullable(idSchema),
    guests: Type.Integer(),
    covers: Type.Integer(),
    createdBy: Type.String(),
    createdByKind: nullable(doerKindSchema),
    createdById: nullable(idSchema),
    acceptedBy: nullable(Type.String()),
    acceptedByKind: nullable(doerKindSchema),
    acceptedById: nullable(idSchema),
    completedBy: nullable(Type.String()),
    completedByKind: nullable(doerKindSchema),
    completedById: nullable(idSchema),
    cancelReason: nullable(Type.String()),
    cancelAskedAt: nullable(instantSchema),
    mergedInto: nullable(idSchema),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    acceptedAT: nullable(instantSchema),
    reviewedAt: nullable(instantSchema),
    cookedAt: nullable(instantSchema),
    deliveredAt: nullable(instantSchema),
    completedAT: nullable(instantSchema),
    mergedAt: nullable(instantSchema),
    cancelAt: nullable(instantSchema),
    onlineOrderPaymentStatus: onlinePaymentStatusSchema,
    amountPaidOnline: amountSchema,
    /** What staff took in cash. */
    amountPaidInCash: amountSchema,
    /** What staff took by card, at a machine of the venue. */
    amountPaidByCard: amountSchema,
    /** What is left of price and tip after all that was paid, online or to staff. */
    amountToBePaidOnline: amountSchema,
    /** What was paid and is owed no more: that of a cancelled order, or more than a smaller cart costs. */
    refundDue: amountSchema,
    /** Its total is above the one that the venue wants a person to confirm, and nobody has accepted it yet. */
    needsConfirmation: Type.Boolean(),
    /** What the guest said of it; null until they have been asked, `none` when they said nothing. */
    feedback: nullable(orderFeedbackSchema),
    /** Whether it earns points of a loyalty programme, or is paid with some; the programme keeps them. */
    reward: nullable(orderRewardSchema),
    postedToPOS: Type.Boolean(),
    submittedtoPosBy: nullable(Type.String()),
    submittedtoPosByKind: nullable(doerKindSchema),
    submittedtoPosById: nullable(idSchema),
    submittedtoPosAt: nullable(instantSchema),
    /** How often it was to be posted: the attempts themselves are forgotten in time, and their numbers go on. */
    postingAttempts: Type.Integer(),
    /** What came of it where it is not posted: `uncertain`, if any attempt may have arrived. Null where none has ended so. */
    postingTrouble: nullable(Type.Union([Type.Literal('failed'), Type.Literal('uncertain')])),
  },
  { additionalProperties: false },
)

export type Order = Static<typeof orderSchema>

const totalsInput = {
  orderPrice: Type.Optional(amountSchema),
  cartPrice: Type.Optional(amountSchema),
  placeHolderPrice: Type.Optional(amountSchema),
  serviceFee: Type.Optional(amountSchema),
  vatFee: Type.Optional(amountSchema),
}

const amountPaidInputSchema = Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000_000 }))

/** The body of a new order. Totals that are sent must be right; those that are not are the server's. (product, Orders) */
export const placeOrderSchema = Type.Object(
  {
    restaurantId: Type.Optional(idSchema),
    tableId: Type.Optional(Type.Integer({ errorMessage: 'Please select a table!', errorCode: 'tableMissing' })),
    cart: cartInputSchema,
    ...totalsInput,
    openTab: Type.Optional(Type.Boolean()),
    continuation: Type.Optional(Type.Boolean()),
    orderType: Type.Optional(Type.Literal('order')),
    tipAmount: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
    covers: Type.Optional(coversSchema),
    guests: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
    editSource: Type.Optional(editSourceSchema),
    paymentType: Type.Optional(paymentTypeSchema),
    paymentInfo: Type.Optional(nullable(paymentInfoSchema)),
    amountPaidOnline: amountPaidInputSchema,
    reward: Type.Optional(nullable(orderRewardSchema)),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type PlaceOrder = Static<typeof placeOrderSchema>

/** What is read of an order that is sent back with changes. */
const readOfChanges = [
  'status',
  'version',
  'mergedInto',
  'paymentType',
  'cart',
  'covers',
  'tipAmount',
  'guests',
  'paymentInfo',
  'cancelReason',
  'amountPaidOnline',
  'reward',
] as const

/**
 * The body of a change: a new status, or a new cart with the `version` that it was made from, or payment and covers. A client may
 * send the whole order back; the fields that only the server sets are ignored. With a key it is done once: sent again, it answers the order
 * as it is by then. (spec 1, §7)
 */
export const patchOrderSchema = Type.Object(
  {
    ...ignoredFields(Type.Partial(Type.Omit(orderSchema, readOfChanges)).properties),
    ...Type.Partial(Type.Pick(orderSchema, ['status', 'version', 'mergedInto', 'paymentType', 'reward'])).properties,
    cart: Type.Optional(
      Type.Array(cartLineInputSchema, {
        minItems: 1,
        maxItems: orderLimits.mostLines,
        errorMessage: "Can't submit order with 0 items",
        errorCode: 'emptyCart',
      }),
    ),
    covers: Type.Optional(coversSchema),
    guests: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
    amountPaidOnline: amountPaidInputSchema,
    tipAmount: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
    paymentInfo: Type.Optional(nullable(paymentInfoSchema)),
    cancelReason: Type.Optional(nullable(Type.String({ maxLength: orderLimits.reasonLength }))),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type PatchOrder = Static<typeof patchOrderSchema>
