import type { ServiceContract } from '../access/contract.ts'
import {
  acceptOrderSchema,
  countOrdersSchema,
  orderActSchema,
  orderEventListQuerySchema,
  orderListQuerySchema,
  patchOrderSchema,
  placeOrderSchema,
} from './orders.schema.ts'

export const ordersPath = 'v1/order'
export const acceptOrderPath = 'v1/accept/order'
export const undoOrderPath = 'v1/undo/order'
export const recallOrderPath = 'v1/recall/order'
export const keepOrderPath = 'v1/keep/order'
export const countOrdersPath = 'v1/orderCount'
export const orderEventsPath = 'v1/order-events'

export const orderServices = {
  [ordersPath]: {
    find: {
      permission: 'orders:read',
      query: orderListQuerySchema,
      summary: "Lists orders of the caller's venues; guests see those of their sitting.",
    },
    get: { permission: 'orders:read', summary: 'Reads one order.' },
    create: {
      permission: 'orders:place',
      data: placeOrderSchema,
      summary:
        "Places an order at the venue's own prices; staff orders are accepted at once. Takes an Idempotency-Key.",
    },
    patch: {
      permission: 'orders:change',
      data: patchOrderSchema,
      summary: 'Moves an order on, changes its cart, or its covers, tip and payment. The status machine says who may.',
    },
    events: ['created', 'patched'],
  },
  [acceptOrderPath]: {
    create: {
      permission: 'orders:accept',
      data: acceptOrderSchema,
      status: 200,
      summary: 'Accepts an order, once: of two who try, the second gets a 409 that names the first.',
    },
  },
  [undoOrderPath]: {
    create: {
      permission: 'orders:undo',
      data: orderActSchema,
      status: 200,
      summary: "Takes back the caller's own last act, within ten seconds and before anything else has happened.",
    },
  },
  [recallOrderPath]: {
    create: {
      permission: 'orders:ready',
      data: orderActSchema,
      status: 200,
      summary: 'Takes back that an order is ready, until it is delivered.',
    },
  },
  [keepOrderPath]: {
    create: {
      permission: 'orders:cancel',
      data: orderActSchema,
      status: 200,
      summary: "Answers a guest's wish to cancel: the order is kept.",
    },
  },
  [countOrdersPath]: {
    create: {
      permission: 'orders:count',
      data: countOrdersSchema,
      status: 200,
      summary: 'Counts the open orders by column, of the last seven days unless `createdAt` says else.',
    },
  },
  [orderEventsPath]: {
    find: {
      permission: 'orders:readEvents',
      query: orderEventListQuerySchema,
      summary: 'Lists what happened to orders: who, when, from which status to which.',
    },
  },
} as const satisfies Record<string, ServiceContract>
