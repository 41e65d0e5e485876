import { type Static, Type } from '@sinclair/typebox'
import { staffRoleSchema } from '../access/roles.ts'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { languageSchema } from '../kit/languages.schema.ts'

/** A member of staff as anyone may see them: never a password, hashed or not. (spec 1, §3) */
export const staffUserSchema = Type.Object(
  {
    id: idSchema,
    email: Type.String(),
    role: staffRoleSchema,
    fname: Type.String(),
    lname: Type.String(),
    restaurantId: Type.Array(idSchema),
    language: languageSchema,
    isActive: Type.Boolean(),
    createdAt: instantSchema,
  },
  { additionalProperties: false },
)

export type StaffUser = Static<typeof staffUserSchema>

const nameSchema = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })

export const passwordLength = { least: 10, most: 200 } as const

/** The fields of their own account that people may change. */
export const patchOwnAccountSchema = Type.Object(
  { fname: Type.Optional(nameSchema), lname: Type.Optional(nameSchema), language: Type.Optional(languageSchema) },
  { additionalProperties: false },
)

export type PatchOwnAccount = Static<typeof patchOwnAccountSchema>

export const changePasswordSchema = Type.Object(
  {
    currentPassword: Type.String({ minLength: 1, maxLength: passwordLength.most }),
    newPassword: Type.String({ minLength: passwordLength.least, maxLength: passwordLength.most }),
  },
  { additionalProperties: false },
)

export type ChangePassword = Static<typeof changePasswordSchema>

/**
 * Limit of wrong passwords for one account from one address or one device: after this many per minute, the next try
 * must wait.
 */
export const signInLimits = { wrongTries: 5, perSeconds: 60, lockSeconds: 60 } as const

/**
 * Limit of wrong passwords for one account from anywhere: this many are free, then each try waits longer than the one
 * before.
 */
export const accountSlowDown = { freeTries: 5, perSeconds: 60, firstWaitMs: 250, longestWaitMs: 4000 } as const

/** Limit of wrong passwords for any accounts from one address, which a whole venue may share. */
export const addressSlowDown = { freeTries: 20, perSeconds: 60, firstWaitMs: 250, longestWaitMs: 4000 } as const

/** The number of open guest sessions of one table. If there are more, the oldest end. */
export const guestSessionsAtMost = 1000

/**
 * The lifetimes of sign-ins. After its bill is closed, a guest's session can still read the bill for `closedBillHours`.
 * (product, People and principals)
 */
export const tokenLifetimes = { staffHours: 12, guestHours: 6, closedBillHours: 2 } as const
