import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import { takePaymentSchema } from './payments.schema.ts'
import { billSchema, billListQuerySchema, closeBillSchema } from './bills.schema.ts'

export const billsPath = 'v1/bill'
export const closeBillPath = 'v1/close/bill'
export const payBillPath = 'v1/pay/bill'

export const billServices = {
  [billsPath]: {
    find: {
      permission: 'bills:read',
      query: billListQuerySchema,
      answer: pageOf(billSchema),
      summary:
        "Lists bills of the caller's venues with the ids and sums of their orders; guests see that of their sitting.",
    },
    get: { permission: 'bills:read', answer: billSchema, summary: 'Reads one bill.' },
    events: { created: billSchema, patched: billSchema },
  },
  [closeBillPath]: {
    create: {
      permission: 'bills:close',
      data: closeBillSchema,
      answer: billSchema,
      status: 200,
      summary: 'Closes a bill whose orders are all finished; the sitting of its guests is over.',
    },
  },
  [payBillPath]: {
    create: {
      permission: 'orders:takePayment',
      data: takePaymentSchema,
      answer: billSchema,
      status: 200,
      summary:
        'Says that staff took cash or a card for a bill: the first of its orders first, each as much as is due of it. Takes an Idempotency-Key.',
    },
  },
} as const satisfies Record<string, ServiceContract>
