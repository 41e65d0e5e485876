import { type Static, Type } from '@sinclair/typebox'
import { splitLimits } from '../orders/bills.split.ts'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { amountSchema, currencySchema } from '../kit/money.schema.ts'
import { largestAmount } from '../kit/money.ts'
import { nullable } from '../kit/nullable.ts'

/** The payment providers: `demo` is a page of our own on which nothing is paid. */
export const checkoutProviders = ['demo', 'stripe'] as const

export type CheckoutProvider = (typeof checkoutProviders)[number]

/**
 * The state of a checkout: `open` until the provider reports that it is `paid`, or that it can no longer be paid:
 * `failed`.
 */
const checkoutStateSchema = Type.Union([Type.Literal('open'), Type.Literal('paid'), Type.Literal('failed')])

/**
 * The reasons why an open payment is closed: its order is paid, has another amount, or was cancelled; or its time was
 * nearly over and another one replaced it.
 */
export const checkoutEnds = ['paid', 'changed', 'cancelled', 'replaced'] as const

export type CheckoutEnd = (typeof checkoutEnds)[number]

/**
 * An open payment: the amounts, their orders, and the page of the payment provider where guests pay. Only the provider
 * reports that it was paid.
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
    /** The address of the page where the guest pays. Null before the provider has returned it, and if it could not. */
    url: nullable(Type.String()),
    /**
     * The reason why the page of a `failed` checkout was closed. Null if the payment failed at the provider or the
     * guest did not pay.
     */
    endReason: nullable(Type.Union(checkoutEnds.map((end) => Type.Literal(end)))),
    createdAt: instantSchema,
    /** The end of the time in which it can be paid. */
    expiresAt: instantSchema,
  },
  { additionalProperties: false },
)

export type Checkout = Static<typeof checkoutSchema>

/** The body that begins the payment of an order or of a bill: this amount, or all that is due. */
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

/** The time in which an open payment can be paid: the shortest that Stripe allows. */
export const checkoutMinutes = 31

/**
 * The limit of payments that the guests of one sitting may begin within these minutes, because each calls the provider.
 */
export const begunCheckouts = { most: 20, withinMinutes: 5 } as const
