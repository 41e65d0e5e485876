import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import {
  guestSessionSchema,
  tableSchema,
  openGuestSessionSchema,
  renewTableTokenSchema,
  tableListQuerySchema,
} from './tables.schema.ts'

export const tablesPath = 'v1/table'
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
    events: { patched: tableSchema },
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
