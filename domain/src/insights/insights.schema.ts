import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { currencySchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters } from '../kit/paging.ts'
import { localTextSchema } from '../kit/languages.schema.ts'
import { paymentTypeSchema } from '../orders/orders.schema.ts'
import { requestTypes } from '../requests/requests.schema.ts'
import { ownTextSchema } from '../requests/service-forms.schema.ts'

const daySchema = Type.String({ maxLength: 10 })

const insightFilter = {
  /** The first business day. */
  from: daySchema,
  /** The last business day. */
  to: daySchema,
  /** Without it, all venues of the caller. */
  restaurantId: filters.id,
}

/** The selection of insights: business days of their venues, the first and the last included. */
export const insightFilterSchema = Type.Object(insightFilter, { additionalProperties: false })

export type InsightFilter = Static<typeof insightFilterSchema>

const countSchema = Type.Integer()
/** The sums of many orders may exceed the largest price. */
const sumSchema = Type.Number()

const shortFigures = {
  /** The number of completed orders. */
  orders: countSchema,
  covers: countSchema,
  orderPrice: sumSchema,
  discount: sumSchema,
  tipAmount: sumSchema,
}

const figures = {
  ...shortFigures,
  placeHolderPrice: sumSchema,
  serviceFee: sumSchema,
  vatFee: sumSchema,
  amountPaidOnline: sumSchema,
  amountPaidInCash: sumSchema,
  amountPaidByCard: sumSchema,
  /** The payments for orders received on these days, before refunds, whatever the status of the order. */
  receivedOnline: sumSchema,
  receivedInCash: sumSchema,
  receivedByCard: sumSchema,
  /** The number of orders with this feedback. */
  happy: countSchema,
  neutral: countSchema,
  sad: countSchema,
  /** All that was refunded on these days, also of orders in other statuses and of none. */
  refunded: sumSchema,
}

const figuresSchema = Type.Object(figures, { additionalProperties: false })

export type InsightFigures = Static<typeof figuresSchema>

const dayFiguresSchema = Type.Object({ day: daySchema, ...shortFigures }, { additionalProperties: false })

export type DayFigures = Static<typeof dayFiguresSchema>

const hourFiguresSchema = Type.Object(
  {
    /** The hour in which the guest ordered, on the venue’s clock. */
    hour: Type.Integer({ minimum: 0, maximum: 23 }),
    ...shortFigures,
  },
  { additionalProperties: false },
)

export type HourFigures = Static<typeof hourFiguresSchema>

const typeFiguresSchema = Type.Object(
  { paymentType: paymentTypeSchema, ...shortFigures },
  { additionalProperties: false },
)

const currencySalesSchema = Type.Object(
  {
    currency: currencySchema,
    now: figuresSchema,
    /** The same number of days before. */
    before: figuresSchema,
    days: Type.Array(dayFiguresSchema),
    hours: Type.Array(hourFiguresSchema),
    paymentTypes: Type.Array(typeFiguresSchema),
  },
  { additionalProperties: false },
)

export type CurrencySales = Static<typeof currencySalesSchema>

/** Sales by currency: amounts of different currencies are never added. */
export const insightSalesSchema = Type.Object(
  {
    /** The figures of all panels include every change up to this time, and may include later ones; null before the first. */
    asOf: nullable(instantSchema),
    currencies: Type.Array(currencySalesSchema),
  },
  { additionalProperties: false },
)

export type InsightSales = Static<typeof insightSalesSchema>

const itemNameSchema = nullable(localTextSchema)

const soldItemSchema = Type.Object(
  {
    itemId: idSchema,
    /** Null if the item was deleted. */
    name: itemNameSchema,
    restaurantId: idSchema,
    currency: currencySchema,
    quantity: countSchema,
    revenue: sumSchema,
  },
  { additionalProperties: false },
)

export type SoldItem = Static<typeof soldItemSchema>

const unsoldItemSchema = Type.Object(
  { itemId: idSchema, name: itemNameSchema, restaurantId: idSchema },
  { additionalProperties: false },
)

export type UnsoldItem = Static<typeof unsoldItemSchema>

/** Items by revenue, or by quantity if there are several currencies, at most 500, and active items that were not sold, at most 500, each with the number of all. */
export const insightItemsSchema = Type.Object(
  {
    sold: Type.Array(soldItemSchema),
    soldTotal: countSchema,
    unsold: Type.Array(unsoldItemSchema),
    unsoldTotal: countSchema,
  },
  { additionalProperties: false },
)

export type InsightItems = Static<typeof insightItemsSchema>

export const serviceStages = ['queue', 'kitchen', 'pass', 'delivery', 'trays'] as const

export type ServiceStage = (typeof serviceStages)[number]

const percentiles = {
  count: countSchema,
  /** In seconds; null without a count. */
  median: nullable(countSchema),
  p90: nullable(countSchema),
}

const percentilesSchema = Type.Object(percentiles, { additionalProperties: false })

const stageTimesSchema = Type.Object(
  {
    stage: Type.Union(serviceStages.map((stage) => Type.Literal(stage))),
    now: percentilesSchema,
    before: percentilesSchema,
    /** By the hour on the venue’s clock in which the stage ended. */
    hours: Type.Array(Type.Object({ hour: Type.Integer(), ...percentiles }, { additionalProperties: false })),
    /** By the person who ended the stage, most frequent first, at most 100. */
    people: Type.Array(
      Type.Object(
        { personId: idSchema, name: nullable(Type.String()), ...percentiles },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)

export type StageTimes = Static<typeof stageTimesSchema>

export const insightTimesSchema = Type.Object({ stages: Type.Array(stageTimesSchema) }, { additionalProperties: false })

export type InsightTimes = Static<typeof insightTimesSchema>

const requestTimesSchema = Type.Object(
  {
    requestType: Type.Union(requestTypes.map((type) => Type.Literal(type))),
    /** The service of a request of a venue's own, and its name; null for the others. */
    serviceId: nullable(idSchema),
    label: nullable(ownTextSchema),
    /** The number of requests that ended without being resolved. */
    cancelled: countSchema,
    /** The times of resolved requests. */
    now: percentilesSchema,
    before: percentilesSchema,
  },
  { additionalProperties: false },
)

export type RequestTimes = Static<typeof requestTimesSchema>

export const insightRequestsSchema = Type.Object(
  { types: Type.Array(requestTimesSchema) },
  { additionalProperties: false },
)

export type InsightRequests = Static<typeof insightRequestsSchema>

export const insightPanels = [
  'days',
  'hours',
  'weekdays',
  'paymentTypes',
  'items',
  'unsold',
  'times',
  'timesByHour',
  'timesByPerson',
  'requests',
] as const

export type InsightPanel = (typeof insightPanels)[number]

/** The body that exports the table behind one chart. */
export const exportInsightsSchema = Type.Object(
  {
    ...insightFilter,
    panel: Type.Union(insightPanels.map((panel) => Type.Literal(panel))),
    fileName: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { additionalProperties: false },
)

export type ExportInsights = Static<typeof exportInsightsSchema>
