import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import {
  byIdSchema,
  createWebhookSchema,
  newWebhookSchema,
  patchWebhookSchema,
  webhookDeliveryListQuerySchema,
  webhookDeliverySchema,
  webhookListQuerySchema,
  webhookSchema,
} from './webhooks.schema.ts'

export const webhooksPath = 'v1/webhooks'
export const renewWebhookPath = 'v1/renew/webhook'
export const testWebhookPath = 'v1/test/webhook'
export const webhookDeliveriesPath = 'v1/webhook-deliveries'
export const resendDeliveryPath = 'v1/resend/delivery'

export const webhookServices = {
  [webhooksPath]: {
    find: {
      permission: 'webhooks:configure',
      query: webhookListQuerySchema,
      answer: pageOf(webhookSchema),
      summary:
        'Lists the webhooks of the caller’s venues, the newest first. The head office also gets those of all venues, whichever venue it asks for.',
    },
    get: { permission: 'webhooks:configure', answer: webhookSchema, summary: 'Reads one webhook.' },
    create: {
      permission: 'webhooks:configure',
      idempotent: 'webhooks',
      data: createWebhookSchema,
      answer: newWebhookSchema,
      example: {
        restaurantId: 1,
        name: 'Loyalty programme',
        url: 'https://example.com/brigade',
        topics: ['orders', 'payments'],
      },
      summary:
        'Adds an address that receives the events of a venue, or of all venues if `restaurantId` is null (head office only). The secret is answered only now. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'webhooks:configure',
      data: patchWebhookSchema,
      answer: webhookSchema,
      summary: 'Changes a webhook, turns it off or on. Turning it on also resumes one that was paused.',
    },
    remove: {
      permission: 'webhooks:configure',
      answer: webhookSchema,
      summary: 'Deletes a webhook with its log. Nothing more is sent to it.',
    },
    events: { created: webhookSchema, patched: webhookSchema, removed: webhookSchema },
  },
  [renewWebhookPath]: {
    create: {
      permission: 'webhooks:configure',
      data: byIdSchema,
      answer: newWebhookSchema,
      status: 200,
      summary:
        'Makes a new secret, which is answered only now. For 24 hours, messages are signed with the one before too.',
    },
  },
  [testWebhookPath]: {
    create: {
      permission: 'webhooks:configure',
      data: byIdSchema,
      answer: webhookDeliverySchema,
      atMost: { calls: 20, perSeconds: 60 },
      summary: 'Sends a message of type `test`, once.',
    },
  },
  [webhookDeliveriesPath]: {
    find: {
      permission: 'webhooks:configure',
      query: webhookDeliveryListQuerySchema,
      answer: pageOf(webhookDeliverySchema),
      summary: 'Lists deliveries, the newest first, with the answer of the last try. They are kept for 30 days.',
    },
    get: { permission: 'webhooks:configure', answer: webhookDeliverySchema, summary: 'Reads one delivery.' },
    events: { created: webhookDeliverySchema, patched: webhookDeliverySchema },
  },
  [resendDeliveryPath]: {
    create: {
      permission: 'webhooks:configure',
      data: byIdSchema,
      answer: webhookDeliverySchema,
      status: 200,
      atMost: { calls: 60, perSeconds: 60 },
      summary:
        'Sends a delivery again that was received or has failed, with the same `webhook-id`. One that waits for its next try is sent now.',
    },
  },
} as const satisfies Record<string, ServiceContract>
