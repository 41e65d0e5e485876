import type { ServiceContract } from '../access/contract.ts'
import {
  brandingDraftSchema,
  brandingSchema,
  patchBrandingDraftSchema,
  publishBrandingSchema,
  removeBrandingDraftSchema,
} from './branding.schema.ts'

export const brandingPath = 'v1/branding'
export const brandingDraftPath = 'v1/draft/branding'
export const publishBrandingPath = 'v1/publish/branding'

export const brandingServices = {
  [brandingPath]: {
    get: {
      permission: 'venues:read',
      answer: brandingSchema,
      summary: 'Reads the published branding of a venue, by the id of the venue.',
    },
    events: { created: brandingSchema, patched: brandingSchema },
  },
  [brandingDraftPath]: {
    get: {
      permission: 'branding:write',
      answer: brandingDraftSchema,
      summary: 'Reads the draft of a venue, by the id of the venue. Without one, what is published, as version 0.',
    },
    patch: {
      permission: 'branding:write',
      data: patchBrandingDraftSchema,
      answer: brandingDraftSchema,
      example: { mainColor: '#1a55a3' },
      summary: 'Changes the draft of a venue, and creates it if there is none. Guests see nothing of it.',
    },
    remove: {
      permission: 'branding:write',
      query: removeBrandingDraftSchema,
      answer: brandingDraftSchema,
      summary: 'Discards the draft of a venue, and returns it as it was.',
    },
    events: { created: brandingDraftSchema, patched: brandingDraftSchema, removed: brandingDraftSchema },
  },
  [publishBrandingPath]: {
    create: {
      permission: 'branding:write',
      data: publishBrandingSchema,
      answer: brandingSchema,
      status: 200,
      example: { id: 1, version: 1 },
      summary: 'Publishes the draft of a venue: guests see it, and receipts have its texts. The draft ends.',
    },
  },
} as const satisfies Record<string, ServiceContract>
