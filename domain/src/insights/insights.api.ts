import type { ServiceContract } from '../access/contract.ts'
import {
  exportInsightsSchema,
  insightFilterSchema,
  insightItemsSchema,
  insightRequestsSchema,
  insightSalesSchema,
  insightTimesSchema,
} from './insights.schema.ts'

export const insightSalesPath = 'v1/insightSales'
export const insightItemsPath = 'v1/insightItems'
export const insightTimesPath = 'v1/insightTimes'
export const insightRequestsPath = 'v1/insightRequests'
export const exportInsightsPath = 'v1/exportInsights'

const asked = { permission: 'insights:read', data: insightFilterSchema, status: 200, readsMany: true } as const

/** The services with the figures of /insights, each for a range of business days of at most 366. (spec 1, §2.1) */
export const insightServices = {
  [insightSalesPath]: {
    create: {
      ...asked,
      answer: insightSalesSchema,
      summary:
        'Sums completed orders by currency, compared with the same number of days before; by day, by hour and by payment type.',
    },
  },
  [insightItemsPath]: {
    create: {
      ...asked,
      answer: insightItemsSchema,
      summary:
        'Lists the items of completed orders by revenue (by quantity if there are several currencies), and active items that were not sold.',
    },
  },
  [insightTimesPath]: {
    create: {
      ...asked,
      answer: insightTimesSchema,
      summary: 'Returns the median and 90th percentile of service times, in total, by hour and by person.',
    },
  },
  [insightRequestsPath]: {
    create: {
      ...asked,
      answer: insightRequestsSchema,
      summary: 'Returns the median and 90th percentile of the time until requests are resolved, by type.',
    },
  },
  [exportInsightsPath]: {
    create: {
      permission: 'insights:read',
      data: exportInsightsSchema,
      answer: 'file',
      status: 200,
      summary: 'Returns a spreadsheet (xlsx) of the table behind one chart. REST only.',
    },
  },
} as const satisfies Record<string, ServiceContract>
