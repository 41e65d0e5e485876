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
        "Lists the caller's venues with their settings. Guests and machines get public settings only. `name` matches a part of the name.",
    },
    get: { permission: 'venues:read', answer: visibleVenueSchema, summary: 'Reads one venue, in the same way.' },
    patch: {
      permission: settingPermissions,
      data: patchVenueSchema,
      answer: venueSchema,
      summary: 'Changes the settings in the body. Each setting has its own roles. An outdated `version` gets a 409.',
    },
    events: { patched: visibleVenueSchema },
  },
} as const satisfies Record<string, ServiceContract>
