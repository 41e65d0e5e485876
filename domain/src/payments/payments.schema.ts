import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { amountSchema, currencySchema } from '../kit/money.schema.ts'
import { largestAmount } from '../kit/money.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { settledReasonLength } from './payments.limits.ts'

/** The reasons why a provider's message needs a person; `venueUnknown` has no venue. */
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
 * The kinds of provider messages: money `paid` came in, `refunded` went back, `refundFailed` did not arrive. With
 * `disputed` a guest's bank claims a payment back: it is `withdrawn`, and `reinstated` if the venue wins.
 * `disputeClosed` needs no further action.
 */
export const reportedKinds = [
  'paid',
  'refunded',
  'refundFailed',
  'disputed',
  'withdrawn',
  'reinstated',
  'disputeClosed',
] as const

export type ReportedKind = (typeof reportedKinds)[number]

/** The kinds of payment events: those of providers, and `refundDue` for money that must go back. */
const paymentEventKindSchema = Type.Union([
  ...reportedKinds.map((kind) => Type.Literal(kind)),
  Type.Literal('refundDue'),
])

/**
 * The state of a payment event: `taken` is booked on its order, `repeated` was booked already, `needsPerson` waits
 * until a person resolves it and is then `settled`, `refused` fits no order.
 */
const paymentEventStateSchema = Type.Union([
  Type.Literal('taken'),
  Type.Literal('repeated'),
  Type.Literal('needsPerson'),
  Type.Literal('settled'),
  Type.Literal('refused'),
])

/**
 * A message of a payment provider, or a consequence of one: money came or went, and it is booked on its order or a
 * person must resolve it. Money that came in is never lost: if it fits no order, it is a payment without order.
 * (product, Orders)
 */
export const paymentEventSchema = Type.Object(
  {
    id: idSchema,
    /** Null if it names an unknown venue. */
    restaurantId: nullable(idSchema),
    /** Null if it fits no order of the venue. */
    orderId: nullable(idSchema),
    table: nullable(Type.String()),
    /** The provider that sent it. */
    provider: Type.String(),
    kind: paymentEventKindSchema,
    state: paymentEventStateSchema,
    /** The reason why it needed a person; null if it resolved itself. */
    reason: nullable(Type.Union(refusedReasons.map((reason) => Type.Literal(reason)))),
    amount: amountSchema,
    currency: currencySchema,
    /** The amount still to be paid for the order after it; null if it fits no order. */
    remaining: nullable(amountSchema),
    /** The provider's own id of the payment. */
    reference: nullable(Type.String()),
    version: Type.Integer(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    /** The person who settled it, explicitly or by their act; null unless it is settled. */
    updatedBy: nullable(Type.String()),
    /** The resolution that the person entered. Null if it is not settled, and if it resolved itself. */
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
 * The body by which a person settles it, with the resolution. With a `version`, it is refused if the amount has changed
 * since; without one it applies to the current record.
 */
export const settlePaymentEventSchema = Type.Object(
  {
    id: Type.Optional(idSchema),
    state: Type.Literal('settled'),
    /** The limit in characters, without spaces around the text. */
    settledReason: Type.Optional(Type.String({ maxLength: settledReasonLength })),
    version: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)

export type SettlePaymentEvent = Static<typeof settlePaymentEventSchema>

/**
 * A signed message of another system about a payment. `id` is its own id of this event, by which repetitions are
 * detected; `reference` is its id of the payment or the refund, which counts once. `refundOf` is the reference of the
 * payment that a refund belongs to: the refund applies to the same orders, and waits for the payment if it arrives
 * first. The amount is what came or went, above zero, in the unit of its currency.
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

/** The fields that every Stripe event has; Stripe documents the rest. */
export const stripeEventSchema = Type.Object(
  { id: Type.String(), type: Type.String(), data: Type.Object({ object: Type.Object({}) }) },
  { additionalProperties: true },
)

/**
 * The answer to a payment provider: the result of its message. `waiting` is a refund or a dispute whose payment is not
 * known yet, `ignored` is a message about no payment of ours.
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
