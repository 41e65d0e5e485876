import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { listQuerySchema } from '../kit/paging.ts'
import { venueFacts } from './venues.facts.ts'

export const venueStates = ['open', 'notReceiving', 'archived'] as const

/** Whether a venue takes orders; an archived one takes none until it is restored. */
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

/** Returns whether a venue takes orders. */
export function stateOfVenue(venue: { archivedAt: string | null; canReceiveOrder: boolean }): VenueState {
  if (venue.archivedAt !== null) return 'archived'
  return venue.canReceiveOrder ? 'open' : 'notReceiving'
}
