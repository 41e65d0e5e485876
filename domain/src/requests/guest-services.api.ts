import { Type } from '@sinclair/typebox'
import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import {
  askResponseTimesSchema,
  askStaffedRolesSchema,
  createGuestServiceSchema,
  guestServiceListQuerySchema,
  guestServiceSchema,
  offeredServiceSchema,
  offeredServicesSchema,
  patchGuestServiceSchema,
  responseTimesSchema,
  sortGuestServicesSchema,
  staffedRolesSchema,
} from './guest-services.schema.ts'

export const guestServicesPath = 'v1/guest-services'
export const sortGuestServicesPath = 'v1/sort/guest-services'
export const offeredServicesPath = 'v1/offered/services'
export const responseTimesPath = 'v1/response-times'
export const staffedRolesPath = 'v1/staffed-roles'

export const guestServiceServices = {
  [guestServicesPath]: {
    find: {
      permission: 'guestServices:read',
      query: guestServiceListQuerySchema,
      answer: pageOf(guestServiceSchema),
      summary: "Lists the requests that the caller's venues offer to guests, in their order.",
    },
    get: { permission: 'guestServices:read', answer: guestServiceSchema, summary: 'Reads one service.' },
    create: {
      permission: 'requests:configure',
      data: createGuestServiceSchema,
      answer: guestServiceSchema,
      idempotent: 'guestService',
      example: { restaurantId: 1, label: { en: 'Newspaper' }, icon: 'bell', dueMinutes: 15 },
      summary:
        'Adds a request of the venue’s own, with its icon, its due minutes and its form. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'requests:configure',
      data: patchGuestServiceSchema,
      answer: guestServiceSchema,
      example: { label: { en: 'Fresh towels' } },
      summary:
        'Offers a request or not, renames it, and sets its days, its hours, where it is offered, and the roles that it alerts at once and later.',
    },
    remove: {
      permission: 'requests:configure',
      answer: guestServiceSchema,
      summary: 'Deletes a request of the venue’s own. Those that were made keep their words.',
    },
    events: { created: guestServiceSchema, patched: guestServiceSchema, removed: guestServiceSchema },
  },
  [sortGuestServicesPath]: {
    create: {
      permission: 'requests:configure',
      data: sortGuestServicesSchema,
      answer: sortGuestServicesSchema,
      status: 200,
      summary: 'Sorts all services of a venue in one call. Repeating the call changes nothing.',
    },
    events: { created: sortGuestServicesSchema },
  },
  [offeredServicesPath]: {
    create: {
      permission: 'requests:create',
      data: offeredServicesSchema,
      answer: Type.Array(offeredServiceSchema),
      status: 200,
      example: { restaurantId: 1 },
      summary: 'Lists the requests that guests of a venue can make now, in the order of the venue.',
    },
  },
  [responseTimesPath]: {
    create: {
      permission: 'requests:configure',
      data: askResponseTimesSchema,
      answer: responseTimesSchema,
      status: 200,
      readsMany: true,
      example: { id: 1 },
      summary: 'Measures how long the requests of a service took in the last 30 days, of at most the last 1,000.',
    },
  },
  [staffedRolesPath]: {
    create: {
      permission: 'requests:configure',
      data: askStaffedRolesSchema,
      answer: staffedRolesSchema,
      status: 200,
      example: { restaurantId: 1 },
      summary: 'Lists the roles for which a venue has people, of those that requests can alert.',
    },
  },
} as const satisfies Record<string, ServiceContract>
