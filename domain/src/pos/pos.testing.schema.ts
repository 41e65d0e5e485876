import { type Static, Type } from '@sinclair/typebox'
import { callFailures } from '../kit/call-failures.ts'
import { idSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'

/** The body that tests whether a point of sale can be reached at an address of the venue. */
export const testPosSchema = Type.Object(
  { restaurantId: idSchema, addressId: idSchema },
  { additionalProperties: false },
)

export type TestPos = Static<typeof testPosSchema>

/** The time limit of each call of a test, in milliseconds. */
export const posTestLimitMs = 5_000

/** The results of a call: it was answered, or the reason why not. */
export const posReaches = ['answered', 'unreachable', 'addressForbidden', 'noAnswer'] as const

const reachSchema = Type.Object(
  {
    url: Type.String(),
    reach: Type.Union(posReaches.map((reach) => Type.Literal(reach))),
    /** The HTTP status; null if there was no answer. */
    status: nullable(Type.Integer()),
    /** The reason for the missing answer, as far as the server knows. */
    failure: nullable(Type.Union(callFailures.map((failure) => Type.Literal(failure)))),
    /** The duration in milliseconds. */
    tookMs: Type.Integer(),
  },
  { additionalProperties: false },
)

export type PosReach = Static<typeof reachSchema>

export const testedPosSchema = Type.Object(
  {
    endPoint: reachSchema,
    /** Null if the venue has no address for open checks. */
    openCheck: nullable(reachSchema),
  },
  { additionalProperties: false },
)

export type TestedPos = Static<typeof testedPosSchema>
