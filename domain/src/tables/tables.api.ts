import { Type } from '@sinclair/typebox'
import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import {
  addTablesSchema,
  guestSessionSchema,
  patchTableSchema,
  tableSchema,
  tableSetUpSchema,
  openGuestSessionSchema,
  renewTableTokenSchema,
  sortTablesSchema,
  tableListQuerySchema,
} from './tables.schema.ts'

export const tablesPath = 'v1/table'
export const addTablesPath = 'v1/add/tables'
export const sortTablesPath = 'v1/sort/tables'
export const renewTableTokenPath = 'v1/renew/table'
export const guestSessionPath = 'v1/guest/session'

/** The limit of wrong codes from one address: this many in so many seconds, before further ones are locked. */
export const guestSessionLimits = { wrongTries: 20, perSeconds: 60, lockSeconds: 60 } as const

/**
 * The limit of guest sessions that one table opens. All guests on a venue's Wi-Fi share one address, so the address is
 * not counted.
 */
export const openingsOfTable = { calls: 300, perSeconds: 60 } as const

export const tableServices = {
  [tablesPath]: {
    find: {
      permission: 'tables:read',
      query: tableListQuerySchema,
      answer: pageOf(tableSchema),
      summary:
        "Lists tables and rooms of the caller's venues with their open orders and requests, and the token for roles that can read it.",
    },
    get: { permission: 'tables:read', answer: tableSchema, summary: 'Reads one table or room, in the same way.' },
    patch: {
      permission: 'tables:write',
      data: patchTableSchema,
      answer: tableSetUpSchema,
      example: { area: 'Garden', seats: 6 },
      summary:
        'Renames a table or room, changes its area or seats, or turns it off, which is refused while it has an open bill.',
    },
    remove: {
      permission: 'tables:write',
      answer: tableSetUpSchema,
      summary: 'Deletes a table or room that has no orders, bills, requests or trays; others can only be turned off.',
    },
    events: { created: tableSetUpSchema, patched: tableSetUpSchema, removed: tableSetUpSchema },
  },
  [addTablesPath]: {
    create: {
      permission: 'tables:write',
      data: addTablesSchema,
      answer: Type.Array(tableSetUpSchema),
      idempotent: 'tables',
      example: { restaurantId: 1, tables: [{ name: 'Cabana 1', area: 'Pool', seats: 4 }] },
      summary: 'Adds tables or rooms to a venue, all or none. Takes an Idempotency-Key.',
    },
  },
  [sortTablesPath]: {
    create: {
      permission: 'tables:write',
      data: sortTablesSchema,
      answer: sortTablesSchema,
      status: 200,
      summary: 'Sorts all tables and rooms of a venue in one call. Repeating the call changes nothing.',
    },
    events: { created: sortTablesSchema },
  },
  [renewTableTokenPath]: {
    create: {
      permission: 'tables:renewToken',
      idempotent: 'tableToken',
      data: renewTableTokenSchema,
      atMost: { calls: 30, perSeconds: 60 },
      answer: tableSchema,
      status: 200,
      summary: 'Gives a table a new token and ends the guest sessions of the old one. Takes an Idempotency-Key.',
    },
  },
  [guestSessionPath]: {
    create: {
      permission: 'public',
      data: openGuestSessionSchema,
      answer: guestSessionSchema,
      summary:
        "Opens a guest session of the current sitting with the token of a table's QR code, for at most six hours.",
    },
  },
} as const satisfies Record<string, ServiceContract>
