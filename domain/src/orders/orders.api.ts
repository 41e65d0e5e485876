import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import { orderEventSchema, acceptOrderSchema, discountOrderSchema, orderActSchema } from './orders.acts.schema.ts'
import {
  orderCountsSchema,
  countOrdersSchema,
  orderEventListQuerySchema,
  orderListQuerySchema,
} from './orders.lists.schema.ts'
import { giveFeedbackSchema } from './orders.feedback.ts'
import { discardTestOrderSchema, placeTestOrderSchema } from './test-orders.schema.ts'
import { orderSchema, patchOrderSchema, placeOrderSchema } from './orders.schema.ts'
import { giveBackSchema, takePaymentSchema } from './payments.schema.ts'

export const ordersPath = 'v1/order'
export const acceptOrderPath = 'v1/accept/order'
export const undoOrderPath = 'v1/undo/order'
export const recallOrderPath = 'v1/recall/order'
export const keepOrderPath = 'v1/keep/order'
export const discountOrderPath = 'v1/discount/order'
export const payOrderPath = 'v1/pay/order'
export const refundOrderPath = 'v1/refund/order'
export const placeTestOrderPath = 'v1/test/order'
export const discardTestOrderPath = 'v1/discard/order'
export const feedbackPath = 'v1/feedback/order'
export const countOrdersPath = 'v1/orderCount'
export const orderEventsPath = 'v1/order-events'

/** The permissions of acts on an existing order; the status machine maps acts to permissions. */
const changesOrders = [
  'orders:accept',
  'orders:edit',
  'orders:ready',
  'orders:deliver',
  'orders:complete',
  'orders:cancel',
  'orders:merge',
  'orders:recordPayment',
  'orders:reward',
] as const

export const orderServices = {
  [ordersPath]: {
    find: {
      permission: 'orders:read',
      query: orderListQuerySchema,
      answer: pageOf(orderSchema),
      summary: "Lists orders of the caller's venues. Guests see the orders of their sitting.",
    },
    get: { permission: 'orders:read', answer: orderSchema, summary: 'Reads one order.' },
    create: {
      permission: 'orders:place',
      data: placeOrderSchema,
      answer: orderSchema,
      idempotent: 'order',
      summary:
        "Places an order at the venue's prices. Staff orders are accepted immediately. Takes an Idempotency-Key.",
    },
    patch: {
      permission: changesOrders,
      data: patchOrderSchema,
      answer: orderSchema,
      idempotent: 'orderChange',
      summary:
        'Changes the status, the cart or the details (covers, tip, payment) of an order, as its status allows. Takes an Idempotency-Key.',
    },
    events: { created: orderSchema, patched: orderSchema },
  },
  [placeTestOrderPath]: {
    create: {
      permission: 'orders:placeTest',
      data: placeTestOrderSchema,
      answer: orderSchema,
      idempotent: 'testOrder',
      summary:
        'Places a test order: staff accept, print and deliver it like a guest’s, but it is in no sum, takes no money and is not sent to the POS. Takes an Idempotency-Key.',
    },
  },
  [discardTestOrderPath]: {
    create: {
      permission: ['orders:placeTest', 'orders:cancel'],
      data: discardTestOrderSchema,
      answer: orderSchema,
      status: 200,
      summary: 'Cancels a test order that is not finished, also a delivered one. Other orders are refused with 409.',
    },
  },
  [acceptOrderPath]: {
    create: {
      permission: 'orders:accept',
      data: acceptOrderSchema,
      answer: orderSchema,
      status: 200,
      summary: 'Accepts an order. A second attempt gets a 409 that names the first.',
    },
  },
  [undoOrderPath]: {
    create: {
      permission: 'orders:undo',
      data: orderActSchema,
      answer: orderSchema,
      status: 200,
      summary: "Undoes the caller's last act, within ten seconds and if nothing else has happened since.",
    },
  },
  [recallOrderPath]: {
    create: {
      permission: 'orders:ready',
      data: orderActSchema,
      answer: orderSchema,
      status: 200,
      summary: 'Reverts an order from ready, until it is delivered.',
    },
  },
  [keepOrderPath]: {
    create: {
      permission: 'orders:cancel',
      data: orderActSchema,
      answer: orderSchema,
      status: 200,
      summary: "Declines a guest's cancellation request.",
    },
  },
  [discountOrderPath]: {
    create: {
      permission: 'orders:discount',
      data: discountOrderSchema,
      answer: orderSchema,
      status: 200,
      summary:
        'Discounts an order by a percentage, with a reason; 0 removes the discount. Can be undone like other acts.',
    },
  },
  [payOrderPath]: {
    create: {
      permission: 'orders:takePayment',
      data: takePaymentSchema,
      answer: orderSchema,
      idempotent: 'paymentOfOrder',
      status: 200,
      summary:
        'Records a cash or card payment for an order, in full or in part, with an optional tip. Takes an Idempotency-Key. Can be undone like other acts.',
    },
  },
  [refundOrderPath]: {
    create: {
      permission: 'orders:refund',
      data: giveBackSchema,
      answer: orderSchema,
      idempotent: 'refundOfOrder',
      status: 200,
      summary:
        'Records a refund for an order, in full or in part, in cash or by card. Takes an Idempotency-Key. Can be undone like other acts.',
    },
  },
  [feedbackPath]: {
    create: {
      permission: 'orders:feedback',
      data: giveFeedbackSchema,
      answer: orderSchema,
      status: 200,
      summary: "Records a guest's feedback on a delivered order, until two hours after the bill was closed.",
    },
  },
  [countOrdersPath]: {
    create: {
      permission: 'orders:count',
      data: countOrdersSchema,
      answer: orderCountsSchema,
      status: 200,
      summary: 'Counts open orders by column, for the last seven days unless `createdAt` is given.',
    },
  },
  [orderEventsPath]: {
    find: {
      permission: 'orders:readEvents',
      query: orderEventListQuerySchema,
      answer: pageOf(orderEventSchema),
      summary: 'Lists the events of orders: who did what, when, and the status before and after.',
    },
  },
} as const satisfies Record<string, ServiceContract>
