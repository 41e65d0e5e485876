import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { currencySchema } from '../kit/money.schema.ts'
import { filters } from '../kit/paging.ts'

/** The venues to count; without any, all that are not archived. */
export const overviewFilterSchema = Type.Object({ restaurantId: filters.id }, { additionalProperties: false })

export type OverviewFilter = Static<typeof overviewFilterSchema>

const countSchema = Type.Integer()

const takingsSchema = Type.Object({ orders: countSchema, orderPrice: Type.Number() }, { additionalProperties: false })

/** The open work and the sales of a venue. Test orders do not count. */
export const venueOverviewSchema = Type.Object(
  {
    id: idSchema,
    name: Type.String(),
    currency: currencySchema,
    isRestaurant: Type.Boolean(),
    /** New orders that wait to be accepted. */
    incoming: countSchema,
    /** Changed orders that wait to be accepted again. */
    updated: countSchema,
    /** Orders in the kitchen and on the way. */
    inProgress: countSchema,
    /** The times at which its open orders are late, or were, the earliest first; at most 200. */
    lateAt: Type.Array(instantSchema),
    requests: countSchema,
    trayRooms: countSchema,
    overnightTrays: countSchema,
    posErrors: countSchema,
    /** Active printers that failed last. */
    printerTroubles: countSchema,
    /** True if it takes no orders at all. */
    isPaused: Type.Boolean(),
    /** Completed orders of the current business day. */
    today: takingsSchema,
    /** The sales of the same weekday last week, up to the same time of day. */
    lastWeek: takingsSchema,
  },
  { additionalProperties: false },
)

export type VenueOverview = Static<typeof venueOverviewSchema>

export const overviewSchema = Type.Object({ venues: Type.Array(venueOverviewSchema) }, { additionalProperties: false })

export type Overview = Static<typeof overviewSchema>
