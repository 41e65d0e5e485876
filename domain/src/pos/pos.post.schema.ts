import { type Static, Type } from '@sinclair/typebox'
import { idSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { nullable } from '../kit/nullable.ts'
import { posPostingSchema } from './pos.schema.ts'

/**
 * The body that posts an order. `url` must be configured for its venue; without it the venue's flow decides. The server
 * makes the data for the point of sale, so a `formatted_order` is accepted and ignored. (spec 1, §7)
 */
export const postToPosSchema = Type.Object(
  {
    orderId: idSchema,
    url: Type.Optional(Type.String({ maxLength: 2_000 })),
    formatted_order: ignored,
    /**
     * The last attempt that the caller has seen, 0 for none: the call is refused if there is a later one, unless that
     * is an automatic one that still waits.
     */
    attempt: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    /** A person's decision: the order is sent although the point of sale has it, or may have it. */
    mayArriveTwice: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

export type PostToPos = Static<typeof postToPosSchema>

/**
 * The result: the message and the check of the point of sale, and the record. The posting may still wait behind others:
 * then `message` states it.
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
