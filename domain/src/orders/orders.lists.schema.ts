import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { orderTypeSchema } from './orders.schema.ts'
import { type OrderGroup, orderStatusSchema } from './orders.status.ts'

/** The body that counts the open orders of a venue by column; without `createdAt`, of the last seven days. */
export const countOrdersSchema = Type.Object(
  {
    restaurantId: filters.id,
    orderType: Type.Optional(orderTypeSchema),
    tableId: filters.id,
    createdAt: filters.instant,
  },
  { additionalProperties: false },
)

export type CountOrders = Static<typeof countOrdersSchema>

/** Open orders by column of the live board. */
export const orderCountsSchema = Type.Object(
  {
    incoming: Type.Integer(),
    updated: Type.Integer(),
    inprogress: Type.Integer(),
    delivered: Type.Integer(),
  } satisfies Record<OrderGroup, TSchema>,
  { additionalProperties: false },
)

export type OrderCounts = Static<typeof orderCountsSchema>

export const orderListQuerySchema = listQuerySchema(
  {
    id: filters.id,
    restaurantId: filters.id,
    orderType: filters.oneOf(orderTypeSchema),
    status: filters.oneOf(orderStatusSchema),
    tableId: filters.id,
    billId: filters.id,
    createdAt: filters.instant,
    updatedAt: filters.instant,
    completedAT: filters.instant,
  },
  ['createdAt', 'updatedAt', 'completedAT', 'id'],
)

export type OrderListQuery = Static<typeof orderListQuerySchema>

export const orderEventListQuerySchema = listQuerySchema({ orderId: filters.id }, ['id', 'at'])

export type OrderEventListQuery = Static<typeof orderEventListQuerySchema>
