import { type Static, Type } from '@sinclair/typebox'
import { callFailures } from '../kit/call-failures.ts'
import { idSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'

/** The body that asks whether a point of sale can be reached at an address of the venue. */
export const testPosSchema = Type.Object(
  { restaurantId: idSchema, addressId: idSchema },
  { additionalProperties: false },
)

export type TestPos = Static<typeof testPosSchema>

/** How long each call of a test may take, in milliseconds. */
export const posTestLimitMs = 5_000

/** What came of a call: something answered there, or why nothing did. */
export const posReaches = ['answered', 'unreachable', 'addressForbidden', 'noAnswer'] as const

const reachSchema = Type.Object(
  {
    url: Type.String(),
    reach: Type.Union(posReaches.map((reach) => Type.Literal(reach))),
    /** The HTTP status; null where nothing answered. */
    status: nullable(Type.Integer()),
    /** Why nothing answered, as far as the server knows. */
    failure: nullable(Type.Union(callFailures.map((failure) => Type.Literal(failure)))),
    /** How long it took, in milliseconds. */
    tookMs: Type.Integer(),
  },
  { additionalProperties: false },
)

export type PosReach = Static<typeof reachSchema>

export const testedPosSchema = Type.Object(
  {
    endPoint: reachSchema,
    /** Null where the venue has no address for open checks. */
    openCheck: nullable(reachSchema),
  },
  { additionalProperties: false },
)

export type TestedPos = Static<typeof testedPosSchema>
