import { type Static, Type } from '@sinclair/typebox'
import { splitLimits } from '../orders/bills.split.ts'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { amountSchema, currencySchema } from '../kit/money.schema.ts'
import { largestAmount } from '../kit/money.ts'
import { nullable } from '../kit/nullable.ts'

/** Who takes guests' money: `demo` is a page of our own on which nothing is paid. */
export const checkoutProviders = ['demo', 'stripe'] as const

export type CheckoutProvider = (typeof checkoutProviders)[number]

/** `open` until the provider tells that it is `paid`, or that nothing comes of it any more: `failed`. */
const checkoutStateSchema = Type.Union([Type.Literal('open'), Type.Literal('paid'), Type.Literal('failed')])

/**
 * Why a payment that was begun is not to be made any more: what it was for is paid, is another amount, or was cancelled; or its time was nearly
 * over and another took its place.
 */
export const checkoutEnds = ['paid', 'changed', 'cancelled', 'replaced'] as const

export type CheckoutEnd = (typeof checkoutEnds)[number]

/**
 * A payment that was begun: what is to be paid of which orders, and the page of the payment provider where that is done. What is paid
 * there is told by the provider alone.
 */
export const checkoutSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    tableId: idSchema,
    sitting: Type.Integer(),
    provider: Type.Union(checkoutProviders.map((provider) => Type.Literal(provider))),
    state: checkoutStateSchema,
    amount: amountSchema,
    /** The part of the amount that exceeds the amount due, because the provider rounds. It becomes a tip. */
    rounding: amountSchema,
    currency: currencySchema,
    /** The part of the amount for each order. */
    shares: Type.Array(Type.Object({ orderId: idSchema, amount: amountSchema }, { additionalProperties: false })),
    /** Where the guest pays. Null before the provider has said, and when it could not. */
    url: nullable(Type.String()),
    /** Why the page of a `failed` checkout was closed. Null if the payment failed at the provider or the guest did not pay. */
    endReason: nullable(Type.Union(checkoutEnds.map((end) => Type.Literal(end)))),
    createdAt: instantSchema,
    /** Until when it can be paid. */
    expiresAt: instantSchema,
  },
  { additionalProperties: false },
)

export type Checkout = Static<typeof checkoutSchema>

/** The body that begins a payment: of an order or of a bill, of this amount or of all that is due. */
export const beginCheckoutSchema = Type.Object(
  {
    orderId: Type.Optional(idSchema),
    billId: Type.Optional(idSchema),
    amount: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: largestAmount })),
    /** The number of the guest who pays a share of a bill. Guests with equal shares each get a page. */
    guestNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: splitLimits.most })),
  },
  { additionalProperties: false },
)

export type BeginCheckout = Static<typeof beginCheckoutSchema>

/** How long a payment that was begun can be made: as short as Stripe allows. */
export const checkoutMinutes = 31

/** So many payments guests of one sitting may begin within so many minutes, for each costs a call of the provider. */
export const begunCheckouts = { most: 20, withinMinutes: 5 } as const
