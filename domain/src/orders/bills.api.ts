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
        "Lists bills of the caller's venues with the ids and totals of their orders. Guests see the bill of their sitting.",
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
      summary: 'Closes a bill whose orders are all finished, and ends the sitting.',
    },
  },
  [payBillPath]: {
    create: {
      permission: 'orders:takePayment',
      data: takePaymentSchema,
      answer: billSchema,
      idempotent: 'paymentOfBill',
      status: 200,
      summary:
        'Records a cash or card payment for a bill, assigned to its orders from first to last. Takes an Idempotency-Key.',
    },
  },
} as const satisfies Record<string, ServiceContract>
