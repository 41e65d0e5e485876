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

/** Wrong passwords: this many a minute, for an account and for an address, before both wait. */
export const signInLimits = { wrongTries: 5, perSeconds: 60, lockSeconds: 60 } as const

/** How long sign-ins last. Once its bill is closed, a guest's may still read it for the last of them. (product, People and principals) */
export const tokenLifetimes = { staffHours: 12, guestHours: 6, closedBillHours: 2 } as const
