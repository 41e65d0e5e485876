import { Type } from '@sinclair/typebox'
import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import {
  askResponseTimesSchema,
  guestServiceListQuerySchema,
  guestServiceSchema,
  offeredServiceSchema,
  offeredServicesSchema,
  patchGuestServiceSchema,
  responseTimesSchema,
  sortGuestServicesSchema,
} from './guest-services.schema.ts'

export const guestServicesPath = 'v1/guest-services'
export const sortGuestServicesPath = 'v1/sort/guest-services'
export const offeredServicesPath = 'v1/offered/services'
export const responseTimesPath = 'v1/response-times'

export const guestServiceServices = {
  [guestServicesPath]: {
    find: {
      permission: 'guestServices:read',
      query: guestServiceListQuerySchema,
      answer: pageOf(guestServiceSchema),
      summary: "Lists the requests that the caller's venues offer to guests, in their order.",
    },
    get: { permission: 'guestServices:read', answer: guestServiceSchema, summary: 'Reads one service.' },
    patch: {
      permission: 'requests:configure',
      data: patchGuestServiceSchema,
      answer: guestServiceSchema,
      example: { label: { en: 'Fresh towels' } },
      summary: 'Offers a request or not, renames it, and sets its days, its hours and the roles that it alerts.',
    },
    events: { patched: guestServiceSchema },
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
} as const satisfies Record<string, ServiceContract>
