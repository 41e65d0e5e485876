import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { doerKindSchema } from '../orders/orders.acts.schema.ts'
import { postingReasons, postingStates } from './pos.states.ts'

/** In characters: what is kept of what a point of sale says, and of the numbers of its checks. */
export const posLimits = { messageLength: 500, checkLength: 64, urlLength: 500, displayNameLength: 60 } as const

const postingStateSchema = Type.Union(postingStates.map((state) => Type.Literal(state)))
const postingReasonSchema = Type.Union(postingReasons.map((reason) => Type.Literal(reason)))

/** One attempt to post an order to the venue's point of sale: each has a record of its own, the last one says how it stands. */
export const posPostingSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    orderId: idSchema,
    /** The name of the table or room, as it was then. */
    table: Type.String(),
    /** 1 for the first one of an order. */
    attempt: Type.Integer(),
    state: postingStateSchema,
    /** Why it is not posted; null unless it failed, is uncertain or was withdrawn. */
    reason: nullable(postingReasonSchema),
    /** What the point of sale itself said, in its own words. */
    message: nullable(Type.String()),
    /** Whether the venue posts by itself, and nobody asked for this one. */
    isAutomatic: Type.Boolean(),
    /** Which of the venue's addresses it is for; null until it has begun, where nobody named one. */
    addressId: nullable(Type.Integer()),
    /** Where it was sent last. */
    url: nullable(Type.String()),
    checkNumber: nullable(Type.String()),
    checkSeq: nullable(Type.String()),
    /** Who posts it, or has accepted what is posted by itself. */
    by: Type.String(),
    byKind: doerKindSchema,
    byId: nullable(idSchema),
    /** The job that does it. */
    jobId: nullable(idSchema),
    version: Type.Integer(),
    createdAt: instantSchema,
    /** When it begins by itself: what was accepted can be taken back until then. */
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
