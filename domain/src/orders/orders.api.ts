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
export const feedbackPath = 'v1/feedback/order'
export const countOrdersPath = 'v1/orderCount'
export const orderEventsPath = 'v1/order-events'

/** What changes an order that stands; the status machine says which act needs which. */
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
      summary: "Lists orders of the caller's venues; guests see those of their sitting.",
    },
    get: { permission: 'orders:read', answer: orderSchema, summary: 'Reads one order.' },
    create: {
      permission: 'orders:place',
      data: placeOrderSchema,
      answer: orderSchema,
      summary:
        "Places an order at the venue's own prices; staff orders are accepted at once. Takes an Idempotency-Key.",
    },
    patch: {
      permission: changesOrders,
      data: patchOrderSchema,
      answer: orderSchema,
      summary:
        'Moves an order on, changes its cart, or its covers, tip and payment. The status machine says who may. Takes an Idempotency-Key.',
    },
    events: { created: orderSchema, patched: orderSchema },
  },
  [acceptOrderPath]: {
    create: {
      permission: 'orders:accept',
      data: acceptOrderSchema,
      answer: orderSchema,
      status: 200,
      summary: 'Accepts an order, once: of two who try, the second gets a 409 that names the first.',
    },
  },
  [undoOrderPath]: {
    create: {
      permission: 'orders:undo',
      data: orderActSchema,
      answer: orderSchema,
      status: 200,
      summary: "Takes back the caller's own last act, within ten seconds and before anything else has happened.",
    },
  },
  [recallOrderPath]: {
    create: {
      permission: 'orders:ready',
      data: orderActSchema,
      answer: orderSchema,
      status: 200,
      summary: 'Takes back that an order is ready, until it is delivered.',
    },
  },
  [keepOrderPath]: {
    create: {
      permission: 'orders:cancel',
      data: orderActSchema,
      answer: orderSchema,
      status: 200,
      summary: "Answers a guest's wish to cancel: the order is kept.",
    },
  },
  [discountOrderPath]: {
    create: {
      permission: 'orders:discount',
      data: discountOrderSchema,
      answer: orderSchema,
      status: 200,
      summary:
        'Takes a percentage off an order, with a reason; 0 takes the discount away. Can be undone as other acts.',
    },
  },
  [payOrderPath]: {
    create: {
      permission: 'orders:takePayment',
      data: takePaymentSchema,
      answer: orderSchema,
      status: 200,
      summary:
        'Says that staff took cash or a card for an order, of what is due or a part of it, and a tip on top. Takes an Idempotency-Key; can be undone as other acts.',
    },
  },
  [refundOrderPath]: {
    create: {
      permission: 'orders:refund',
      data: giveBackSchema,
      answer: orderSchema,
      status: 200,
      summary:
        'Says that staff gave back what is due to go back of an order, or a part of it, in cash or by card. Takes an Idempotency-Key; can be undone as other acts.',
    },
  },
  [feedbackPath]: {
    create: {
      permission: 'orders:feedback',
      data: giveFeedbackSchema,
      answer: orderSchema,
      status: 200,
      summary: 'Says how a guest liked an order that was brought, until two hours after their bill was closed.',
    },
  },
  [countOrdersPath]: {
    create: {
      permission: 'orders:count',
      data: countOrdersSchema,
      answer: orderCountsSchema,
      status: 200,
      summary: 'Counts the open orders by column, of the last seven days unless `createdAt` says else.',
    },
  },
  [orderEventsPath]: {
    find: {
      permission: 'orders:readEvents',
      query: orderEventListQuerySchema,
      answer: pageOf(orderEventSchema),
      summary: 'Lists what happened to orders: who, when, from which status to which.',
    },
  },
} as const satisfies Record<string, ServiceContract>
