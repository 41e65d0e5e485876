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

/** Wrong codes from one address: this many in so many seconds, before the next wrong ones are told to wait. */
export const guestSessionLimits = { wrongTries: 20, perSeconds: 60, lockSeconds: 60 } as const

/** How often one table opens a guest session. A venue's Wi-Fi has one address for all guests, so that nothing is counted by that. */
export const openingsOfTable = { calls: 300, perSeconds: 60 } as const

export const tableServices = {
  [tablesPath]: {
    find: {
      permission: 'tables:read',
      query: tableListQuerySchema,
      answer: pageOf(tableSchema),
      summary:
        "Lists tables and rooms of the caller's venues with their open orders and requests; the token for those who may read it.",
    },
    get: { permission: 'tables:read', answer: tableSchema, summary: 'Reads one table or room, in the same way.' },
    events: { patched: tableSchema },
  },
  [renewTableTokenPath]: {
    create: {
      permission: 'tables:renewToken',
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
        "Opens a guest's session with the token of a table's QR code: of the present sitting, for six hours at most.",
    },
  },
} as const satisfies Record<string, ServiceContract>
