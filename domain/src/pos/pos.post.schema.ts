import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { nullable } from '../kit/nullable.ts'
import { posPostingSchema } from './pos.schema.ts'

/**
 * The body that posts an order. `url` must be one that is configured for its venue; without it the venue's flow decides. What the point of
 * sale gets is the server's, so a `formatted_order` may come along and is ignored. (spec 1, §7)
 */
export const postToPosSchema = Type.Object(
  {
    orderId: idSchema,
    url: Type.Optional(Type.String({ maxLength: 2_000 })),
    formatted_order: ignored,
    /** The last attempt that the caller knows of, 0 for none: one that was made since is not repeated unseen. */
    attempt: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    /** Said by a person: it is to be sent although the point of sale has it, or may have it. */
    mayArriveTwice: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

export type PostToPos = Static<typeof postToPosSchema>

/**
 * What came of it: the words and the check of the point of sale, and the record. While others are before it, it may still wait: then `message`
 * says so.
 */
export const postedToPosSchema = Type.Object(
  {
    message: nullable(Type.String()),
    checkNumber: nullable(Type.String()),
    checkSeq: nullable(Type.String()),
    posting: posPostingSchema,
  },
  { additionalProperties: false },
)

export type PostedToPos = Static<typeof postedToPosSchema>
