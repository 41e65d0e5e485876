import type { ServiceContract } from '../access/contract.ts'
import { venueSchema } from './venues.schema.ts'
import { pauseOrdersSchema, resumeOrdersSchema } from './pausing.schema.ts'

export const pauseOrdersPath = 'v1/pause/orders'
export const resumeOrdersPath = 'v1/resume/orders'

export const pausingServices = {
  [pauseOrdersPath]: {
    create: {
      permission: 'orders:pause',
      data: pauseOrdersSchema,
      answer: venueSchema,
      status: 200,
      idempotent: 'orderPause',
      example: { restaurantId: 1, minutes: 15 },
      summary:
        'Pauses ordering at a venue, or from one menu, for 15, 30 or 60 minutes or until staff resume. Guests and machines can’t order until then. Takes an Idempotency-Key.',
    },
  },
  [resumeOrdersPath]: {
    create: {
      permission: 'orders:pause',
      data: resumeOrdersSchema,
      answer: venueSchema,
      status: 200,
      example: { restaurantId: 1 },
      summary: 'Resumes ordering at a venue, or from one menu. If it isn’t paused, nothing changes.',
    },
  },
} as const satisfies Record<string, ServiceContract>
