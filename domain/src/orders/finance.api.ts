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

/** The services with the figures of orders for bookkeeping. (product, Orders) */
export const financeServices = {
  [financeOrdersPath]: {
    find: {
      permission: 'finance:read',
      query: financeListQuerySchema,
      answer: pageOf(financeOrderSchema),
      summary: 'Lists orders completed within a range of days, newest first, with their amounts.',
    },
  },
  [orderTotalsPath]: {
    create: {
      permission: 'finance:read',
      data: sumOrdersSchema,
      answer: financeTotalsSchema,
      status: 200,
      readsMany: true,
      summary: 'Sums orders completed within a range of days, by currency and payment type.',
    },
  },
  [exportOrdersPath]: {
    create: {
      permission: 'finance:read',
      data: exportOrdersSchema,
      answer: 'file',
      status: 200,
      summary: 'Returns a spreadsheet (xlsx) of orders completed within a range of days, oldest first. REST only.',
    },
  },
} as const satisfies Record<string, ServiceContract>
