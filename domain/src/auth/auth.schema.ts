import { type Static, Type } from '@sinclair/typebox'
import { staffRoleSchema } from '../access/roles.ts'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { languageSchema } from '../kit/languages.ts'

/** A member of staff as everybody may see them: never a password, hashed or not. (spec 1, §3) */
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

/** What people may change of their own account. */
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

/** Wrong passwords of one account from one address, or from one device: this many a minute, before these wait for one. */
export const signInLimits = { wrongTries: 5, perSeconds: 60, lockSeconds: 60 } as const

/** Wrong passwords of one account from anywhere: so many are free, and then each try waits longer than the one before. */
export const accountSlowDown = { freeTries: 5, perSeconds: 60, firstWaitMs: 250, longestWaitMs: 4000 } as const

/** The same for wrong passwords of whatever accounts from one address, behind which there may be a whole venue. */
export const addressSlowDown = { freeTries: 20, perSeconds: 60, firstWaitMs: 250, longestWaitMs: 4000 } as const

/** Guest sessions that one table has open at a time: of more, the oldest have ended. */
export const guestSessionsAtMost = 1000

/** How long sign-ins last. Once its bill is closed, a guest's may still read it for the last of them. (product, People and principals) */
export const tokenLifetimes = { staffHours: 12, guestHours: 6, closedBillHours: 2 } as const
