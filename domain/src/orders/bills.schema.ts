import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { nullable } from '../kit/nullable.ts'

/** The closer of a bill: a person, or the venue's night. */
const billClosersSchema = Type.Union([Type.Literal('staff'), Type.Literal('night')])

/**
 * The bill of one sitting at a table: its orders and payments from the first order until it is closed. Sums leave out
 * merged orders, whose lines and payments belong to other orders, and cancelled ones, whose payments are `refundDue`.
 * (product, Orders)
 */
export const billSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    tableId: idSchema,
    table: Type.String(),
    /** The number of the sitting at this table. */
    sitting: Type.Integer(),
    version: Type.Integer(),
    openedAt: instantSchema,
    updatedAt: instantSchema,
    closedAt: nullable(instantSchema),
    closedBy: nullable(Type.String()),
    closedByKind: nullable(billClosersSchema),
    closedById: nullable(idSchema),
    orderIds: Type.Array(idSchema),
    cartPrice: amountSchema,
    serviceFee: amountSchema,
    vatFee: amountSchema,
    /** The sum of its orders' discounts. */
    discountAmount: amountSchema,
    /** The price of its orders: lines and fees less discounts. */
    orderPrice: amountSchema,
    tipAmount: amountSchema,
    amountPaidOnline: amountSchema,
    amountPaidInCash: amountSchema,
    amountPaidByCard: amountSchema,
    amountToBePaid: amountSchema,
    refundDue: amountSchema,
  },
  { additionalProperties: false },
)

export type Bill = Static<typeof billSchema>

export const billListQuerySchema = listQuerySchema(
  {
    id: filters.id,
    restaurantId: filters.id,
    tableId: filters.id,
    isOpen: Type.Optional(Type.Boolean()),
    openedAt: filters.instant,
    updatedAt: filters.instant,
  },
  ['openedAt', 'updatedAt', 'id'],
)

export type BillListQuery = Static<typeof billListQuerySchema>

/** The body that closes a bill. */
export const closeBillSchema = Type.Object({ id: idSchema }, { additionalProperties: false })

export type CloseBill = Static<typeof closeBillSchema>
