import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import {
  createPromotionSchema,
  patchPromotionSchema,
  promotionListQuerySchema,
  promotionSchema,
  sortPromotionsSchema,
} from './marketing.schema.ts'

export const promotionsPath = 'v1/marketing'
export const sortPromotionsPath = 'v1/sort/marketing'

export const marketingServices = {
  [promotionsPath]: {
    find: {
      permission: 'promotions:read',
      query: promotionListQuerySchema,
      answer: pageOf(promotionSchema),
      summary: "Lists the promotions of the caller's venues in their order; for guests, those that run now.",
    },
    get: { permission: 'promotions:read', answer: promotionSchema, summary: 'Reads one promotion.' },
    create: {
      permission: 'promotions:write',
      data: createPromotionSchema,
      answer: promotionSchema,
      idempotent: 'promotion',
      example: {
        restaurantId: 1,
        title: { en: 'Happy hour', ar: 'ساعة السعادة' },
        hoursAvailable: ['17', '18'],
        items: [{ itemId: 1, percentage: 20 }],
      },
      summary: 'Creates a promotion and links its items. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'promotions:write',
      data: patchPromotionSchema,
      answer: promotionSchema,
      example: { isActive: false },
      summary: 'Changes a promotion, pauses it or resumes it, and links or frees items.',
    },
    remove: {
      permission: 'promotions:write',
      answer: promotionSchema,
      summary: 'Deletes a promotion and frees its items.',
    },
    events: { created: promotionSchema, patched: promotionSchema, removed: promotionSchema },
  },
  [sortPromotionsPath]: {
    create: {
      permission: 'promotions:write',
      data: sortPromotionsSchema,
      answer: sortPromotionsSchema,
      status: 200,
      summary: 'Sorts all promotions of a venue in one call. Repeating the call changes nothing.',
    },
    events: { created: sortPromotionsSchema },
  },
} as const satisfies Record<string, ServiceContract>
