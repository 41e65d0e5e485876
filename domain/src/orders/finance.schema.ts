import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { amountSchema, currencySchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { moneyWays } from './money-moved.ts'
import { paymentTypeSchema } from './orders.schema.ts'
import { orderStatusSchema } from './orders.status.ts'

const daySchema = Type.String({ maxLength: 10 })

/** The selection of orders: those completed on these business days of their venues, the first and the last included. */
const financeFilter = {
  from: daySchema,
  to: daySchema,
  restaurantId: filters.id,
  paymentType: filters.oneOf(paymentTypeSchema),
  /** Selects only orders with a refund due, including cancelled ones. */
  isRefundDue: Type.Optional(Type.Boolean()),
}

const financeFilterSchema = Type.Object(financeFilter, { additionalProperties: false })

export type FinanceFilter = Static<typeof financeFilterSchema>

export const financeListQuerySchema = listQuerySchema(financeFilter, [])

export type FinanceListQuery = Static<typeof financeListQuerySchema>

/** The body that sums the orders of some days. */
export const sumOrdersSchema = Type.Omit(financeFilterSchema, ['isRefundDue'], { additionalProperties: false })

export type SumOrders = Static<typeof sumOrdersSchema>

/** The body that exports the orders of some days. */
export const exportOrdersSchema = Type.Object(
  {
    ...financeFilter,
    fileName: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { additionalProperties: false },
)

export type ExportOrders = Static<typeof exportOrdersSchema>

/**
 * An order as finance sees it, in its own currency: `placeHolderPrice` (the lines at their full prices) less
 * `discount`, plus both fees, is the `orderPrice`; the tip comes on top. `endedAt` is when it was completed or
 * cancelled.
 */
export const financeOrderSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    status: orderStatusSchema,
    table: Type.String(),
    createdAt: instantSchema,
    endedAt: instantSchema,
    completedBy: nullable(Type.String()),
    lastname: nullable(Type.String()),
    paymentType: paymentTypeSchema,
    currency: currencySchema,
    placeHolderPrice: amountSchema,
    discount: amountSchema,
    serviceFee: amountSchema,
    vatFee: amountSchema,
    orderPrice: amountSchema,
    tipAmount: amountSchema,
    amountPaidOnline: amountSchema,
    amountPaidInCash: amountSchema,
    amountPaidByCard: amountSchema,
    refundDue: amountSchema,
  },
  { additionalProperties: false },
)

export type FinanceOrder = Static<typeof financeOrderSchema>

/** The sums of many orders may exceed the largest price. */
const sumSchema = Type.Number()

const sums = {
  /** The number of completed orders. */
  orders: Type.Integer(),
  placeHolderPrice: sumSchema,
  discount: sumSchema,
  serviceFee: sumSchema,
  vatFee: sumSchema,
  orderPrice: sumSchema,
  tipAmount: sumSchema,
  amountPaidOnline: sumSchema,
  amountPaidInCash: sumSchema,
  amountPaidByCard: sumSchema,
  refundDue: sumSchema,
} satisfies Record<string, TSchema>

/**
 * The money that came in and went back in one way, each above zero unless more of it was undone; `left` is the
 * difference.
 */
const moneyMovedSchema = Type.Object(
  {
    way: Type.Union(moneyWays.map((way) => Type.Literal(way))),
    cameIn: sumSchema,
    wentBack: sumSchema,
    left: sumSchema,
  },
  { additionalProperties: false },
)

/**
 * The sums of completed orders in one currency, in total and by payment type. The refund due includes cancelled orders.
 * `money` covers orders in every status, by the day on which it came or went.
 */
const currencyTotalsSchema = Type.Object(
  {
    currency: currencySchema,
    ...sums,
    money: Type.Array(moneyMovedSchema),
    byPaymentType: Type.Array(
      Type.Object({ paymentType: paymentTypeSchema, ...sums }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
)

export type CurrencyTotals = Static<typeof currencyTotalsSchema>

export const financeTotalsSchema = Type.Object(
  {
    totals: Type.Array(currencyTotalsSchema),
    /** The hours at which the business days of the summed venues begin, each once and in ascending order. */
    nightHours: Type.Array(Type.Integer({ minimum: 0, maximum: 23 })),
  },
  { additionalProperties: false },
)

export type FinanceTotals = Static<typeof financeTotalsSchema>
