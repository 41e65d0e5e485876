import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import { venueListQuerySchema, venueSchema, visibleVenueSchema } from './venues.schema.ts'
import { patchVenueSchema, settingPermissions } from './venues.writes.ts'

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
    patch: {
      permission: settingPermissions,
      data: patchVenueSchema,
      answer: venueSchema,
      summary:
        'Changes settings of a venue, those that the body names. Each setting has roles of its own that may; an older `version` is refused with 409.',
    },
    events: { patched: venueSchema },
  },
} as const satisfies Record<string, ServiceContract>
