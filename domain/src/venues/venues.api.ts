import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import { visibleVenueSchema, venueListQuerySchema } from './venues.schema.ts'

export const venuesPath = 'v1/restaurant'

export const venueServices = {
  [venuesPath]: {
    find: {
      permission: 'venues:read',
      query: venueListQuerySchema,
      answer: pageOf(visibleVenueSchema),
      summary:
        "Lists the caller's venues with their settings; guests and machines get the public ones. `name` finds a part of it.",
    },
    get: { permission: 'venues:read', answer: visibleVenueSchema, summary: 'Reads one venue, in the same way.' },
  },
} as const satisfies Record<string, ServiceContract>
