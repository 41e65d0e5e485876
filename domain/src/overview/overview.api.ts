import type { ServiceContract } from '../access/contract.ts'
import { overviewFilterSchema, overviewSchema } from './overview.schema.ts'

export const overviewPath = 'v1/overview'

/** The service with the counts of each venue. (spec 1, §2.1) */
export const overviewServices = {
  [overviewPath]: {
    create: {
      permission: 'overview:read',
      data: overviewFilterSchema,
      answer: overviewSchema,
      status: 200,
      readsMany: true,
      summary:
        'Counts what happens at each venue now, and its completed orders of today beside the same weekday last week.',
    },
  },
} as const satisfies Record<string, ServiceContract>
