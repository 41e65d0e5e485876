import { type Static, Type } from '@sinclair/typebox'
import { instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { passwordLength } from './auth.schema.ts'

const closed = { additionalProperties: false } as const

/** How long the second step of a sign-in can be taken, and a set-up be confirmed. */
export const challengeMinutes = { signIn: 5, setUp: 15 } as const

/**
 * Limit of wrong codes of an account from all devices that it has not signed in with before, besides `signInLimits`.
 * Only people who know the password get as far as a code. Recovery codes can't be guessed and are accepted anyway.
 */
export const codeLimits = { wrongTries: 20, perSeconds: 3_600, lockSeconds: 3_600 } as const

export const challengeSchema = Type.String({ minLength: 1, maxLength: 1_000 })

/** A code of the authenticator app, or a recovery code, as it was typed. */
export const codeSchema = Type.String({ minLength: 1, maxLength: 100 })

const passwordSchema = Type.String({ minLength: 1, maxLength: passwordLength.most })

/** The second factor of the caller's own account. */
export const secondFactorSchema = Type.Object(
  {
    isOn: Type.Boolean(),
    /** When it was set up. */
    since: nullable(instantSchema),
    recoveryCodesLeft: Type.Integer(),
    /** True if accounts of this role must have one on this server. */
    isRequired: Type.Boolean(),
  },
  closed,
)

export type SecondFactor = Static<typeof secondFactorSchema>

/** The secret for an authenticator app, with the challenge that a first code confirms. */
export const factorSetUpSchema = Type.Object(
  {
    /** The secret in base32, for people who can't scan. */
    secret: Type.String(),
    /** The `otpauth:` address in the QR code. */
    address: Type.String(),
    /** Sent back with the first code. */
    challenge: challengeSchema,
    expiresAt: instantSchema,
  },
  closed,
)

export type FactorSetUp = Static<typeof factorSetUpSchema>

/** A set-up of an account that has a second factor already needs a code of that one. */
export const beginFactorSchema = Type.Object(
  { currentPassword: passwordSchema, code: Type.Optional(codeSchema) },
  closed,
)

export type BeginFactor = Static<typeof beginFactorSchema>

export const beginRequiredFactorSchema = Type.Object({ challenge: challengeSchema }, closed)

export const confirmFactorSchema = Type.Object({ challenge: challengeSchema, code: codeSchema }, closed)

export type ConfirmFactor = Static<typeof confirmFactorSchema>

/** Recovery codes, which are answered once and stored only as hashes. */
export const newRecoveryCodesSchema = Type.Object({ recoveryCodes: Type.Array(Type.String()) }, closed)

export type NewRecoveryCodes = Static<typeof newRecoveryCodesSchema>

export const renewRecoveryCodesSchema = Type.Object({ code: codeSchema }, closed)

export const endFactorSchema = Type.Object({ currentPassword: passwordSchema, code: codeSchema }, closed)

export type EndFactor = Static<typeof endFactorSchema>
