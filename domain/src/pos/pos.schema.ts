import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { doerKindSchema } from '../orders/orders.acts.schema.ts'
import { postingReasons, postingStates } from './pos.states.ts'

/** The limits in characters for stored messages of a point of sale, and for the numbers of its checks. */
export const posLimits = { messageLength: 500, checkLength: 64, urlLength: 500, displayNameLength: 60 } as const

const postingStateSchema = Type.Union(postingStates.map((state) => Type.Literal(state)))
const postingReasonSchema = Type.Union(postingReasons.map((reason) => Type.Literal(reason)))

/**
 * One attempt to post an order to the venue's point of sale. Each attempt has a record of its own, and the last one has
 * the current state.
 */
export const posPostingSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    orderId: idSchema,
    /** The name of the table or room at that time. */
    table: Type.String(),
    /** The number of the attempt; the first one of an order is 1. */
    attempt: Type.Integer(),
    state: postingStateSchema,
    /** The reason why it is not posted; null unless it failed, is uncertain or was withdrawn. */
    reason: nullable(postingReasonSchema),
    /** The point of sale's own message. */
    message: nullable(Type.String()),
    /** True if the venue posts automatically, and no person requested this posting. */
    isAutomatic: Type.Boolean(),
    /** The venue's address for it; null before it has begun, if no address was chosen. */
    addressId: nullable(Type.Integer()),
    /** The URL to which it was last sent. */
    url: nullable(Type.String()),
    checkNumber: nullable(Type.String()),
    checkSeq: nullable(Type.String()),
    /** The person who posts it, or who accepted the automatically posted order. */
    by: Type.String(),
    byKind: doerKindSchema,
    byId: nullable(idSchema),
    /** The job that sends it. */
    jobId: nullable(idSchema),
    version: Type.Integer(),
    createdAt: instantSchema,
    /** The time at which it starts automatically: until then, accepting the order can be undone. */
    dueAt: instantSchema,
    begunAt: nullable(instantSchema),
    endedAt: nullable(instantSchema),
  },
  { additionalProperties: false },
)

export type PosPosting = Static<typeof posPostingSchema>

export const posPostingListQuerySchema = listQuerySchema(
  {
    id: filters.id,
    restaurantId: filters.id,
    orderId: filters.id,
    state: filters.oneOf(postingStateSchema),
    createdAt: filters.instant,
  },
  ['createdAt', 'id'],
)

export type PosPostingListQuery = Static<typeof posPostingListQuerySchema>
