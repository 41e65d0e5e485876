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
 * An order. Amounts are in the venue's currency: `cartPrice` is the sum of the lines, `orderPrice` the amount that the
 * guest owes (lines, service fee and VAT fee less `discountAmount`; a tip comes on top), `placeHolderPrice` the lines
 * before any discounted price. `version` increases by one with every change. Beside each author's name are their kind
 * and id, null if only the name was stored; guests have no id. `cancelAskedAt` is set while a guest's wish to cancel
 * the order is unanswered. (spec 1, §3)
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
    /** The bill of the order, and the number of its sitting at the table. */
    billId: idSchema,
    sitting: Type.Integer(),
    cart: Type.Array(cartLineSchema),
    paymentType: paymentTypeSchema,
    paymentInfo: nullable(paymentInfoSchema),
    /** A percentage from 0 to 100, with at most two decimals. */
    discountPercentage: Type.Number(),
    /** The amount of that discount on lines and fees. */
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
    /** The time for which a pre-order is wanted: the kitchen has it ready by then. Null for all others. */
    wantedAt: nullable(instantSchema),
    acceptedAT: nullable(instantSchema),
    reviewedAt: nullable(instantSchema),
    cookedAt: nullable(instantSchema),
    deliveredAt: nullable(instantSchema),
    completedAT: nullable(instantSchema),
    mergedAt: nullable(instantSchema),
    cancelAt: nullable(instantSchema),
    onlineOrderPaymentStatus: onlinePaymentStatusSchema,
    amountPaidOnline: amountSchema,
    /** The amount that staff took in cash. */
    amountPaidInCash: amountSchema,
    /** The amount that staff took by card, at a machine of the venue. */
    amountPaidByCard: amountSchema,
    /** The rest of price and tip after all payments, online or to staff. */
    amountToBePaidOnline: amountSchema,
    /**
     * The paid amount that is no longer owed: that of a cancelled order, or the excess over the price of a smaller
     * cart.
     */
    refundDue: amountSchema,
    /** True if its total is above the one that the venue wants a person to confirm, and it is not accepted yet. */
    needsConfirmation: Type.Boolean(),
    /** The guest's feedback; null until they have been asked, `none` if they gave none. */
    feedback: nullable(orderFeedbackSchema),
    /** The points of a loyalty programme: the order earns some or is paid with some. The programme stores them. */
    reward: nullable(orderRewardSchema),
    /** True for an order that was placed to test the venue's set-up: it is in no sum, and takes no money. */
    isTest: Type.Boolean(),
    postedToPOS: Type.Boolean(),
    submittedtoPosBy: nullable(Type.String()),
    submittedtoPosByKind: nullable(doerKindSchema),
    submittedtoPosById: nullable(idSchema),
    submittedtoPosAt: nullable(instantSchema),
    /** The number of posting attempts: attempts are deleted after a time, but their numbers continue. */
    postingAttempts: Type.Integer(),
    /**
     * The result of postings if the order is not posted: `uncertain`, if any attempt may have arrived. Null if no
     * attempt has ended like this.
     */
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

/**
 * The body of a new order. Totals that are sent must be right; the server calculates those that are not. (product,
 * Orders)
 */
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

/** The fields that are read from an order that is sent back with changes. */
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
 * The body of a change: a new status, or a new cart with the `version` that it is based on, or payment and covers. A
 * client may send the whole order back; fields that only the server sets are ignored. With a key it is done once: a
 * repeated call gets the order as it is at that time. (spec 1, §7)
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
