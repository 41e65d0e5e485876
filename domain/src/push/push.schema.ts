import { type Static, Type } from '@sinclair/typebox'
import { ignored } from '../kit/ignored.ts'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { pushLimits } from './push.limits.ts'

const closed = { additionalProperties: false } as const

/** A browser that has agreed to show notifications, even while Brigade is not open in it. */
export const pushSubscriptionSchema = Type.Object(
  {
    id: idSchema,
    /** The address at which its push service takes messages for it. */
    endpoint: Type.String(),
    /** Its name for people, such as `Chrome, Android`. */
    deviceName: Type.String(),
    createdAt: instantSchema,
    /** The last time that it confirmed its subscription while a person was signed in there. */
    confirmedAt: instantSchema,
  },
  closed,
)

export type PushSubscription = Static<typeof pushSubscriptionSchema>

/** The body that creates a subscription: the result of the browser's `PushSubscription.toJSON()`, with a name. */
export const createPushSubscriptionSchema = Type.Object(
  {
    endpoint: Type.String({ minLength: 1, maxLength: pushLimits.endpointLength }),
    keys: Type.Object(
      {
        /** Its public key: a point of the curve P-256, uncompressed, in base64url. */
        p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
        /** Its secret of 16 bytes, in base64url. */
        auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
      },
      closed,
    ),
    deviceName: Type.Optional(Type.String({ maxLength: pushLimits.deviceNameLength })),
    expirationTime: ignored,
  },
  closed,
)

export type CreatePushSubscription = Static<typeof createPushSubscriptionSchema>

export const pushSubscriptionListQuerySchema = Type.Object(
  {
    $limit: Type.Optional(Type.Integer({ minimum: 0 })),
    $skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  },
  closed,
)

export type PushSubscriptionListQuery = Static<typeof pushSubscriptionListQuerySchema>

/** The public key of this installation for browsers (RFC 8292): a point of P-256, uncompressed, in base64url. */
export const pushKeySchema = Type.Object({ publicKey: Type.String() }, closed)

export type PushKey = Static<typeof pushKeySchema>

/** The body that sends a test message to one of the caller's own browsers. */
export const testPushSchema = Type.Object({ id: idSchema }, closed)

export type TestPush = Static<typeof testPushSchema>
