import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import {
  exportOrdersSchema,
  financeListQuerySchema,
  financeOrderSchema,
  financeTotalsSchema,
  sumOrdersSchema,
} from './finance.schema.ts'

export const financeOrdersPath = 'v1/finance-orders'
export const orderTotalsPath = 'v1/orderTotals'
export const exportOrdersPath = 'v1/exportOrders'

/** What orders came to, for those who keep the books. (product, Orders) */
export const financeServices = {
  [financeOrdersPath]: {
    find: {
      permission: 'finance:read',
      query: financeListQuerySchema,
      answer: pageOf(financeOrderSchema),
      summary: 'Lists what was completed on some days, the newest first, with what each order came to.',
    },
  },
  [orderTotalsPath]: {
    create: {
      permission: 'finance:read',
      data: sumOrdersSchema,
      answer: financeTotalsSchema,
      status: 200,
      readsMany: true,
      summary: 'Sums what was completed on some days, by currency and payment type.',
    },
  },
  [exportOrdersPath]: {
    create: {
      permission: 'finance:read',
      data: exportOrdersSchema,
      answer: 'file',
      status: 200,
      summary:
        'Answers with a spreadsheet (xlsx) of what was completed on some days, the oldest first. Over REST only.',
    },
  },
} as const satisfies Record<string, ServiceContract>
