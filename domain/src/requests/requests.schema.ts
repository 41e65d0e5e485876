import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema, instantSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'

export const requestTypes = [
  'talk',
  'icebucket',
  'bill',
  'food',
  'towel',
  'tray',
  'card',
  'cash',
  'online',
  'kitchen',
  'orderCancellation',
] as const

const requestTypeSchema = Type.Union(requestTypes.map((type) => Type.Literal(type)))

export type RequestType = (typeof requestTypes)[number]

export const requestStatuses = ['active', 'completed', 'cancelled'] as const

const requestStatusSchema = Type.Union(requestStatuses.map((status) => Type.Literal(status)))

export type RequestStatus = (typeof requestStatuses)[number]

/** Something that the floor is asked for: by a guest, or by the kitchen when food is ready. (spec 1, §3) */
export const requestSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    requestType: requestTypeSchema,
    status: requestStatusSchema,
    tableId: idSchema,
    table: Type.String(),
    /** The number of the sitting at the table from which it comes. */
    sitting: Type.Integer(),
    orderId: Type.Union([idSchema, Type.Null()]),
    version: Type.Integer(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    updatedBy: Type.Union([Type.String(), Type.Null()]),
    /** Until when it is to be seen to. */
    dueAt: nullable(instantSchema),
    /** When it was overdue and its manager was told. */
    escalatedAt: nullable(instantSchema),
    /** Who is on it, and since when. */
    takenBy: nullable(Type.String()),
    /** Of their account, for two people may have one name. */
    takenById: nullable(idSchema),
    takenAt: nullable(instantSchema),
    /** When it was seen to, or called off. */
    endedAt: nullable(instantSchema),
  },
  { additionalProperties: false },
)

export type GuestRequest = Static<typeof requestSchema>

/** The wishes of guests to pay: by card, in cash, online, or to have the bill. */
export const paymentRequestTypes = ['card', 'cash', 'online', 'bill'] as const satisfies RequestType[]

export type PaymentRequestType = (typeof paymentRequestTypes)[number]

/** What else guests ask the floor for. */
export const serviceRequestTypes = ['talk', 'icebucket', 'food', 'towel', 'tray'] as const satisfies RequestType[]

export type ServiceRequestType = (typeof serviceRequestTypes)[number]

/** Beside the schema: arrays that are joined within it would keep it, and all shapes are built with, in every screen. */
const askedTypes = ['orderCancellation', ...paymentRequestTypes, ...serviceRequestTypes] as const

/**
 * The body of what a guest asks for: a service, to pay, or to have an order of theirs cancelled, which must be named. The kitchen's notices
 * the server opens itself.
 */
export const createRequestSchema = Type.Object(
  {
    requestType: Type.Union(askedTypes.map((type) => Type.Literal(type))),
    orderId: Type.Optional(idSchema),
    restaurantId: Type.Optional(idSchema),
    tableId: Type.Optional(idSchema),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type CreateRequest = Static<typeof createRequestSchema>

/** The body that ends a request. `updatedBy` is accepted and ignored: the server knows who asks. */
export const patchRequestSchema = Type.Object(
  {
    id: Type.Optional(idSchema),
    status: Type.Union([Type.Literal('completed'), Type.Literal('cancelled')]),
    updatedBy: ignored,
  },
  { additionalProperties: false },
)

export type PatchRequest = Static<typeof patchRequestSchema>

export const requestListQuerySchema = listQuerySchema(
  {
    id: filters.id,
    restaurantId: filters.id,
    requestType: filters.oneOf(requestTypeSchema),
    status: filters.oneOf(requestStatusSchema),
    tableId: filters.id,
    orderId: filters.id,
    createdAt: filters.instant,
    updatedAt: filters.instant,
  },
  ['createdAt', 'updatedAt', 'id'],
)

export type RequestListQuery = Static<typeof requestListQuerySchema>

/** The body of what is done to one request: to take it, to give it back, to open it again. */
export const requestActSchema = Type.Object({ id: idSchema }, { additionalProperties: false })

/** The body that counts what waits; of the last 31 days unless asked otherwise. */
export const countRequestsSchema = Type.Object(
  {
    restaurantId: filters.id,
    requestType: filters.oneOf(requestTypeSchema),
    tableId: filters.id,
    createdAt: filters.instant,
  },
  { additionalProperties: false },
)

export type CountRequests = Static<typeof countRequestsSchema>

/** How many requests wait for somebody, and how many of them longer than they should. */
export const requestCountSchema = Type.Object(
  { total: Type.Integer(), overdue: Type.Integer() },
  { additionalProperties: false },
)

export type RequestCount = Static<typeof requestCountSchema>

/**
 * The body that exports the requests of some time, by when they were made, of all venues of the caller unless some are named: both instants are excluded. `currency` is accepted and ignored:
 * requests have no amounts.
 */
export const exportRequestsSchema = Type.Object(
  {
    fileName: Type.String({ minLength: 1, maxLength: 200 }),
    restaurantId: filters.id,
    createdAt: Type.Object({ $gt: instantSchema, $lt: instantSchema }, { additionalProperties: false }),
    status: filters.oneOf(requestStatusSchema),
    currency: ignored,
  },
  { additionalProperties: false },
)

export type ExportRequests = Static<typeof exportRequestsSchema>

/** Requests are listed this far back. (spec 1, §9) */
export const requestWindowDays = 31
