import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import { apiKeyListQuerySchema, apiKeySchema, createApiKeySchema, newApiKeySchema } from './machines.schema.ts'

export const apiKeysPath = 'v1/api-keys'

export const machineServices = {
  [apiKeysPath]: {
    find: {
      permission: 'apiKeys:configure',
      query: apiKeyListQuerySchema,
      answer: pageOf(apiKeySchema),
      summary: 'Lists the keys of other systems, the newest first, with when each was used last.',
    },
    create: {
      permission: 'apiKeys:configure',
      idempotent: 'apiKeys',
      data: createApiKeySchema,
      answer: newApiKeySchema,
      example: { restaurantId: 1, name: 'Loyalty programme', scopes: ['read'] },
      summary:
        'Creates a key of another system at a venue. The key itself is answered only now. Takes an Idempotency-Key.',
    },
    remove: {
      permission: 'apiKeys:configure',
      answer: apiKeySchema,
      summary: 'Revokes a key: its next call is refused. The list keeps it.',
    },
  },
} as const satisfies Record<string, ServiceContract>
