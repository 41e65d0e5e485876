import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema, instantSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { escalationSchema } from './escalation.schema.ts'
import { answerDraftSchema, answerSchema, ownTextSchema, serviceIconSchema } from './service-forms.schema.ts'
import { serviceFormLimits } from './service-forms.limits.ts'

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
  'custom',
] as const

const requestTypeSchema = Type.Union(requestTypes.map((type) => Type.Literal(type)))

export type RequestType = (typeof requestTypes)[number]

/** The types whose due minutes are in the venue's request times: a service of the venue's own has its minutes itself. */
export type TimedRequestType = Exclude<RequestType, 'custom'>

export const timedRequestTypes = requestTypes.filter((type): type is TimedRequestType => type !== 'custom')

export const requestStatuses = ['active', 'completed', 'cancelled'] as const

const requestStatusSchema = Type.Union(requestStatuses.map((status) => Type.Literal(status)))

export type RequestStatus = (typeof requestStatuses)[number]

/** A request to the floor, by a guest, or by the kitchen when food is ready. (spec 1, §3) */
export const requestSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    requestType: requestTypeSchema,
    status: requestStatusSchema,
    tableId: idSchema,
    table: Type.String(),
    /** The number of the sitting at the table that made it. */
    sitting: Type.Integer(),
    orderId: Type.Union([idSchema, Type.Null()]),
    version: Type.Integer(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    updatedBy: Type.Union([Type.String(), Type.Null()]),
    /** The time by which it is to be resolved. */
    dueAt: nullable(instantSchema),
    /** The time of its last escalation. */
    escalatedAt: nullable(instantSchema),
    /** Whom it was escalated to, and when: the oldest first; null without escalations. */
    escalations: nullable(Type.Array(escalationSchema)),
    /** The name of the person who has taken it, and the time. */
    takenBy: nullable(Type.String()),
    /** The id of that person's account, because two people may have the same name. */
    takenById: nullable(idSchema),
    takenAt: nullable(instantSchema),
    /** The time at which it was resolved or cancelled. */
    endedAt: nullable(instantSchema),
    /** The roles on whose screens it pops up, as its service had them; null for all of the floor. */
    alertedRoles: nullable(Type.Array(Type.String())),
    /** The venue's own service of a request of type `custom`. The service can be gone since. */
    serviceId: nullable(idSchema),
    /** The name and the icon of that service when it was requested. */
    serviceLabel: nullable(ownTextSchema),
    serviceIcon: nullable(serviceIconSchema),
    /** The answers to the questions of that service, with the questions as they were. */
    answers: nullable(Type.Array(answerSchema)),
  },
  { additionalProperties: false },
)

export type GuestRequest = Static<typeof requestSchema>

/** The payment requests of guests: by card, in cash, online, or to have the bill. */
export const paymentRequestTypes = ['card', 'cash', 'online', 'bill'] as const satisfies RequestType[]

export type PaymentRequestType = (typeof paymentRequestTypes)[number]

/** The other requests of guests to the floor. */
export const serviceRequestTypes = [
  'talk',
  'icebucket',
  'food',
  'towel',
  'tray',
  'custom',
] as const satisfies RequestType[]

export type ServiceRequestType = (typeof serviceRequestTypes)[number]

/**
 * Made outside the schema: otherwise every screen that uses this list would load the schema and its builder too.
 */
const askedTypes = ['orderCancellation', ...paymentRequestTypes, ...serviceRequestTypes] as const

/**
 * The body of a guest's request: a service, a payment, or the cancellation of one of their orders, which must be named.
 * The server itself creates the kitchen's notices.
 */
export const createRequestSchema = Type.Object(
  {
    requestType: Type.Union(askedTypes.map((type) => Type.Literal(type))),
    orderId: Type.Optional(idSchema),
    /** The venue's own service, for the type `custom`. */
    serviceId: Type.Optional(idSchema),
    /** Answers to the questions of that service, by their keys. */
    answers: Type.Optional(Type.Array(answerDraftSchema, { maxItems: serviceFormLimits.mostQuestions })),
    restaurantId: Type.Optional(idSchema),
    tableId: Type.Optional(idSchema),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type CreateRequest = Static<typeof createRequestSchema>

/** The body that ends a request. `updatedBy` is accepted and ignored: the server knows the caller. */
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
    serviceId: filters.id,
    createdAt: filters.instant,
    updatedAt: filters.instant,
  },
  ['createdAt', 'updatedAt', 'id'],
)

export type RequestListQuery = Static<typeof requestListQuerySchema>

/** The body of an act on one request: take it, give it back, or reopen it. */
export const requestActSchema = Type.Object({ id: idSchema }, { additionalProperties: false })

/** The body that counts waiting requests, by default those of the last 31 days. */
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

/** The number of waiting requests, and of those that are overdue. */
export const requestCountSchema = Type.Object(
  { total: Type.Integer(), overdue: Type.Integer() },
  { additionalProperties: false },
)

export type RequestCount = Static<typeof requestCountSchema>

/**
 * The body that exports the requests of a range, by their creation, of all venues of the caller unless it names some:
 * both instants are excluded. `currency` is accepted and ignored: requests have no amounts.
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

/** The range of the list of requests in days. (spec 1, §9) */
export const requestWindowDays = 31
