import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import { archiveVenueSchema } from './venues.archive.ts'
import { duplicateVenueSchema } from './venues.duplicate.ts'
import { createVenueSchema } from './venues.create.ts'
import { venueSetUpSchema } from './venues.setup.ts'
import { venueRowSchema, venueRowsQuerySchema } from './venues.rows.ts'
import { venueListQuerySchema, venueSchema, visibleVenueSchema } from './venues.schema.ts'
import { patchVenueSchema, settingPermissions } from './venues.writes.ts'

export const venuesPath = 'v1/restaurant'
export const duplicateVenuePath = 'v1/duplicate/restaurant'
export const archiveVenuePath = 'v1/archive/restaurant'
export const venueSetUpPath = 'v1/set-up/restaurant'
export const venueRowsPath = 'v1/list/restaurants'

export const venueServices = {
  [venuesPath]: {
    find: {
      permission: 'venues:read',
      query: venueListQuerySchema,
      answer: pageOf(visibleVenueSchema),
      summary:
        "Lists the caller's venues with their settings. Guests and machines get public settings only. `name` matches a part of the name; archived venues are left out unless `archived` or `id` asks for them.",
    },
    get: { permission: 'venues:read', answer: visibleVenueSchema, summary: 'Reads one venue, in the same way.' },
    create: {
      permission: 'venues:write',
      data: createVenueSchema,
      answer: venueSchema,
      idempotent: 'venue',
      example: { name: 'Harbour Grill', currency: 'AED', timeZone: 'Asia/Dubai', isRestaurant: true },
      summary: 'Creates a restaurant or hotel with the usual settings. Takes an Idempotency-Key.',
    },
    patch: {
      permission: settingPermissions,
      data: patchVenueSchema,
      answer: venueSchema,
      summary: 'Changes the settings in the body. Each setting has its own roles. An outdated `version` gets a 409.',
    },
    events: { created: visibleVenueSchema, patched: visibleVenueSchema },
  },
  [archiveVenuePath]: {
    create: {
      permission: 'venues:write',
      data: archiveVenueSchema,
      answer: venueSchema,
      status: 200,
      example: { id: 1, isArchived: false },
      summary:
        'Archives a venue, which then takes no orders, or restores it. Refused while orders, bills or payments are open there.',
    },
  },
  [duplicateVenuePath]: {
    create: {
      permission: 'venues:write',
      data: duplicateVenueSchema,
      answer: venueSchema,
      idempotent: 'venueCopy',
      example: { id: 1, name: 'Harbour Hotel East', copies: ['settings', 'tables'] },
      summary:
        'Creates a venue like another: with its settings, menus, tables or printers, as wanted. POS keys, passphrases and pictures are not copied. Takes an Idempotency-Key.',
    },
  },
  [venueSetUpPath]: {
    get: {
      permission: 'venues:write',
      answer: venueSetUpSchema,
      summary:
        'Reads what a venue still needs before guests can order: tables, a menu, staff, a printer or POS, codes.',
    },
  },
  [venueRowsPath]: {
    find: {
      permission: 'venues:write',
      query: venueRowsQuerySchema,
      answer: pageOf(venueRowSchema),
      summary:
        'Lists venues with their state, the number of their tables and the time of the last order. Without `state`, archived ones are left out.',
    },
  },
} as const satisfies Record<string, ServiceContract>
