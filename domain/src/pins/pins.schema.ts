import { type Static, Type } from '@sinclair/typebox'
import { staffRoleSchema } from '../access/roles.ts'
import { passwordLength } from '../auth/auth.schema.ts'
import { idempotencyKeySchema, idSchema, instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'

const closed = { additionalProperties: false } as const

const deviceFields = {
  id: idSchema,
  restaurantId: idSchema,
  name: Type.String(),
  /** The minutes without a touch after which it asks again who is there; null for a screen that is never locked. */
  lockAfterMinutes: nullable(Type.Integer()),
  createdAt: instantSchema,
  createdBy: Type.String(),
  /** When it was used last, to a minute. */
  lastSeenAt: nullable(instantSchema),
}

/** A device of a venue on which people change by their PINs, without its token. */
export const sharedDeviceSchema = Type.Object(deviceFields, closed)

export type SharedDevice = Static<typeof sharedDeviceSchema>

/** A device that has just been shared. */
export const newSharedDeviceSchema = Type.Object(
  {
    ...deviceFields,
    /** The token that the device stores, which is answered this once; null if the call was repeated. */
    token: nullable(Type.String()),
  },
  closed,
)

export type NewSharedDevice = Static<typeof newSharedDeviceSchema>

const nameSchema = Type.String({ maxLength: 1_000 })
const lockSchema = nullable(Type.Integer())

export const shareDeviceSchema = Type.Object(
  {
    restaurantId: idSchema,
    name: nameSchema,
    lockAfterMinutes: Type.Optional(lockSchema),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  closed,
)

export type ShareDevice = Static<typeof shareDeviceSchema>

export const patchSharedDeviceSchema = Type.Object(
  { name: Type.Optional(nameSchema), lockAfterMinutes: Type.Optional(lockSchema) },
  closed,
)

export type PatchSharedDevice = Static<typeof patchSharedDeviceSchema>

/** The fields of a shared device that people fill in. */
export type DeviceDraft = Pick<SharedDevice, 'name' | 'lockAfterMinutes'>

export const sharedDeviceListQuerySchema = listQuerySchema({ restaurantId: filters.id }, ['id', 'name'])

export type SharedDeviceListQuery = Static<typeof sharedDeviceListQuerySchema>

const tokenSchema = Type.String({ minLength: 1, maxLength: 100 })

export const readDeviceSchema = Type.Object({ token: tokenSchema }, closed)

/** The screen of a shared device without a session: the names of the device and its venue, and the people with a PIN. */
export const openedDeviceSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    name: Type.String(),
    venueName: Type.String(),
    lockAfterMinutes: nullable(Type.Integer()),
    people: Type.Array(Type.Object({ id: idSchema, fname: Type.String(), lname: Type.String() }, closed)),
  },
  closed,
)

export type OpenedDevice = Static<typeof openedDeviceSchema>

export type DevicePerson = OpenedDevice['people'][number]

const pinSchema = Type.String({ maxLength: 100 })

/** The body of a sign-in with a PIN. The rules report what is wrong with it. */
export const usePinSchema = Type.Object({ token: tokenSchema, userId: idSchema, pin: pinSchema }, closed)

export type UsePin = Static<typeof usePinSchema>

/** Whether the caller has a PIN. No answer contains the PIN itself. */
export const ownPinSchema = Type.Object(
  {
    hasPin: Type.Boolean(),
    setAt: nullable(instantSchema),
    /** True if the caller signed in with a PIN: then the PIN proves who they are, else the password. */
    isSignedInByPin: Type.Boolean(),
  },
  closed,
)

export type OwnPin = Static<typeof ownPinSchema>

/** The body that sets the caller's own PIN, or with null removes it. */
export const setOwnPinSchema = Type.Object(
  {
    pin: nullable(pinSchema),
    currentPassword: Type.Optional(Type.String({ maxLength: passwordLength.most })),
    /** Only for people who signed in with a PIN. */
    currentPin: Type.Optional(pinSchema),
  },
  closed,
)

export type SetOwnPin = Static<typeof setOwnPinSchema>

/** A person with a PIN, as those who manage them see them. */
export const pinHolderSchema = Type.Object(
  {
    /** The id of the account. */
    id: idSchema,
    fname: Type.String(),
    lname: Type.String(),
    role: staffRoleSchema,
    setAt: instantSchema,
  },
  closed,
)

export type PinHolder = Static<typeof pinHolderSchema>

export const pinHolderListQuerySchema = listQuerySchema({ restaurantId: filters.id }, ['id', 'fname'])

export type PinHolderListQuery = Static<typeof pinHolderListQuerySchema>

export const noteActivitySchema = Type.Object({}, closed)

/** The time at which the session ends if nobody touches the device. */
export const activitySchema = Type.Object({ until: instantSchema }, closed)
