import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { listQuerySchema } from '../kit/paging.ts'
import { isPaused, pauseOf } from './pausing.rules.ts'
import type { OrderPause } from './pausing.schema.ts'
import { venueFacts } from './venues.facts.ts'

export const venueStates = ['open', 'paused', 'notReceiving', 'archived'] as const

/** The answer to whether a venue takes orders. A paused venue takes those of staff; an archived one takes none until it is restored. */
export type VenueState = (typeof venueStates)[number]

const venueStateSchema = Type.Union(venueStates.map((state) => Type.Literal(state)))

/** A venue in the list of all venues, with what happens there. */
export const venueRowSchema = Type.Object(
  {
    id: idSchema,
    name: Type.String(),
    currency: venueFacts.currency.schema,
    timeZone: Type.String(),
    isRestaurant: Type.Boolean(),
    state: venueStateSchema,
    /** The end of its pause, if it is paused; null until staff resume. */
    pausedUntil: nullable(instantSchema),
    /** The number of its tables or rooms that are turned on. */
    tableCount: Type.Integer(),
    lastOrderAt: nullable(instantSchema),
    version: Type.Integer(),
  },
  { additionalProperties: false },
)

export type ListedVenue = Static<typeof venueRowSchema>

export const venueRowsQuerySchema = listQuerySchema(
  {
    /** A part of the name. */
    name: Type.Optional(Type.String({ maxLength: 200 })),
    /** Without one, all venues that are not archived. */
    state: Type.Optional(venueStateSchema),
    isRestaurant: Type.Optional(Type.Boolean()),
  },
  ['id', 'name'],
)

export type VenueRowsQuery = Static<typeof venueRowsQuerySchema>

type OrderingVenue = {
  archivedAt: string | null
  canReceiveOrder: boolean
  orderPauses: readonly OrderPause[]
}

/** Returns whether a venue takes orders at an instant (ISO 8601 in UTC with milliseconds). A pause of one menu changes nothing. */
export function stateOfVenue(
  { archivedAt, canReceiveOrder, orderPauses }: OrderingVenue,
  at: string,
): Pick<ListedVenue, 'state' | 'pausedUntil'> {
  if (archivedAt !== null) return { state: 'archived', pausedUntil: null }
  if (!canReceiveOrder) return { state: 'notReceiving', pausedUntil: null }
  const pause = pauseOf(orderPauses, null)
  if (pause && isPaused(pause, at)) return { state: 'paused', pausedUntil: pause.until }
  return { state: 'open', pausedUntil: null }
}
