import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { orderTypeSchema, paymentTypeSchema } from './orders.schema.ts'
import { type OrderGroup, orderStatusSchema } from './orders.status.ts'

/** The body that counts the open orders of a venue by column; without `createdAt`, those of the last seven days. */
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

const nameSchema = Type.Optional(Type.String({ minLength: 1, maxLength: 60 }))

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
    paymentType: filters.oneOf(paymentTypeSchema),
    /** The beginning of the guest's last name. */
    lastname: nameSchema,
    /** The beginning of any part of the name of the member of staff who placed the order. */
    placedBy: nameSchema,
    /** The limit of `total`: counting a million orders takes longer than reading a page of them. */
    $countTo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  },
  ['createdAt', 'updatedAt', 'completedAT', 'id'],
)

export type OrderListQuery = Static<typeof orderListQuerySchema>

export const orderEventListQuerySchema = listQuerySchema({ orderId: filters.id }, ['id', 'at'])

export type OrderEventListQuery = Static<typeof orderEventListQuerySchema>
