import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { amountSchema, currencySchema } from '../kit/money.schema.ts'
import { largestAmount } from '../kit/money.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { settledReasonLength } from './payments.limits.ts'

/** Why what a provider told needs a person; for `venueUnknown` there is none. */
export const refusedReasons = [
  'venueUnknown',
  'orderUnknown',
  'wrongCurrency',
  'amountTooLarge',
  'refundTooLarge',
  'refundDue',
  'refundFailed',
  'disputed',
] as const

/**
 * What providers tell of money: `paid` came in, `refunded` went back, `refundFailed` did not arrive; `disputed` says that a guest's bank asks for
 * a payment back, by which it is `withdrawn`, and `reinstated` once it is won; `disputeClosed` asks nothing of anybody any more.
 */
export const toldKinds = [
  'paid',
  'refunded',
  'refundFailed',
  'disputed',
  'withdrawn',
  'reinstated',
  'disputeClosed',
] as const

export type ToldKind = (typeof toldKinds)[number]

/** Beside what providers tell, `refundDue` has to go back. */
const paymentEventKindSchema = Type.Union([...toldKinds.map((kind) => Type.Literal(kind)), Type.Literal('refundDue')])

/**
 * `taken` stands on its order, `repeated` did so already, `needsPerson` waits until somebody has seen to it: then it is `settled`;
 * `refused` is nobody's.
 */
const paymentEventStateSchema = Type.Union([
  Type.Literal('taken'),
  Type.Literal('repeated'),
  Type.Literal('needsPerson'),
  Type.Literal('settled'),
  Type.Literal('refused'),
])

/**
 * What a payment provider told, or what follows from it: that money came or went, and whether it stands on its order or a person has to
 * see to it. Money that came is never lost: what fits no order is a payment of none. (product, Orders)
 */
export const paymentEventSchema = Type.Object(
  {
    id: idSchema,
    /** Null for one that names a venue that is not there. */
    restaurantId: nullable(idSchema),
    /** Null for one that fits no order of the venue. */
    orderId: nullable(idSchema),
    table: nullable(Type.String()),
    /** Who told it. */
    provider: Type.String(),
    kind: paymentEventKindSchema,
    state: paymentEventStateSchema,
    /** Why it needed a person; null also where that settled itself. */
    reason: nullable(Type.Union(refusedReasons.map((reason) => Type.Literal(reason)))),
    amount: amountSchema,
    currency: currencySchema,
    /** What was still to be paid for the order after it; null where it fits none. */
    remaining: nullable(amountSchema),
    /** The provider's own word for the payment. */
    reference: nullable(Type.String()),
    version: Type.Integer(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    /** Of a settled one, who settled it, by word or by what they did. */
    updatedBy: nullable(Type.String()),
    /** What who settled it says was done about it. Null of all others, and of what settled itself. */
    settledReason: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type PaymentEvent = Static<typeof paymentEventSchema>

export const paymentEventListQuerySchema = listQuerySchema(
  {
    restaurantId: filters.id,
    orderId: filters.id,
    state: filters.oneOf(paymentEventStateSchema),
    createdAt: filters.instant,
    updatedAt: filters.instant,
  },
  ['createdAt', 'updatedAt', 'id'],
)

export type PaymentEventListQuery = Static<typeof paymentEventListQuerySchema>

/**
 * The body by which a person says that they have seen to it, and what was done about it. Made from a `version`, it is refused when the amount
 * has become another since; without one it holds for what is there.
 */
export const settlePaymentEventSchema = Type.Object(
  {
    id: Type.Optional(idSchema),
    state: Type.Literal('settled'),
    /** In characters, of which the empty ones around it don't count. */
    settledReason: Type.Optional(Type.String({ maxLength: settledReasonLength })),
    version: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)

export type SettlePaymentEvent = Static<typeof settlePaymentEventSchema>

/**
 * What another system tells of a payment, signed. `id` is its own word for this event, by which a repeated one is known; `reference` the
 * one for the payment or the refund, which counts once. `refundOf` is the reference of the payment that a refund is of: it goes back for what
 * that payment paid, and waits for it where it is told first. The amount is what came or went, above zero, in the unit of its currency.
 */
export const webhookEventSchema = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 200 }),
    type: Type.Union([Type.Literal('paid'), Type.Literal('refunded'), Type.Literal('refundFailed')]),
    restaurantId: idSchema,
    orderId: idSchema,
    amount: Type.Number({ exclusiveMinimum: 0, maximum: largestAmount }),
    currency: currencySchema,
    reference: Type.String({ minLength: 1, maxLength: 200 }),
    refundOf: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  { additionalProperties: false },
)

export type WebhookEvent = Static<typeof webhookEventSchema>

/** As much of what Stripe tells as everything of it has; the rest is as Stripe describes it. */
export const stripeEventSchema = Type.Object(
  { id: Type.String(), type: Type.String(), data: Type.Object({ object: Type.Object({}) }) },
  { additionalProperties: true },
)

/**
 * What is answered to who told of a payment: what became of it. `waiting` is a refund or a dispute whose payment is not known yet, `ignored`
 * what is not about a payment of ours.
 */
export const webhookAnswerSchema = Type.Object(
  {
    state: Type.Union([
      Type.Literal('taken'),
      Type.Literal('repeated'),
      Type.Literal('needsPerson'),
      Type.Literal('refused'),
      Type.Literal('waiting'),
      Type.Literal('ignored'),
    ]),
    reason: nullable(Type.Union(refusedReasons.map((reason) => Type.Literal(reason)))),
    orderId: nullable(idSchema),
  },
  { additionalProperties: false },
)

export type WebhookAnswer = Static<typeof webhookAnswerSchema>
